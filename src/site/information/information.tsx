import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { InShort, TextPage, TextSection } from '../text-page/text-page.tsx'
import styles from './information.module.css'

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

type Standing = 'In place' | 'In part' | 'Not yet'
type Point = { name: string; standing: Standing; words: string }

const points: Point[] = [
  { name: 'A clear process', standing: 'In part', words: 'This page describes it. It has no outside check yet.' },
  { name: 'Trained writers', standing: 'Not yet', words: 'We cannot show any training yet.' },
  {
    name: 'A real need',
    standing: 'In place',
    words: 'We chose our topics from studies of what people in Ghana know.',
  },
  {
    name: 'Good evidence',
    standing: 'In part',
    words: 'Sources are named and dated. A clinician has still to check them.',
  },
  {
    name: 'Made with users',
    standing: 'Not yet',
    words: 'People with sickle cell disease have not tested our pages yet.',
  },
  {
    name: 'Fair to everyone',
    standing: 'In part',
    words: 'The site works on small phones, with little data, and in print. It is in English only so far.',
  },
  {
    name: 'Clear words and design',
    standing: 'In place',
    words: 'Plain sentences, large type, drawings with descriptions.',
  },
  { name: 'Your feedback', standing: 'In place', words: 'Every page leads to our contact form and our email.' },
  { name: 'Reaching people', standing: 'In part', words: 'Pages are easy to share. We do not track who reads them.' },
  { name: 'Measured effect', standing: 'Not yet', words: 'We do not know yet what our pages change.' },
]

const TenPoints = () => (
  <TextSection id="ten-points" title="Ten points, honestly">
    <p>
      PIF TICK is a British mark for health information you can trust. It asks for ten things. We do not carry the mark.
      We use <a href="https://pifonline.org.uk/pif-tick/about/">its ten points</a> to judge ourselves.
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
