import { statistics } from '#shared/content/story.ts'
import type { Statistic } from '#shared/content/types.ts'
import { country, isInGhana } from '#shared/country/country.ts'
import { inheritance } from '#shared/sources/medicine.ts'
import { allChecked } from '#shared/sources/published-source.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useSiteContent } from '../site-content.ts'
import { Contents, TextPage, TextSection } from '../text-page/text-page.tsx'
import { clinicStatistics, pregnancyStatistics } from './care-statistics.ts'
import styles from './numbers.module.css'
import {
  type Confidence,
  type ExplainedStatistic,
  ghanaStatistics,
  hasSource,
  homeStatistics,
  newerStatistics,
} from './statistics.ts'

export default function Numbers() {
  const { numbers, newborns } = useSiteContent('statistics', statistics)
  return (
    <TextPage
      title="Where the numbers come from"
      lead="The main numbers on this site: what each one means, who counted, and how far you can trust it."
      description={`The main numbers about sickle cell disease ${isInGhana ? `in ${country.name} and the world` : 'in the world'}: what each one means, its source, its year, and how far you can trust it.`}
      path="/numbers"
      checkedOn={allChecked}
    >
      <Contents of={groups} />
      <HowToRead />
      <NumberGroup id="home-page" title="On our home page" numbers={[...numbers, newborns].map(explained)} />
      <NumberGroup id="newer" title="Newer numbers to compare" numbers={newerStatistics} />
      {isInGhana && <NumberGroup id="ghana" title="Ghana" numbers={ghanaStatistics} />}
      <NumberGroup id="clinics" title="Clinics and medicine" numbers={clinicStatistics} />
      <NumberGroup id="pregnancy" title="Pregnancy" numbers={pregnancyStatistics} />
      <WhyTheyDiffer />
      <Genotypes />
    </TextPage>
  )
}

const groups = [
  ['home-page', 'On our home page'],
  ['newer', 'Newer numbers to compare'],
  ...(isInGhana ? ([['ghana', 'Ghana']] as const) : []),
  ['clinics', 'Clinics and medicine'],
  ['pregnancy', 'Pregnancy'],
  ['why-they-differ', 'Why numbers differ'],
] as const

const HowToRead = () => (
  <TextSection id="how-to-read" title="How to read them">
    <p>SCD is short for sickle cell disease. Next to each number, three cells show how far you can trust it.</p>
    <ul className={`plain-list ${styles.key}`}>
      <li>
        <ConfidenceMark of="high" /> Counted in a whole country. None of these numbers is that good yet.
      </li>
      <li>
        <ConfidenceMark of="medium" /> A careful estimate, or a count of many people in one place.
      </li>
      <li>
        <ConfidenceMark of="low" /> One small study, studies that do not agree, or no source that we could find.
      </li>
    </ul>
  </TextSection>
)

const WhyTheyDiffer = () => (
  <TextSection id="why-they-differ" title="Why numbers differ">
    <p>
      Most countries do not test every baby, so nobody can simply count the babies with the disease. Researchers make
      estimates, in different ways.
    </p>
    <p>
      Some count only deaths that were recorded as caused by sickle cell disease. Others count every death of a person
      who had it. Both are valid, but they measure different things.
    </p>
    <p>
      Do you know a better source? <a href="/contact">Tell us</a>.
    </p>
  </TextSection>
)

const Genotypes = () => (
  <TextSection id="chances" title="Chances in the genotype tool">
    <p>
      “1 in 4 for each pregnancy” is not an estimate. It follows from the way genes are passed on. The{' '}
      <a href={inheritance.url}>
        {inheritance.publisher} table for clinics ({inheritance.year})
      </a>{' '}
      explains the same chances.
    </p>
    <p>
      <a href="/genotype">Know your genotype</a>
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
  const { id, value, label, meaning, account, note, confidence, others = [] } = number
  return (
    <li id={id} className={styles.number}>
      <h3>
        <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
      </h3>
      <div className={styles.words}>
        {confidence && <ConfidenceMark of={confidence} />}
        <Disclosure summary="What it means, and how we know">
          {meaning && <p>{meaning}</p>}
          <p>{note}</p>
          {account && <p>{account}</p>}
          <Sources of={[...(hasSource(number) ? [number] : []), ...others]} />
        </Disclosure>
      </div>
    </li>
  )
}

const Sources = ({ of: sources }: { of: Pick<Statistic, 'source' | 'year' | 'url'>[] }) =>
  sources.map(({ source, year, url }) => (
    <p key={source} className="soft">
      Source: {url ? <a href={url}>{source}</a> : source}
      {year && `, ${year}`}
    </p>
  ))

const confidenceWords: Record<Confidence, string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
}

const fullCells: Record<Confidence, number> = { high: 3, medium: 2, low: 1 }

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

/** For a number that an administrator has edited: its meaning and certainty are not documented yet. */
type MaybeExplained = Statistic & Pick<ExplainedStatistic, 'id'> & Partial<ExplainedStatistic>

/** An explanation is valid only for the number it was written for. The home page shortens the names of its sources. */
export const explained = (statistic: Statistic): MaybeExplained => {
  const explanation = homeStatistics.find(({ value }) => value === statistic.value)
  return {
    id: `number-${statistic.value.replace(/[^0-9a-z]+/gi, '-')}`,
    ...explanation,
    ...statistic,
    ...(explanation && shortSources.has(statistic.source) && { source: explanation.source }),
  }
}

const shortSources = new Set([...statistics.numbers, statistics.newborns].map(({ source }) => source))
