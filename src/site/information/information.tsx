import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { InShort, TextPage, TextSection } from '../text-page/text-page.tsx'
import { TenPoints } from './ten-points.tsx'

const inShort = [
  'Each health article names its sources.',
  'No clinician has checked our first texts yet. We say so.',
  'Where sources disagree, we tell you.',
  'We mend mistakes. Please tell us when you see one.',
]

export { hydrateOnUse as handle } from '#page/scripts.tsx'

export default function Information() {
  return (
    <TextPage
      title="How we make our information"
      lead="A wrong health fact can hurt someone. This is how we try to get them right, and where we still fall short."
      description="How Voima writes, sources, checks and corrects what it says about sickle cell disease, and what it never does."
      path="/how-we-make-our-information"
      changedOn="2026-11-21"
    >
      <InShort points={inShort} />
      <Steps />
      <Review />
      <Never />
      <Corrections />
      <TenPoints />
    </TextPage>
  )
}

const Steps = () => (
  <TextSection id="steps" title="How a page is made">
    <ol>
      <li>
        <strong>Ask.</strong> We look at studies of what people in Ghana know, and what they are told wrong.
      </li>
      <li>
        <strong>Find.</strong> We look for sources that can be named: health services, research, public reports.
      </li>
      <li>
        <strong>Compare.</strong> Where sources differ, we say so. For a warning sign we take the safer one.
      </li>
      <li>
        <strong>Write.</strong> Short words, short sentences. A program measures how hard our first articles are to
        read.
      </li>
      <li>
        <strong>Show.</strong> Sources stand with the article. <Link to="/numbers">Every number</Link> has its own.
      </li>
      <li>
        <strong>Mend.</strong> When we are wrong, we correct it.
      </li>
    </ol>
  </TextSection>
)

const Review = () => (
  <TextSection id="review" title="Who checks it">
    <p>
      The texts this site began with are <strong>not yet reviewed by a clinician</strong>. A clinician is a doctor, a
      nurse or another trained health worker.
    </p>
    <p>When one has read an article, the article will say who and what they do.</p>
    <p>Until then, use our texts to prepare your questions. Your clinic knows you. We do not.</p>
  </TextSection>
)

const Never = () => (
  <TextSection id="never" title="What we never do">
    <ul>
      <li>We give no doses of medicine. Follow your clinic’s plan or the packet.</li>
      <li>We invent no people and no quotes. Whatever is an example says “Example”.</li>
      <li>We do not tell anyone whom to marry, or whether to have children.</li>
      <li>We blame nobody. Nobody chose their genes.</li>
      <li>We call nothing a cure unless it is proven.</li>
      <li>We publish no health text translated by a machine.</li>
    </ul>
  </TextSection>
)

const Corrections = () => (
  <TextSection id="corrections" title="Dates and corrections">
    <p>
      Each article shows a date. It is the day the article was published or last changed. A small correction, such as a
      spelling mistake, may keep the date.
    </p>
    <p>Old facts are worse than none. If you see one, please write to us.</p>
    <p>
      <ButtonLink to="/contact" variant="outline">
        Spotted a mistake? Tell us
        <Icon name="arrow" />
      </ButtonLink>
    </p>
  </TextSection>
)
