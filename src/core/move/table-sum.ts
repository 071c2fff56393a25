import { createHash } from 'node:crypto'
import type { Row } from '../database/dump.ts'

export type TableSum = { rows: number; checksum: string }

/** What a table holds, in one number, whatever order an engine gives its rows and columns in. Needs no memory. */
export const createTableSum = () => {
  let rows = 0
  let total = 0n
  return {
    add: (some: Row[]) => {
      for (const row of some) total += numberOf(row)
      rows += some.length
    },
    sum: (): TableSum => ({ rows, checksum: BigInt.asUintN(256, total).toString(16).padStart(64, '0') }),
  }
}

const numberOf = (row: Row) => {
  const columns = Object.entries(row).map((column) => JSON.stringify(column))
  return BigInt(`0x${createHash('sha256').update(columns.sort().join()).digest('hex')}`)
}
