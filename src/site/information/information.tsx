import { country, isInGhana } from '#shared/country/country.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { numbersPath } from '#shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { InShort, TextPage, TextSection } from '../text-page/text-page.tsx'
import styles from './information.module.css'

const inShort = [
  'Each health article names its sources, or says that it has none.',
  'No clinician has reviewed our first texts yet. Each page says so.',
  'Where sources disagree, we tell you.',
  'We correct mistakes. Please tell us if you see one.',
]

export default function Information() {
  return (
    <TextPage
      title="How we make our information"
      lead="A wrong health fact can hurt someone. This is how we try to get our facts right, and where we still fall short."
      description={`How ${organisationName()} writes, sources, checks and corrects what it says about sickle cell disease (SCD), and what it never does.`}
      path="/how-we-make-our-information"
      changedOn="2026-11-28"
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
        <strong>Ask.</strong> We look at{' '}
        {isInGhana ? (
          <>
            <a href={`${numbersPath}#status-half`}>studies</a> of what people in Ghana know, and at the myths they hear.
          </>
        ) : (
          'the questions that people ask, and at the myths they hear.'
        )}
      </li>
      <li>
        <strong>Find.</strong> We look for sources that we can name: health services, research and public reports.{' '}
        {isInGhana &&
          'Ghana’s own guides come first where we can read them. We have not been able to read the national guidelines of 2025 or the Standard Treatment Guidelines. Until then we use guides of other countries, and name the country.'}
      </li>
      <li>
        <strong>Compare.</strong> Where sources differ, we say so. For a warning sign we use the safer advice.
      </li>
      <li>
        <strong>Write.</strong> We use short words and short sentences. We use software to check that our first articles
        are easy to read.
      </li>
      <li>
        <strong>Show.</strong> Each article lists its sources. Each number on <a href={numbersPath}>our numbers page</a>{' '}
        has a link to its source, or says that we found none.
      </li>
      <li>
        <strong>Correct.</strong> When we are wrong, we say so and put it right.
      </li>
    </ol>
  </TextSection>
)

const Review = () => (
  <TextSection id="review" title="Who checks it">
    <p>
      The texts this site started with are <strong>not yet reviewed by a clinician</strong>. A clinician is a doctor, a
      nurse or another trained health worker.
    </p>
    <p>When a clinician has reviewed an article, it will give their name and role.</p>
    <p>Until then, use our texts to prepare your questions. Your clinic knows you, and we do not.</p>
  </TextSection>
)

const Never = () => (
  <TextSection id="never" title="What we never do">
    <ul>
      <li>We give no doses of medicine. Follow the plan from your clinic.</li>
      <li>We invent no people and no quotes. Anything that is only an example is marked “Example”.</li>
      <li>We do not tell anyone whom to marry, or whether to have children.</li>
      <li>We do not blame anyone. Nobody chose their genes.</li>
      <li>We never call something a cure unless that is proven.</li>
      <li>We publish no health text translated by a machine.</li>
    </ul>
  </TextSection>
)

const Corrections = () => (
  <TextSection id="corrections" title="Dates and corrections">
    <p>
      Each article shows a date. It is the day on which the article was published or last changed. A small correction,
      such as a spelling mistake, may keep the date.
    </p>
    <p>Out-of-date facts can do harm. If you see one, please write to us.</p>
    <p>
      <ButtonLink to="/contact" variant="outline">
        Spotted a mistake? Tell us
        <Icon name="arrow" />
      </ButtonLink>
    </p>
  </TextSection>
)

type Standing = 'In place' | 'Partly' | 'Not yet'
type Point = { name: string; standing: Standing; words: string }

const points: Point[] = [
  {
    name: 'A clear process',
    standing: 'Partly',
    words: 'This page describes it. Nobody outside our organisation has checked it yet.',
  },
  { name: 'Trained writers', standing: 'Not yet', words: 'We have no training to show yet.' },
  {
    name: 'A real need',
    standing: isInGhana ? 'In place' : 'Not yet',
    words: isInGhana
      ? 'We chose our topics from studies of what people in Ghana know.'
      : `Our topics were not chosen from studies in ${country.name}.`,
  },
  {
    name: 'Good evidence',
    standing: 'Partly',
    words: 'Sources are named, with a year where they have one. A clinician still needs to check them.',
  },
  {
    name: 'Made with users',
    standing: 'Not yet',
    words: 'People with sickle cell disease have not tested our pages yet.',
  },
  {
    name: 'Fair to everyone',
    standing: 'Partly',
    words: 'The site works on small phones, with little data, and in print. It is in English only so far.',
  },
  {
    name: 'Clear words and design',
    standing: 'In place',
    words: 'We use plain sentences, large type, and drawings with descriptions.',
  },
  { name: 'Your feedback', standing: 'In place', words: 'Every page leads to our contact form.' },
  { name: 'Reaching people', standing: 'Partly', words: 'Pages are easy to share. We do not track who reads them.' },
  { name: 'Measured effect', standing: 'Not yet', words: 'We do not know yet what our pages change.' },
]

const TenPoints = () => (
  <TextSection id="ten-points" title="How we score ourselves">
    <p>
      PIF TICK is a British quality mark for health information. It asks for ten things. We do not have the mark, but we
      use <a href="https://pifonline.org.uk/pif-tick/about/">its ten points</a> to score ourselves.
    </p>
    <ol className={styles.points}>
      {points.map(({ name, standing, words }) => (
        <li key={name}>
          <strong>{name}</strong>
          <Tag kind={standing === 'In place' ? 'success' : 'plain'}>{standing}</Tag>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  </TextSection>
)
