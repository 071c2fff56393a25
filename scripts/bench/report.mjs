/** A table is { title, notes, rows }; its columns are the names of the values in its rows. */
export const printTable = ({ title, notes = [], rows }) => {
  console.log(`\n${title}`)
  const columns = [...new Set(rows.flatMap(Object.keys))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  const cells = lines.map((line) => line.map(String))
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column].length)))
  for (const line of cells)
    console.log(`  ${line.map((cell, column) => aligned(cell, widths[column])).join('  ')}`.trimEnd())
  for (const note of notes) console.log(`  ${note}`)
}

/** The last lines: what is left to do. */
export const printMissed = (tables) => {
  const rows = tables.flatMap(({ title, rows }) => rows.filter(({ goal }) => goal).map((row) => ({ title, row })))
  const missed = rows.filter(({ row }) => row.reached === 'NO')
  console.log(`\n${rows.length - missed.length} of ${rows.length} goals reached`)
  for (const { title, row } of missed) console.log(`  missed: ${row.goal}: ${Object.values(row)[0]} (${title})`)
}

const aligned = (cell, width) => (/^-?\d/.test(cell) ? cell.padStart(width) : cell.padEnd(width))

export const rounded = (value, digits = 1) => Number(value.toFixed(digits))

export const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}
