/**
 * The registry of public pages: everything that the site must know about the address of each. Routes, cache rules,
 * headers, sitemap, robots.txt, search, share images and offline reading are derived from it (`page-lists.ts`).
 * `files.ts` lists what has no header and footer.
 */

import { country, isInGhana } from '../country/country.ts'
import { regions } from '../country/regions.ts'
import { fsaIsNotFas, otherLetters } from '../facts/disease.ts'
import { feeds } from '../feeds.ts'
import { languageTags } from '../languages.ts'
import { organisationName } from '../organisation-name.ts'
import {
  aboutPath,
  accessibilityPath,
  askPath,
  cardPath,
  confirmPath,
  contactPath,
  draftLinkPath,
  eventPath,
  eventSignupPath,
  eventsPath,
  genotypePath,
  getInvolvedPath,
  getTestedPath,
  givePath,
  helpPath,
  informationPath,
  newslettersPath,
  numbersPath,
  offlinePath,
  ownEntryPath,
  placesPath,
  pressPath,
  printPath,
  privacyPath,
  questionsPath,
  searchPath,
  signupPath,
  subscribePath,
  testResultsPath,
  unsubscribePath,
  volunteerPath,
  whatIsSickleCellPath,
} from '../paths.ts'
import { warningSigns } from '../warning-signs.ts'
import { eventsWording } from '../wording/events.ts'
import { newslettersWording } from '../wording/newsletters.ts'
import { placesWording } from '../wording/places.ts'
import { printWording } from '../wording/print.ts'
import { questionsWording } from '../wording/questions.ts'
import { volunteerWording } from '../wording/volunteers.ts'
import { wording } from '../wording.ts'
import { isLeftOut } from './left-out.ts'
import { fixed, never, numberOf, type PublicPage, recordName } from './public-page.ts'

const region = Object.entries(regions)
  .flatMap(([code, name]) => [code, encodeURIComponent(name)])
  .join('|')

const place = { shows: ['places'], changes: 'at midnight' } as const
const event = { shows: ['events'], changes: 'each quarter of an hour' } as const
const secret = { isSecret: true, isHidden: true } as const

const insurance = country.healthInsurance ? ` ${country.healthInsurance},` : ''

/** The texts that the search finds change only with a release, so they are in this file and not in a table. */
const allPages: readonly PublicPage[] = [
  {
    path: '/',
    module: 'home/home.tsx',
    ...fixed,
    shows: ['articles', 'events', 'places'],
    changes: 'each quarter of an hour',
  },
  {
    path: aboutPath,
    module: 'about/about.tsx',
    shareText: 'About us',
    search: {
      get title() {
        return `About ${organisationName()}`
      },
      get text() {
        return `What is ${organisationName()}? A youth-led non-profit in ${country.name}, working for people with sickle cell disease. Our story, our approach and our team.`
      },
    },
    ...fixed,
  },
  {
    path: helpPath,
    module: 'help/help.tsx',
    search: {
      title: 'Get help now',
      text: `In an emergency call ${country.emergencyNumber} or go to the nearest hospital. ${warningSigns.map(({ sign }) => sign).join(' ')} What to tell the staff. What to do when the hospital is far.`,
      words:
        'warning sign stroke spleen priapism fit fits convulsion seizure jaundice sick ill danger die ambulance hot sad sadness depression depressed suicide fear counselling night transport when emergency symptoms signs eyes bleeding dizzy weak coke coca black birth gave postpartum CHPS clinic temperature',
    },
    shareText: 'Sickle cell: when to go to hospital now',
    ...fixed,
    shows: ['places'],
    offline: 'at installation',
  },
  {
    path: whatIsSickleCellPath,
    module: 'what-is-sickle-cell/what-is-sickle-cell.tsx',
    search: {
      text: 'What sickle cell disease (SCD) is: haemoglobin, red blood cells, anaemia or low blood. How a child gets it from both parents. SS, SC, sickle cell trait. What it can do, what helps, and what it is not: it is not a curse, and nobody can catch it.',
      words:
        'meaning symptoms cause causes inherited catch contagious sport army football exercise trait eyes hip hips leg ulcer ulcers kidney kidneys gallstones SC',
    },
    shareText: 'What is sickle cell disease?',
    ...fixed,
  },
  {
    path: testResultsPath,
    module: 'test-result/test-result.tsx',
    search: {
      text: `Sickling positive, sickling negative, and what the letters mean. ${fsaIsNotFas.text} ${otherLetters.text} What electrophoresis can and cannot tell. Beta thalassaemia. After a blood transfusion. When to repeat the test.`,
      words:
        'slip lab laboratory report hospital paper folder baby newborn penicillin FSA FSC FAS FAC FS SF SD SE SO D AA AS SS AC SC CC positive negative sickling transfusion',
    },
    shareText: 'Your test result explained',
    ...fixed,
  },
  {
    path: getTestedPath,
    module: 'get-tested/get-tested.tsx',
    search: {
      text: `How to get tested for sickle cell: ask a laboratory for haemoglobin electrophoresis. Where to ask, what it costs,${insurance} newborn babies and newborn screening, pregnancy. Questions before your blood is taken.`,
      words: `where near town price cost how much clinic hospital ${isInGhana ? 'Accra Kumasi Tamale Takoradi ' : ''}free newborn baby sickling electrophoresis`,
    },
    shareText: 'Get tested',
    ...fixed,
    shows: ['events', 'places'],
  },
  {
    path: placesPath,
    module: 'places/places.tsx',
    shareText: 'Find care for sickle cell',
    search: {
      title: placesWording.title,
      text: placesWording.lead,
      words:
        'where clinic clinics hospital laboratory near nearest doctor test tested treatment directory map address region town newborn screening support group phone hours',
    },
    ...fixed,
    queries: [{ region }, { kind: never }, { town: '' }, { view: 'map' }],
    ...place,
    mayLocate: true,
  },
  { path: `${placesPath}/:slug`, module: 'places/place.tsx', isCached: true, offline: 'once read', ...place },
  {
    path: eventsPath,
    module: 'events/events.tsx',
    shareText: 'Screening days and events',
    search: {
      text: `${eventsWording.description} Screening days and talks. Which events are cancelled or have a new time.`,
      words: 'when date calendar programme outreach school church free test tested screen walk meeting',
    },
    ...fixed,
    queries: [{ region, when: 'past', page: numberOf(4) }],
    ...event,
  },
  {
    path: eventPath(':slug'),
    name: recordName,
    module: 'events/event.tsx',
    isCached: true,
    offline: 'once read',
    ...event,
  },
  { path: eventSignupPath(':slug'), module: 'signups/sign-up.tsx' },
  { path: signupPath(':code'), module: 'signups/signup.tsx', ...secret },
  {
    path: genotypePath,
    module: 'genotype/genotype.tsx',
    search: {
      text: 'Choose a genotype for each parent and see the chances for each pregnancy, privately: AA, AS, SS, AC, SC, CC and beta thalassaemia. Every pair in one table. Be sure first: ask a laboratory for haemoglobin electrophoresis.',
      words:
        'two marry marriage compatible compatibility couple children child AS AC SC SS CC fiance partner letters chance',
    },
    shareText: 'Know your genotype',
    ...fixed,
    shows: ['places'],
    offline: 'at installation',
  },
  {
    path: cardPath,
    module: 'card/card.tsx',
    shareText: 'My sickle cell card',
    search: {
      text: 'Make a card for hospital staff, with your type, medicines, allergies, clinic and people to call. It stays on your phone, works offline, and can be printed or saved as a picture with a QR code.',
      words: 'crisis card emergency wallet print id identity QR medical alert',
    },
    ...fixed,
  },
  {
    path: getInvolvedPath,
    module: 'get-involved/get-involved.tsx',
    search: {
      text: 'How to help people with sickle cell disease: volunteer, invite us, give blood, give money, share one true fact, review or translate our texts.',
      words:
        'donate donation momo money give join member ambassador support partner sponsor blood donor AS trait volunteer internship fundraise',
    },
    shareText: 'Get involved',
    ...fixed,
  },
  // It exists only while details are public; the record type `gifts` then lists it.
  { path: givePath, module: 'giving/give.tsx', shareText: 'Give' },
  { path: `${givePath}/:reference`, module: 'giving/gift.tsx', isSecret: true },
  {
    path: volunteerPath,
    module: 'volunteer/volunteer.tsx',
    shareText: 'Volunteer with us',
    search: {
      text: `${volunteerWording.description} Help at screening days, speak in schools, translate, call clinics, draw, help with computers.`,
      words: 'volunteers helper join internship student service hands time',
    },
    ...fixed,
  },
  { path: ownEntryPath(':token'), module: 'volunteer/own-entry.tsx', ...secret },
  {
    path: pressPath,
    module: 'press/press.tsx',
    search: {
      title: 'For journalists and health workers',
      text: 'Words to use about sickle cell disease, facts and numbers with their sources, mistakes that are often printed, pictures and their licence, how the press can reach us.',
      words: 'media journalist reporter interview nurse doctor midwife teacher leaflet poster logo facts',
    },
    shareText: 'Sickle cell facts for journalists and health workers',
    ...fixed,
  },
  {
    path: printPath,
    module: 'print/print.tsx',
    shareText: 'Sickle cell sheets to print',
    search: {
      title: printWording.title,
      text: printWording.description,
      words: 'leaflet leaflets poster posters flyer handout paper pdf download print',
    },
    ...fixed,
  },
  ...feeds.flatMap(({ path, kind }): PublicPage[] => [
    {
      path,
      module: 'articles/article-list.tsx',
      shareText: wording[kind].listTitle,
      ...fixed,
      offline: 'once read, with its query',
      queries: [{ language: languageTags.join('|'), page: numberOf(6) }],
      shows: ['articles'],
    },
    {
      path: `${path}/:id`,
      name: recordName,
      module: 'articles/article-page.tsx',
      isCached: true,
      offline: 'once read',
      shows: ['articles'],
    },
  ]),
  {
    path: '/tags/:slug',
    module: 'tags/tag-page.tsx',
    isCached: true,
    offline: 'once read, with its query',
    queries: [{ page: numberOf(6) }],
    shows: ['articles'],
  },
  // Share images are in the same folder.
  { path: draftLinkPath(':token'), name: '[^/]{20,}', module: 'draft-link/draft-page.tsx', isSecret: true },
  {
    path: contactPath,
    module: 'contact/contact.tsx',
    search: {
      title: 'Contact us',
      text: 'Send us a message or an email. Ask a question, volunteer, donate, or invite us to your school or community. Our place on the map.',
      words: 'whatsapp phone telephone',
    },
    ...fixed,
    offline: 'at installation',
    queries: [{ school: never }],
  },
  {
    path: askPath,
    module: 'questions/ask.tsx',
    shareText: 'Ask about sickle cell without a name',
    search: {
      title: questionsWording.ask.title,
      text: `${questionsWording.ask.description} ${questionsWording.ask.lead}`,
      words: 'anonymous anonymously secret private shy code',
    },
    ...fixed,
    queries: [{ place: never }],
    shows: ['questions'],
    answersSecretly: true,
  },
  { path: `${askPath}/:code`, module: 'questions/asked.tsx', ...secret },
  {
    path: questionsPath,
    module: 'questions/questions.tsx',
    shareText: 'Questions and answers about sickle cell',
    search: {
      title: questionsWording.list.title,
      text: questionsWording.list.description,
      words: 'FAQ frequently asked',
    },
    ...fixed,
    queries: [{ q: never, page: numberOf(6) }],
    shows: ['questions'],
  },
  {
    path: `${questionsPath}/:slug`,
    name: recordName,
    module: 'questions/question.tsx',
    isCached: true,
    shows: ['questions'],
  },
  {
    path: subscribePath,
    module: 'subscribe/subscribe.tsx',
    search: {
      title: 'Subscribe to our newsletter',
      text: 'A short email newsletter: news and clear facts about sickle cell disease.',
    },
    ...fixed,
  },
  { path: confirmPath(':token'), module: 'subscribe/confirm.tsx', ...secret },
  { path: unsubscribePath(':token'), module: 'subscribe/unsubscribe.tsx', ...secret },
  {
    path: newslettersPath,
    module: 'newsletters/newsletters.tsx',
    shareText: newslettersWording.title,
    ...fixed,
    queries: [{ page: numberOf(4) }],
    shows: ['newsletters'],
  },
  {
    path: `${newslettersPath}/:id`,
    name: '[0-9a-z]{16}',
    module: 'newsletters/newsletter.tsx',
    isCached: true,
    shows: ['newsletters'],
  },
  // A visitor's search is private, and rarely repeated.
  { path: searchPath, module: 'search/search.tsx', isListed: true },
  {
    path: numbersPath,
    module: 'numbers/numbers.tsx',
    search: {
      title: 'Where the numbers come from',
      text: `The main numbers and statistics on this site: what each one means, who counted, its source and year, and how far you can trust it. Births, deaths and newborn babies with sickle cell disease in ${country.name}, in Africa and worldwide.`,
    },
    shareText: 'Sickle cell in numbers',
    ...fixed,
  },
  {
    path: informationPath,
    module: 'information/information.tsx',
    shareText: 'How we make our information',
    search: {
      text: 'How a page is written, sourced, checked, reviewed and corrected. Who checks our health facts, and what we never do. Tell us about a mistake.',
    },
    ...fixed,
  },
  {
    path: privacyPath,
    module: 'privacy/privacy.tsx',
    search: {
      title: 'Privacy',
      text: `What this website keeps about you, why and for how long: messages, subscriptions, one cookie for the data saver. Your data and your rights under the ${country.privacyLaw.name} of ${country.name}.`,
    },
    ...fixed,
  },
  {
    path: accessibilityPath,
    module: 'accessibility/accessibility.tsx',
    search: {
      title: 'Accessibility',
      text: 'How this website can be used by everyone: keyboard, screen readers, large text, colours, no JavaScript. What does not work yet, and how to report a problem.',
    },
    ...fixed,
  },
  {
    path: offlinePath,
    module: 'offline/offline.tsx',
    ...fixed,
    isListed: false,
    offline: 'at installation',
  },
]

export const pages = allPages.filter(({ path }) => !isLeftOut(path))
