import { offlineCache } from '#shared/limits.ts'
import { EmailLink } from '../email-link.tsx'
import { type Fact, Facts, InShort, TextPage, TextSection } from '../text-page/text-page.tsx'
import {
  AccountSection,
  BackupSection,
  EmailSection,
  MessageSection,
  NewsletterSection,
  StorySection,
} from './stored-data.tsx'

const inShort = [
  'You can read every page without telling us who you are.',
  'No adverts, nobody who follows you. One cookie, and only if you press the data saver switch.',
  'Your choices in the genotype tool stay on your phone. So do pages that you read, so that you can read them again.',
  'What you send us is deleted after a time. You can ask us to do it sooner.',
]

export { hydrateOnUse as handle } from '#page/scripts.tsx'

export default function Privacy() {
  return (
    <TextPage
      title="Privacy"
      lead="What this website keeps about you, why, and for how long."
      description="What Voima’s website keeps about visitors, why and for how long, and your rights under Ghana’s Data Protection Act."
      path="/privacy"
      changedOn="2026-11-21"
    >
      <InShort points={inShort} />
      <WhoWeAre />
      <ReadingSection />
      <OfflineSection />
      <DataSaverSection />
      <MessageSection />
      <NewsletterSection />
      <EmailSection />
      <GenotypeToolSection />
      <MisuseSection />
      <OtherCompaniesSection />
      <StorySection />
      <AccountSection />
      <BackupSection />
      <Rights />
      <Changes />
    </TextPage>
  )
}

const WhoWeAre = () => (
  <TextSection id="who" title="Who we are">
    <p>
      Voima is a youth-led non-profit in Ghana. We decide what happens to the data on this page. Write to us at{' '}
      <EmailLink />.
    </p>
  </TextSection>
)

const Rights = () => (
  <TextSection id="rights" title="Your rights">
    <p>They come from Ghana’s Data Protection Act, 2012 (Act 843). You may:</p>
    <ul>
      <li>ask what we keep about you, and see it;</li>
      <li>have mistakes in it put right;</li>
      <li>have it deleted when we no longer need it;</li>
      <li>say no to our newsletter at any time;</li>
      <li>ask us to stop if what we do with it harms you.</li>
    </ul>
    <p>
      Write to <EmailLink />. Please write from the address you used before, so that we know it is you.
    </p>
    <p>
      Not happy with our answer? You can go to the{' '}
      <a href="https://dataprotection.org.gh/">Data Protection Commission</a> of Ghana.
    </p>
    <p>If you are under 18, ask a parent or guardian before you write to us.</p>
  </TextSection>
)

const Changes = () => (
  <TextSection id="changes" title="When this changes">
    <p>When the website does something new with your data, this page will say so. Its date is at the top.</p>
  </TextSection>
)

const ReadingSection = () => (
  <TextSection id="reading" title="When you read">
    <p>This website writes no list of who visits or what they read. Reading sets no cookies. Nobody counts you.</p>
    <p>
      It counts how often each article is opened in a day. That is one number for an article. Nothing about who opened
      it is kept with it: no address, no device, no time of day.
    </p>
    <p>
      Your browser notes how far down a page you were, so that you can go back there. The note stays on your device. It
      goes when you close the tab.
    </p>
    <p>If you search this site, your words are used to find pages. They are not kept.</p>
    <p>
      Your network and the company our server is with carry your request, as with any website. They can see that your
      device asked for this site.
    </p>
  </TextSection>
)

const keptOnPhone: Fact[] = [
  ['What', 'Pages that you read, their pictures, and a message or an address that you sent without a network.'],
  ['Why', 'So that you can read them again, and send your words later, when there is no network now.'],
  ['Who sees it', 'Whoever uses your phone. We do not.'],
  [
    'How long',
    `The newest ${offlineCache.pages} pages, until newer ones take their place. Your words: until they are sent.`,
  ],
  [
    'How to delete it',
    <>
      <a href="/offline">See what is kept</a>. There is a button that deletes it.
    </>,
  ],
]

const OfflineSection = () => (
  <TextSection id="on-your-phone" title="What stays on your phone">
    <Facts facts={keptOnPhone} />
    <p>What you search for is never kept. With the data saver on, your browser is not asked to begin with this.</p>
  </TextSection>
)

const choice: Fact[] = [
  ['What', 'The word “on” or “off”, in a cookie called data-saver. It says nothing about who you are.'],
  ['When', 'Only after you press the switch at the end of a page.'],
  ['Why', 'So that the next page knows what you want. We keep no copy.'],
  ['How long', 'One year. You can delete it at any time in your browser.'],
]

const DataSaverSection = () => (
  <TextSection id="data-saver-cookie" title="When you switch the data saver">
    <Facts facts={choice} />
  </TextSection>
)

const GenotypeToolSection = () => (
  <TextSection id="genotype" title="When you use the genotype tool">
    <p>Your phone works out the answer by itself. Nothing is sent, and nothing is kept by us.</p>
    <p>
      Your choice stands at the end of the page’s address, after the # sign. Browsers do not send that part. But your
      browser’s history may keep it. So does a copy of the whole address. Our share links leave it out.
    </p>
    <p>Do you share your phone? Then use a private window.</p>
  </TextSection>
)

const MisuseSection = () => (
  <TextSection id="misuse" title="Against misuse">
    <p>
      Some programs flood forms or guess passwords. So the website counts how often one internet address sends a form.
      It counts tries to sign in too, also by email address.
    </p>
    <p>
      The address itself is not kept: it is turned into a code that nobody can turn back without this site’s secret. The
      counts are deleted within half an hour. Only wrong codes at sign-in are counted for a day, by email address, so
      that nobody can guess a code.
    </p>
  </TextSection>
)

const OtherCompaniesSection = () => (
  <TextSection id="other-companies" title="Other companies">
    <p>Our pages load nothing from other companies. There is one exception, and you decide about it.</p>
    <p>
      The map on our contact page comes from OpenStreetMap. It loads only when you press “Show map”. Then OpenStreetMap
      sees your internet address.
    </p>
    <p>WhatsApp, Facebook and X are plain links. Those companies learn of you only if you follow one.</p>
    <p>
      The mail that we send goes through a mail company. It sees your address and what we write to you. This website
      hands nothing else to other companies.
    </p>
  </TextSection>
)
