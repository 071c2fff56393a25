/** Everybody as a table for spreadsheets, some hundreds at a time. */

import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { csvLine, csvStart } from '../export/csv.ts'
import type { Clock } from '../lib/clock.ts'
import { webStream } from '../lib/streams.ts'
import { toSubscriber } from './subscriber-row.ts'

const columns = [
  ...(['email', 'state', 'language', 'source', 'createdAt', 'agreedAt', 'agreedTo', 'agreedOn'] as const),
  ...(['confirmedAt', 'confirmedBy', 'confirmReason', 'leftAt', 'leftReason', 'stoppedAt', 'stoppedWhy'] as const),
]
const atOnce = 500

export const exportSubscribers = async (db: Database, clock: Clock) => {
  await record(db, clock, 'subscribers.exported')
  return webStream(() => tableOf(db))
}

async function* tableOf(db: Database) {
  yield Buffer.from(csvStart + csvLine([...columns]))
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    const lines = rows
      .map(toSubscriber)
      .map((subscriber) => csvLine(columns.map((column) => String(subscriber[column] ?? ''))))
    yield Buffer.from(lines.join(''))
  }
}
