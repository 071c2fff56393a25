import { Link } from 'react-router'
import { statistics } from '#shared/content/frame.ts'
import type { Statistic } from '#shared/content/types.ts'
import { useSiteContent } from '../site-content.ts'
import { TextPage, TextSection } from '../text-page/text-page.tsx'
import type { MaybeExplained } from './explain.ts'
import { explained } from './explain.ts'
import styles from './numbers.module.css'
import type { Confidence } from './statistics.ts'
import { clinicStatistics, ghanaStatistics, hasSource, newerStatistics, pregnancyStatistics } from './statistics.ts'

export { hydrateOnUse as handle } from '#page/scripts.tsx'

export default function Numbers() {
  const { numbers, newborns } = useSiteContent('statistics', statistics)
  return (
    <TextPage
      title="Where the numbers come from"
      lead="Every number on this site is here: what it means, who counted, and how sure it is."
      description="Each number on Voima’s site about sickle cell disease in Ghana, with its source, its year, and how sure it is."
      path="/numbers"
      changedOn="2026-11-21"
    >
      <HowToRead />
      <NumberGroup id="home-page" title="On our home page" numbers={[...numbers, newborns].map(explained)} />
      <NumberGroup id="newer" title="Newer numbers to compare" numbers={newerStatistics} />
      <NumberGroup id="ghana" title="Ghana" numbers={ghanaStatistics} />
      <NumberGroup id="clinics" title="Clinics and medicine" numbers={clinicStatistics} />
      <NumberGroup id="pregnancy" title="Pregnancy" numbers={pregnancyStatistics} />
      <WhyTheyDiffer />
      <Genotypes />
    </TextPage>
  )
}

const HowToRead = () => (
  <TextSection id="how-to-read" title="How to read them">
    <p>SCD is short for sickle cell disease. Next to each number, three cells show how sure it is.</p>
    <ul className={`plain-list ${styles.key}`}>
      <li>
        <ConfidenceMark of="high" /> Counted in a great many people.
      </li>
      <li>
        <ConfidenceMark of="fair" /> A careful estimate, or a count in one hospital.
      </li>
      <li>
        <ConfidenceMark of="low" /> One small study, one place, or studies that do not agree.
      </li>
      <li>
        <ConfidenceMark of="none" /> Many people repeat it. We do not know who counted.
      </li>
    </ul>
  </TextSection>
)

const WhyTheyDiffer = () => (
  <TextSection id="why-they-differ" title="Why numbers differ">
    <p>
      Most countries do not test every baby. So nobody can simply count. Researchers work it out, each in their way.
    </p>
    <p>
      Some count only deaths put down to sickle cell. Others count every death of a person who had it. Both are right,
      and far apart.
    </p>
    <p>
      Do you know a better source? <Link to="/contact">Tell us</Link>.
    </p>
  </TextSection>
)

const Genotypes = () => (
  <TextSection id="chances" title="Chances in the genotype tool">
    <p>
      “1 in 4 for each pregnancy” was not counted. It follows from how parents pass on their genes. The{' '}
      <a href="https://www.gov.uk/government/publications/sickle-cell-and-thalassaemia-screening-inheritance-risk-table">
        GOV.UK inheritance risk table
      </a>{' '}
      shows the same for clinics.
    </p>
    <p>
      <Link to="/genotype">Know your genotype</Link>
    </p>
  </TextSection>
)

type Props = { id: string; title: string; numbers: MaybeExplained[] }

const NumberGroup = ({ id, title, numbers }: Props) => (
  <section className={styles.group} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className="plain-list">
      {numbers.map((number) => (
        <Explained key={number.id} number={number} />
      ))}
    </ul>
  </section>
)

const Explained = ({ number }: { number: MaybeExplained }) => {
  const { id, value, label, meaning, note, confidence } = number
  return (
    <li id={id} className={styles.number}>
      <h3>
        <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
      </h3>
      <div className={styles.words}>
        {meaning && <p>{meaning}</p>}
        {confidence && <ConfidenceMark of={confidence} />}
        <p>{note}</p>
        {hasSource(number) && <Source of={number} />}
      </div>
    </li>
  )
}

const Source = ({ of: { source, year, url } }: { of: Statistic }) => (
  <p className={styles.source}>
    Source: {url ? <a href={url}>{source}</a> : source}, {year}
  </p>
)

const confidenceWords: Record<Confidence, string> = {
  high: 'Quite sure',
  fair: 'Fairly sure',
  low: 'Not so sure',
  none: 'No source found',
}

const fullCells: Record<Confidence, number> = { high: 3, fair: 2, low: 1, none: 0 }

/** Three cells; the number of filled ones shows the certainty, which the text also states. */
const ConfidenceMark = ({ of }: { of: Confidence }) => (
  <span className={styles.confidence}>
    <svg width="76" height="24" viewBox="0 0 76 24" aria-hidden="true">
      {[12, 38, 64].map((x, at) =>
        at < fullCells[of] ? (
          <circle key={x} cx={x} cy="12" r="7" fill="var(--cell-centre)" stroke="var(--cell-rim)" strokeWidth="8" />
        ) : (
          <circle key={x} cx={x} cy="12" r="10" fill="none" stroke="var(--control-edge)" strokeWidth="2" />
        ),
      )}
    </svg>
    {confidenceWords[of]}
  </span>
)
