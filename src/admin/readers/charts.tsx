/**
 * Draws the bar charts (graphs) of days, months and sources as SVG, without a chart library and without axis ticks: the
 * highest value fills the height (the scale). A table beside each chart has the numbers.
 */

import type { ReactNode } from 'react'
import { longDay, monthName, thousands } from '#shared/format.ts'
import type { OpenedDay } from '#shared/shapes/article-views.ts'
import { Folded } from '../folded.tsx'
import styles from './readers.module.css'

type Series = { name: string; values: number[] }
type MonthProps = { months: string[]; series: Series[] }

const [step, bar, height] = [10, 7, 60]

/** A bar for each month. Several series are stacked; the second one is an outline. */
export const MonthChart = ({ months, series }: MonthProps) => {
  const totals = months.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const most = Math.max(...totals)
  const best = monthName(months[totals.indexOf(most)] ?? '')
  if (most === 0) return <p>Nothing to show yet.</p>
  return (
    <WithTable
      head={['Month', ...series.map(({ name }) => name)]}
      rows={months
        .map((month, index) => [monthName(month), ...series.map(({ values }) => values[index] ?? 0)])
        .reverse()}
    >
      {series.length > 1 && <Legend names={series.map(({ name }) => name)} />}
      <Bars
        label={`One bar for each month. The highest: ${thousands(most)} in ${best}.`}
        most={most}
        bars={months.map((name, index) => ({ name, values: series.map(({ values }) => values[index] ?? 0) }))}
      />
      <ol className={styles.initials} aria-hidden="true">
        {months.map((month) => (
          <li key={month}>{monthName(month).slice(0, 3)}</li>
        ))}
      </ol>
      <figcaption>
        Highest: {thousands(most)} in {best}.
      </figcaption>
    </WithTable>
  )
}

type BarsProps = { label: string; most: number; bars: { name: string; values: number[] }[] }

/** `most`: the value that fills the height. */
const Bars = ({ label, most, bars }: BarsProps) => (
  <svg viewBox={`0 0 ${bars.length * step} ${height + 1}`} preserveAspectRatio="none" role="img" aria-label={label}>
    <path d={`M0 ${height + 0.5}h${bars.length * step}`} className={styles.line} />
    {bars.map(({ name, values }, index) => (
      <Bar key={name} x={index * step} scale={height / most} values={values} />
    ))}
  </svg>
)

const Bar = ({ x, scale, values: [first = 0, second = 0] }: { x: number; scale: number; values: number[] }) => (
  <>
    <rect x={x} y={height - first * scale} width={bar} height={first * scale} />
    {second > 0 && (
      <rect
        className={styles.outline}
        x={x}
        y={height - (first + second) * scale}
        width={bar}
        height={second * scale}
      />
    )}
  </>
)

const Legend = ({ names }: { names: string[] }) => (
  <ul className={styles.legend} aria-hidden="true">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

type Source = { name: string; visits: number }

const [rowHeight, barStart, chartWidth] = [34, 150, 360]

/** A bar for each kind of source, most visits first. */
export const SourceChart = ({ sources }: { sources: Source[] }) => {
  const most = sources[0]?.visits ?? 0
  const all = sources.reduce((sum, { visits }) => sum + visits, 0)
  if (most === 0) return <p>Nothing to show yet.</p>
  return (
    <WithTable
      head={['From', 'Visits', 'Share']}
      rows={sources.map(({ name, visits }) => [name, visits, `${Math.round((100 * visits) / all)} %`])}
    >
      <svg
        className={styles.sources}
        viewBox={`0 0 ${chartWidth} ${sources.length * rowHeight}`}
        role="img"
        aria-label={`One bar for each source of visits. The longest: ${sources[0]?.name}, ${thousands(most)} visits.`}
      >
        {sources.map(({ name, visits }, index) => (
          <g key={name} transform={`translate(0 ${index * rowHeight})`}>
            <text y="22">{name}</text>
            <rect x={barStart} y="7" width={((chartWidth - barStart) * visits) / most} height="20" />
          </g>
        ))}
      </svg>
    </WithTable>
  )
}

type TableProps = { head: string[]; rows: (string | number)[][] }

/** The chart, and the same numbers as a table: beside it on a wide screen, which shows the table at once. */
const WithTable = ({ children, ...table }: TableProps & { children: ReactNode }) => (
  <div className={styles.withTable}>
    <figure className={styles.chart}>{children}</figure>
    <Folded name="The numbers" mustOpen={matchMedia('(min-width: 900px)').matches}>
      <NumberTable {...table} />
    </Folded>
  </div>
)

export const NumberTable = ({ head, rows }: TableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {values.map((value, index) => (
            <td key={head[index + 1]}>{typeof value === 'number' ? thousands(value) : value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A bar for each day, and the same numbers as a table. */
export const DayChart = ({ days }: { days: OpenedDay[] }) => {
  const most = Math.max(...days.map(({ opened }) => opened))
  if (most === 0) return null
  return (
    <figure className={styles.chart}>
      <Bars
        label={`One bar for each day. Best day: ${thousands(most)}.`}
        most={most}
        bars={days.map(({ day, opened }) => ({ name: day, values: [opened] }))}
      />
      <figcaption>
        {days[0] && longDay(days[0].day)} to today. Best day: {thousands(most)}.
      </figcaption>
      <Folded name="Show as table">
        <NumberTable head={['Day', 'Opened']} rows={days.map(({ day, opened }) => [longDay(day), opened]).reverse()} />
      </Folded>
    </figure>
  )
}
