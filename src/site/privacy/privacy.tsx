/**
 * The privacy policy. Its facts, such as how long data is stored, come from the settings through the API. There is no
 * cookie banner, because the only cookie stores a choice that the visitor made (data saver).
 */
import { data } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { contact, organisation } from '#shared/content/frame.ts'
import { country } from '#shared/country/country.ts'
import { limits, offlineCache } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { PrivacyFacts } from '#shared/shapes/privacy.ts'
import { signupPrivacy, volunteerPrivacy } from '#shared/wording/privacy.ts'
import { AtOurAddress } from '../email-link.tsx'
import { useSiteContent } from '../site-content.ts'
import { Contents, type Fact, Facts, InShort, TextPage, TextSection } from '../text-page/text-page.tsx'
import type { Route } from './+types/privacy'
import { Breach, Rights } from './rights.tsx'
import { Situation } from './situation.tsx'
import {
  AccountSection,
  BackupSection,
  EmailSection,
  GiftSection,
  MessageSection,
  Name,
  NewsletterSection,
  OtherCompaniesSection,
  QuestionSection,
  SignupSection,
  StorySection,
  VolunteerSection,
} from './stored-data.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadFacts(context.get(apiContext))

const loadFacts = async (api: ApiClient): Promise<PrivacyFacts> => {
  const answer = await api.privacy.$get()
  if (!answer.ok) throw data(null, { status: 503 })
  return answer.json()
}

const { missedWords } = limits
const { privacyLaw } = country

/** The day on which the text of this page last changed. A test compares the text with a hash. */
const textChangedOn = '2026-11-29'

const inShort = [
  'You can read every page without telling us who you are.',
  'No adverts. No tracking. We set one cookie, and only if you use the data saver switch.',
  'Your choices in the genotype tool stay on your device.',
  'We delete messages after a set time. You can ask us to do it sooner.',
  'If you leave our newsletter, we keep your address only so that we do not email you again.',
]

/** The sections that most visitors look for. */
const contents = [
  ['reading', 'When you read'],
  ['messages', 'When you send a message'],
  ['questions', 'When you ask without a name'],
  ['sign-ups', signupPrivacy.title],
  ['volunteers', volunteerPrivacy.title],
  ['newsletter', 'When you subscribe'],
  ['stories', 'If you are in a picture or a story'],
  ['rights', 'Your rights'],
] as const

export default function Privacy({ loaderData: facts }: { loaderData: PrivacyFacts }) {
  return (
    <TextPage
      title="Privacy"
      lead="What this website keeps about you, why, and for how long."
      description={`What ${organisationName()}’s website keeps about visitors, why and for how long, and your rights under ${country.name}’s ${privacyLaw.name}.`}
      path="/privacy"
      changedOn={facts.changedOn > textChangedOn ? facts.changedOn : textChangedOn}
    >
      <InShort points={inShort} />
      <Contents of={contents} />
      <WhoWeAre />
      <ReadingSection />
      <OfflineSection />
      <DataSaverSection />
      <MessageSection months={facts.messageMonths} />
      <QuestionSection />
      <SignupSection {...facts.backups} />
      <VolunteerSection />
      {facts.hasGifts && <GiftSection />}
      <NewsletterSection />
      <EmailSection />
      <GenotypeToolSection />
      <CardSection />
      <MisuseSection />
      <OtherCompaniesSection {...facts} />
      <StorySection />
      <AccountSection historyMonths={facts.historyMonths} />
      <BackupSection {...facts.backups} />
      <Rights />
      <Breach />
      <Changes />
    </TextPage>
  )
}

const WhoWeAre = () => {
  const { legalName, registration } = useSiteContent('organisation', organisation)
  const { address } = useSiteContent('contact', contact)
  return (
    <TextSection id="who" title="Who we are">
      <p>
        {organisationName()} is a youth-led non-profit in {country.name}. We decide how the data on this page is used.
        Write to us <AtOurAddress />.
      </p>
      {legalName && <p>Our legal name: {legalName}</p>}
      {address.length > 0 && <p>Our postal address: {address.join(', ')}</p>}
      {registration && (
        <p>
          Our registration number at the {privacyLaw.authority} of {country.name}: {registration}
        </p>
      )}
    </TextSection>
  )
}

const Changes = () => (
  <TextSection id="changes" title="When this changes">
    <p>
      When this website does something new with your data, this page says so. The date at the top is the day on which
      the words of this page, or the settings behind them, last changed.
    </p>
  </TextSection>
)

const ReadingSection = () => (
  <Situation
    id="reading"
    title="When you read"
    sentence="We keep no list of who visits or what they read, and reading sets no cookies."
  >
    <p>
      We count visits, not people. We count how often each article is opened each day. We also count from what kind of
      place a visit comes: a search, WhatsApp, Facebook, an email, another website, or none of these. These numbers hold
      nothing about you, and we keep them.
    </p>
    <p>
      Your browser remembers how far you scrolled, so that you can go back to that place. This stays on your device. It
      is gone when you close the tab.
    </p>
    <p>
      If you search this site, we use your words to find pages. We keep them only if the search finds nothing. Then we
      keep each word that no page has, without the others, and the day. We keep nothing about who searched, and no
      numbers or email addresses. People who write for this website see a word when someone searched for it on{' '}
      {missedWords.leastDays} different days. We delete it after {missedWords.keptDays} days.
    </p>
    <p>
      As with any website, your mobile network and our hosting company carry your request. They can see that your device
      asked for this site.
    </p>
  </Situation>
)

const keptOnPhone: Fact[] = [
  ['What', 'Pages that you read, their pictures, and any message or email address you sent while offline.'],
  ['Why', 'So that you can read them again, and so that your message can be sent later if you are offline.'],
  [
    'Who sees it',
    <>
      Anyone who uses your device. <Name /> cannot see it.
    </>,
  ],
  [
    'How long',
    `The newest ${offlineCache.pages} pages, until newer ones take their place. What we delete from the site can stay on your device until then. Your message or email address stays until it is sent.`,
  ],
  [
    'How to delete it',
    <>
      <a href="/offline">See what is saved</a>. That page has a button that deletes it.
    </>,
  ],
]

const OfflineSection = () => (
  <Situation
    id="on-your-device"
    title="What stays on your device"
    sentence="Pages that you read stay on your device, so that you can read them again without a network."
  >
    <Facts facts={keptOnPhone} />
    <p>
      Your device never saves what you search for. With the data saver on, we do not start saving pages on your device.
    </p>
  </Situation>
)

const choice: Fact[] = [
  ['What', 'The word “on” or “off”, in a cookie called data-saver. It says nothing about who you are.'],
  ['When', 'Only after you press the switch at the end of a page.'],
  ['Why', 'So that the next page knows your choice. We keep no copy.'],
  ['How long', 'One year. You can delete it at any time in your browser.'],
]

const DataSaverSection = () => (
  <Situation
    id="data-saver-cookie"
    title="When you use the data saver"
    sentence="One cookie remembers your choice for one year."
  >
    <Facts facts={choice} />
  </Situation>
)

const GenotypeToolSection = () => (
  <Situation
    id="genotype"
    title="When you use the genotype tool"
    sentence="Your device works out the answer by itself. Nothing is sent to us, and we keep nothing."
  >
    <p>
      Your choices are gone when you close the page. If you choose on the home page, the link to the tool carries both
      choices after the # sign of the address. Browsers do not send that part, and the page removes it. Your browser’s
      history may still keep it.
    </p>
    <p>If you share your device with others, use a private window.</p>
  </Situation>
)

const CardSection = () => (
  <Situation
    id="card"
    title="When you make a sickle cell card"
    sentence="The card is made on your device. Nothing that you write on it is sent to us or to anyone else."
  >
    <p>
      It is gone when you close the page, unless you press “Save on this device”. Then anyone who uses your device can
      read it. “Forget my card” deletes it.
    </p>
  </Situation>
)

const MisuseSection = () => (
  <Situation
    id="misuse"
    title="Against misuse"
    sentence="We count how often one internet address sends a form, and we do not keep the address itself."
  >
    <p>
      Some programs flood forms with messages or try to guess passwords. So the website counts how often one internet
      address sends a form. It also counts attempts to sign in, by internet address and by email address.
    </p>
    <p>
      We do not keep the address itself. We turn it into a code that nobody can turn back without this site’s secret.
      The counts are deleted within half an hour. Only wrong codes at sign-in are counted for a day, by email address,
      so that nobody can guess a code.
    </p>
  </Situation>
)
