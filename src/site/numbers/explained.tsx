import type { Statistic } from '#shared/content/statistics.ts'
import { hasSource } from '../content/more-statistics.ts'
import type { MaybeExplained } from './explain.ts'
import styles from './numbers.module.css'
import { SurenessMark } from './sureness.tsx'

type Props = { id: string; title: string; numbers: MaybeExplained[] }

export const NumberGroup = ({ id, title, numbers }: Props) => (
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
  const { id, value, label, meaning, note, sureness } = number
  return (
    <li id={id} className={styles.number}>
      <h3>
        <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
      </h3>
      <div className={styles.words}>
        {meaning && <p>{meaning}</p>}
        {sureness && <SurenessMark of={sureness} />}
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
