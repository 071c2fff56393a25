/** A table is { title, notes, rows }; its columns are the names of the values in its rows. */
export const printTable = ({ title, notes = [], rows }) => {
  console.log(`\n${title}`)
  if (rows.length > 0) printRows(rows)
  for (const note of notes) console.log(`  ${note}`)
}

const printRows = (rows) => {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const aligned = (cell, column) => (/^-?\d/.test(cell) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))
  for (const line of lines) console.log(`  ${line.map(aligned).join('  ')}`.trimEnd())
}

/** Prints the goals that were missed. */
export const printMissed = (tables) => {
  const rows = tables.flatMap(({ title, rows }) => rows.filter(({ goal }) => goal).map((row) => ({ title, row })))
  const missed = rows.filter(({ row }) => row.reached === 'NO')
  console.log(`\n${rows.length - missed.length} of ${rows.length} goals reached`)
  for (const { title, row } of missed) console.log(`  missed: ${row.goal}: ${nameOf(row)} (${title})`)
}

/** The text columns of a row, such as its page and its visitor. */
const nameOf = ({ goal, reached, ...row }) =>
  Object.values(row)
    .filter((value) => typeof value === 'string')
    .join(', ')

export const rounded = (value, digits = 1) => Number(value.toFixed(digits))

export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}
