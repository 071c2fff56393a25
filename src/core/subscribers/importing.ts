/** Takes addresses from a file: each with the consent that somebody can show, none that has left. */
import { foldEmail, isEmail } from '#shared/email.ts'
import type { ImportedReader, ReaderImport, ReaderImportResult } from '#shared/shapes/subscriber.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { record, whoActs } from '../history.ts'
import { newId } from '../id.ts'
import { laterMark } from './states.ts'
import { insertSubscribers, type NewSubscriberRow } from './subscriber-row.ts'

/** With `isTrial` nothing is kept, and the answer is the same. */
export const importReaders = (db: Database, clock: Clock, asked: ReaderImport): Promise<ReaderImportResult> =>
  db.transaction().execute(async (trx) => {
    const fit = fitting(asked)
    const known = await knownOf(trx, [...fit.keys()])
    const fresh = [...fit].filter(([key]) => !known.has(key)).map(([, reader]) => reader)
    if (!asked.isTrial && fresh.length > 0) {
      await insertSubscribers(
        trx,
        fresh.map((reader) => rowOf(reader, asked, clock)),
      )
      await record(trx, clock, 'subscribers.imported')
    }
    const left = [...known.values()].filter(Boolean).length
    return {
      added: fresh.length,
      known: known.size - left,
      left,
      doubles: asked.readers.filter(isFit(asked)).length - fit.size,
      wrong: asked.readers.flatMap((reader, index) => (isEmail(reader.email.trim()) ? [] : [index])),
      withoutConsent: asked.readers.filter((reader) => isEmail(reader.email.trim()) && !consentOf(reader, asked))
        .length,
    }
  })

const consentOf = ({ consent }: ImportedReader, asked: ReaderImport) => consent || asked.consent

const isFit = (asked: ReaderImport) => (reader: ImportedReader) =>
  isEmail(reader.email.trim()) && Boolean(consentOf(reader, asked))

/** Of an address that is there twice, the first. */
const fitting = (asked: ReaderImport) => {
  const readers = new Map<string, ImportedReader>()
  for (const reader of asked.readers.filter(isFit(asked))) {
    const key = foldEmail(reader.email.trim())
    if (!readers.has(key)) readers.set(key, reader)
  }
  return readers
}

/** Which of them are here already, and whether they have left. */
const knownOf = async (db: Database, keys: string[]) => {
  if (keys.length === 0) return new Map<string, boolean>()
  const rows = await db
    .selectFrom('subscribers')
    .select(['email_key', 'left_at'])
    .where('email_key', 'in', keys)
    .execute()
  return new Map(rows.map(({ email_key, left_at }) => [email_key, left_at !== null]))
}

const rowOf = (reader: ImportedReader, asked: ReaderImport, clock: Clock): NewSubscriberRow => {
  const now = clock().toISOString()
  const consent = consentOf(reader, asked) ?? ''
  const email = reader.email.trim()
  return {
    id: newId(),
    email,
    email_key: foldEmail(email),
    created_at: now,
    source: 'file',
    language: reader.language ?? null,
    agreed_at: reader.agreedAt ?? now,
    agreed_to: consent,
    ...(asked.isConfirmed
      ? { confirmed_at: now, confirmed_by: whoActs().name, confirm_reason: consent }
      : { confirm_hash: laterMark }),
  }
}
