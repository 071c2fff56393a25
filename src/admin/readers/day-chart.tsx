/** The chart of readers by day. */

import { dayOf, thousands } from '#shared/format.ts'
import type { OpenedDay } from '#shared/shapes/readers.ts'
import styles from './readers.module.css'

const [step, bar, height] = [10, 7, 60]

/** A bar for each day, and the same numbers as a table. */
export const DayChart = ({ days }: { days: OpenedDay[] }) => {
  const most = Math.max(...days.map(({ opened }) => opened))
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${days.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`A bar for each day. Best day: ${thousands(most)}.`}
      >
        <path d={`M0 ${height + 0.5}h${days.length * step}`} className={styles.line} />
        {days.map(({ day, opened }, index) => {
          const tall = (opened / Math.max(1, most)) * height
          return <rect key={day} x={index * step} y={height - tall} width={bar} height={tall} />
        })}
      </svg>
      <figcaption>
        {days[0] && dayOf(days[0].day)} to today. Best day: {thousands(most)}.
      </figcaption>
      <details>
        <summary>Show as table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Opened</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, opened }) => (
              <tr key={day}>
                <th scope="row">{dayOf(day)}</th>
                <td>{thousands(opened)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
