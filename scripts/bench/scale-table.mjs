import { atMost, goals, judged } from './goals.mjs'
import { lessMany, measureScale } from './scale.mjs'

export const measureGrowth = async (_content, { isQuick }) => {
  const rows = await measureScale(isQuick ? { large: lessMany } : undefined)
  const title = `The same calls with few and with many rows, in ms at the median${isQuick ? ' (quick: fewer than many)' : ''}`
  return [{ title, rows: rows.map((row) => ({ ...row, ...judge(row) })) }]
}

const judge = ({ operation, largeMs, differenceMs }) => {
  const { searchMs, moreMs } = goals.scale
  return judged(
    operation.startsWith('search') ? atMost(largeMs, searchMs, 'ms') : atMost(differenceMs, moreMs, 'ms more'),
  )
}
