/**
 * Imports addresses from a file, each with the consent that its owner gave, except those that unsubscribed; and exports
 * the list.
 */
import { foldEmail, isEmail } from '#shared/email.ts'
import type { ImportedReader, ReaderImport, ReaderImportResult } from '#shared/shapes/subscriber.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { csvLine, csvStart } from '../export/csv.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { webStream } from '../lib/streams.ts'
import { insertSubscribers, type NewSubscriberRow, toBeAskedMark, toSubscriber } from './subscriber-row.ts'
import type { Step } from './suppression-list.ts'

/** With `isTrial` nothing is saved, and the result is the same. */
export const importSubscriberRows = async (step: Step, input: ReaderImport): Promise<ReaderImportResult> => {
  const { db, clock } = step
  const refusalOf = refusalsFor(input, clock())
  const fit = firstOfEach(input.readers.filter((reader) => !refusalOf(reader)))
  const count = (reason: string) => input.readers.filter((reader) => refusalOf(reader) === reason).length
  const known = await knownOf(step, [...fit.keys()])
  const fresh = [...fit].filter(([key]) => !known.has(key)).map(([, reader]) => reader)
  if (!input.isTrial && fresh.length > 0) {
    await insertSubscribers(
      db,
      fresh.map((reader) => rowOf(reader, input, clock)),
    )
    await record(db, clock, 'subscribers.imported')
  }
  const left = [...known.values()].filter(Boolean).length
  return {
    added: fresh.length,
    known: known.size - left,
    left,
    doubles: input.readers.filter((reader) => !refusalOf(reader)).length - fit.size,
    wrong: input.readers.flatMap((reader, index) => (refusalOf(reader) === 'wrong' ? [index] : [])),
    withoutConsent: count('withoutConsent'),
    inFuture: count('inFuture'),
    withoutDay: fresh.filter(({ agreedAt }) => !agreedAt).length,
  }
}

const consentOf = ({ consent }: ImportedReader, input: ReaderImport) => consent || input.consent

const refusalsFor = (input: ReaderImport, now: Date) => (reader: ImportedReader) => {
  if (!isEmail(reader.email.trim())) return 'wrong'
  if (!consentOf(reader, input)) return 'withoutConsent'
  return reader.agreedAt && new Date(reader.agreedAt) > now ? 'inFuture' : undefined
}

/** Of an address that is in the file twice, only the first row. */
const firstOfEach = (taken: ImportedReader[]) => {
  const readers = new Map<string, ImportedReader>()
  for (const reader of taken) {
    const key = foldEmail(reader.email.trim())
    if (!readers.has(key)) readers.set(key, reader)
  }
  return readers
}

/** Which of the addresses are subscribers already, and which have unsubscribed. */
const knownOf = async ({ db, marks }: Step, keys: string[]) => {
  if (keys.length === 0) return new Map<string, boolean>()
  const rows = await db
    .selectFrom('subscribers')
    .select(['email_key', 'unsubscribed_at'])
    .where('email_key', 'in', keys)
    .execute()
  const known = new Map(rows.map(({ email_key, unsubscribed_at }) => [email_key, unsubscribed_at !== null]))
  for (const key of await marks.among(db, keys)) known.set(key, true)
  return known
}

const rowOf = (reader: ImportedReader, input: ReaderImport, clock: Clock): NewSubscriberRow => {
  const now = clock().toISOString()
  const consent = consentOf(reader, input) ?? ''
  const email = reader.email.trim()
  return {
    id: newId(),
    email,
    email_key: foldEmail(email),
    created_at: now,
    source: 'file',
    language: reader.language ?? null,
    // An unknown day of consent stays empty.
    agreed_at: reader.agreedAt ?? null,
    agreed_to: consent,
    ...(input.isConfirmed
      ? { confirmed_at: now, confirmed_by: whoActs().name, confirm_reason: consent }
      : { confirm_token_hash: toBeAskedMark }),
  }
}

/** Every subscriber as a CSV table, read in batches. */
const columns = [
  ...(['email', 'state', 'language', 'source', 'createdAt', 'agreedAt', 'agreedTo', 'agreedOn'] as const),
  ...([
    'confirmedAt',
    'confirmedBy',
    'confirmReason',
    'unsubscribedAt',
    'unsubscribeReason',
    'bouncedAt',
    'bounceReason',
  ] as const),
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
