import { Link } from 'react-router'
import { type Statistic, statistics } from '#shared/content/statistics.ts'
import type { SiteContent } from '#shared/content/words.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useWords } from '../words.ts'
import { CountUp } from './count-up.tsx'
import { OneInFifty } from './one-in-fifty.tsx'
import styles from './statistics.module.css'

export const Statistics = () => {
  const words = useWords('statistics', statistics)
  const { numbers, newborns } = words
  return (
    <section className={`container section ${styles.statistics}`} aria-labelledby="numbers-title">
      <div>
        <h2 id="numbers-title">Why it matters</h2>
        <dl className={styles.list}>
          {numbers.map((statistic) => (
            <Row key={statistic.value} {...statistic} />
          ))}
        </dl>
      </div>
      <div className={styles.panel}>
        {newborns.value === statistics.newborns.value && <OneInFifty />}
        <p className={styles.giant}>
          <CountUp value={newborns.value} />
        </p>
        <p className={styles.label}>{newborns.label}</p>
        <p className={styles.note}>{newborns.note}</p>
      </div>
      <Sources {...words} />
    </section>
  )
}

const Row = ({ value, label, note }: Statistic) => (
  <div className={styles.row}>
    <dt className={styles.words}>
      <strong>{label}</strong> <span>{note}</span>
    </dt>
    <dd className={styles.number}>
      <CountUp value={value} />
    </dd>
  </div>
)

const Sources = ({ numbers, newborns }: SiteContent['statistics']) => (
  <div className={styles.sources}>
    <Disclosure summary="Where these numbers come from">
      <ul>
        {[...numbers, newborns].map(({ value, label, source, year, url }) => (
          <li key={value}>
            <strong>
              {value} {label}.
            </strong>{' '}
            {url ? <a href={url}>{source}</a> : source}
            {year && `, ${year}.`}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/numbers">What each number means, and how sure it is</Link>
      </p>
    </Disclosure>
  </div>
)
