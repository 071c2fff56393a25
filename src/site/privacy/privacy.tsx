import { EmailLink } from '../email-link.tsx'
import { InShort, TextPage, TextSection } from '../text-page/text-page.tsx'
import { DataSaver, Genotype, Misuse, OnYourPhone, OtherCompanies, Reading } from './what-we-do-not-keep.tsx'
import { Copies, Letters, Mail, Messages, SigningIn, Stories } from './what-we-keep.tsx'

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
      <Reading />
      <OnYourPhone />
      <DataSaver />
      <Messages />
      <Letters />
      <Mail />
      <Genotype />
      <Misuse />
      <OtherCompanies />
      <Stories />
      <SigningIn />
      <Copies />
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
