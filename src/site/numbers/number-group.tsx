import type { Statistic } from '#shared/content/types.ts'
import type { MaybeExplained } from './explain.ts'
import styles from './numbers.module.css'
import type { Confidence } from './statistics.ts'
import { hasSource } from './statistics.ts'

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

/** Three cells, of which as many are full as the number deserves; the text says so too. */
export const ConfidenceMark = ({ of }: { of: Confidence }) => (
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
