/** What the search knows about the fixed pages of the site: the title, the text and the search words of each. */
import { warningSigns } from '#shared/warning-signs.ts'

type SitePage = {
  path: string
  title: string
  text: string
  /** Search words for the page that its text does not contain. Not shown. */
  words?: string
}

/**
 * The site's own pages in the search. Their words change only with a release, so they are in this file and not in a
 * table.
 */
export const sitePages: readonly SitePage[] = [
  {
    path: '/help',
    title: 'Get help now',
    text: `In an emergency call 112 or go to the nearest hospital. ${warningSigns.map(({ sign }) => sign).join(' ')} What to tell the staff. What to do when the hospital is far.`,
    words:
      'warning sign stroke spleen priapism fit fits convulsion seizure jaundice sick ill danger die ambulance hot sad sadness depression depressed suicide fear counselling night transport when emergency symptoms signs eyes bleeding dizzy weak coke coca black birth gave postpartum CHPS clinic temperature',
  },
  {
    path: '/places',
    title: 'Find care',
    text: 'Places where you can be tested or treated for sickle cell, by region and nearest to a town: clinics, laboratories, newborn screening, support groups. Phone, days and hours, NHIS, and the day on which we last checked each place.',
    words: 'where clinic clinics hospital laboratory near nearest doctor test tested treatment directory map address',
  },
  {
    path: '/events',
    title: 'Screening days and events',
    text: 'Coming events where you can be tested or meet us, by date, region and town: screening days and talks. Which events are cancelled or have a new time.',
    words: 'when date calendar programme outreach school church free test tested screen walk meeting',
  },
  {
    path: '/genotype',
    title: 'Know your genotype',
    text: 'Choose a genotype for each parent and see the chances for each pregnancy, privately: AA, AS, SS, AC, SC, CC and beta thalassaemia. What the letters mean. What a carrier is, and what trait means. How to get tested: ask for haemoglobin electrophoresis.',
    words:
      'two marry marriage compatible compatibility couple children child AS AC SC SS CC fiance partner letters chance',
  },
  {
    path: '/card',
    title: 'My sickle cell card',
    text: 'Make a card for hospital staff, with your type, medicines, allergies, clinic and people to call. It stays on your phone, works offline, and can be printed or saved as a picture with a QR code.',
    words: 'crisis card emergency wallet print id identity QR medical alert',
  },
  {
    path: '/what-is-sickle-cell',
    title: 'What is sickle cell disease?',
    text: 'What sickle cell disease (SCD) is: haemoglobin, red blood cells, anaemia or low blood. How a child gets it from both parents. SS, SC, sickle cell trait. What it can do, what helps, and what it is not: it is not a curse, and nobody can catch it.',
    words:
      'meaning symptoms cause causes inherited catch contagious sport army football exercise trait eyes hip hips leg ulcer ulcers kidney kidneys gallstones SC',
  },
  {
    path: '/test-results',
    title: 'Your test result explained',
    text: 'Sickling positive, sickling negative, and what the letters mean: AA, AS, AC, SS, SC, SF, CC, FS, FSA and FAS, and S with D, E or O. What electrophoresis can and cannot tell. Beta thalassaemia. After a blood transfusion. When to repeat the test.',
    words:
      'slip lab laboratory report hospital paper folder baby newborn penicillin FSA FSC FAC SD SE SO D AS SS AC SC positive negative sickling transfusion',
  },
  {
    path: '/get-tested',
    title: 'Get tested',
    text: 'How to get tested for sickle cell: ask a laboratory for haemoglobin electrophoresis. Whom to ask, what it costs, NHIS, newborn babies and newborn screening, pregnancy. Questions before your blood is taken.',
    words:
      'where near town price cost how much clinic hospital Accra Kumasi Tamale Takoradi free newborn baby sickling electrophoresis',
  },
  {
    path: '/get-involved',
    title: 'Get involved',
    text: 'How to help people with sickle cell disease: volunteer, invite us, give blood, give money, share one true fact, review or translate our texts.',
    words:
      'donate donation momo money give join member ambassador support partner sponsor blood donor AS trait volunteer internship fundraise',
  },
  {
    path: '/volunteer',
    title: 'Volunteer with us',
    text: 'Offer your time: what you can do, on which days, and a short form. Help at screening days, speak in schools, translate, phone clinics, draw, help with computers.',
    words: 'volunteers helper join internship student service hands time',
  },
  {
    path: '/press',
    title: 'For journalists and health workers',
    text: 'Words to use about sickle cell disease, facts and numbers with their sources, mistakes that are often printed, pictures and their licence, how the press can reach us.',
    words: 'media journalist reporter interview nurse doctor midwife teacher leaflet poster logo facts',
  },
  {
    path: '/numbers',
    title: 'Where the numbers come from',
    text: 'The main numbers and statistics on this site: what each one means, who counted, its source and year, and how far you can trust it. Births, deaths and newborn babies with sickle cell disease in Ghana, in Africa and worldwide.',
  },
  {
    path: '/about',
    title: 'About Voima',
    text: 'What is Voima? A youth-led non-profit in Ghana, working for people with sickle cell disease. Our story, our approach and our team.',
  },
  {
    path: '/ask',
    title: 'Ask a question',
    text: 'Ask about sickle cell disease without a name, a phone number or an email address. You get a code, and you use it to read the answer.',
    words: 'anonymous anonymously secret private shy code',
  },
  {
    path: '/questions',
    title: 'Questions and answers',
    text: 'Answers to questions about sickle cell disease that visitors asked, each read by a clinician.',
    words: 'FAQ frequently asked',
  },
  {
    path: '/contact',
    title: 'Contact us',
    text: 'Send us a message or an email. Ask a question, volunteer, donate, or invite us to your school or community. Our place on the map.',
    words: 'whatsapp phone telephone',
  },
  {
    path: '/subscribe',
    title: 'Subscribe to our newsletter',
    text: 'A short email newsletter: news and clear facts about sickle cell disease.',
  },
  {
    path: '/how-we-make-our-information',
    title: 'How we make our information',
    text: 'How a page is written, sourced, checked, reviewed and corrected. Who checks our health facts, and what we never do. Tell us about a mistake.',
  },
  {
    path: '/privacy',
    title: 'Privacy',
    text: 'What this website keeps about you, why and for how long: messages, subscriptions, one cookie for the data saver. Your data and your rights under the Data Protection Act of Ghana.',
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    text: 'How this website can be used by everyone: keyboard, screen readers, large text, colours, no JavaScript. What does not work yet, and how to report a problem.',
  },
]
