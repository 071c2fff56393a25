import { offlineCache } from '#shared/limits.ts'
import { type Fact, Facts, TextSection } from '../text-page/text-page.tsx'

export const Reading = () => (
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

export const OnYourPhone = () => (
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

export const DataSaver = () => (
  <TextSection id="data-saver-cookie" title="When you switch the data saver">
    <Facts facts={choice} />
  </TextSection>
)

export const Genotype = () => (
  <TextSection id="genotype" title="When you use the genotype tool">
    <p>Your phone works out the answer by itself. Nothing is sent, and nothing is kept by us.</p>
    <p>
      Your choice stands at the end of the page’s address, after the # sign. Browsers do not send that part. But your
      browser’s history may keep it. So does a copy of the whole address. Our share links leave it out.
    </p>
    <p>Do you share your phone? Then use a private window.</p>
  </TextSection>
)

export const Misuse = () => (
  <TextSection id="misuse" title="Against misuse">
    <p>
      Some programs flood forms or guess passwords. So the website counts how often one internet address sends a form.
      It counts tries to sign in too, also by email address.
    </p>
    <p>
      The address itself is not kept: it is turned into a code that nobody can turn back without this site’s secret. The
      counts end after minutes, and are deleted within a day.
    </p>
  </TextSection>
)

export const OtherCompanies = () => (
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
