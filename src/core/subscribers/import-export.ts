/**
 * Imports addresses from a file (CSV), each with the consent that its owner gave, except those that unsubscribed; a
 * trial (dry run) saves nothing. Also exports the list as CSV. `parse-csv.ts` reads the file.
 */
import { foldEmail, isEmail, parseEmail, unreachable } from '#shared/email.ts'
import type { ImportedSubscriber, SubscriberImport, SubscriberImportResult } from '#shared/shapes/subscriber.ts'
import type { SubscriberState } from '#shared/subscriber-states.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { csvTable } from '../export/csv.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import {
  groupNames,
  insertSubscribers,
  type NewSubscriberRow,
  stateOf,
  toSubscriber,
  unsentMark,
} from './subscriber-row.ts'
import type { Step } from './suppression-list.ts'

/** With `isTrial` nothing is saved, but the result is the same. */
export const importSubscriberRows = async (step: Step, input: SubscriberImport): Promise<SubscriberImportResult> => {
  const { db, clock } = step
  const refusalOf = refusalsFor(input, clock())
  const fit = firstOfEach(input.subscribers.filter((subscriber) => !refusalOf(subscriber)))
  const count = (reason: string) => input.subscribers.filter((subscriber) => refusalOf(subscriber) === reason).length
  const known = await knownOf(step, [...fit.keys()])
  const fresh = [...fit].filter(([key]) => !known.has(key)).map(([, subscriber]) => subscriber)
  if (!input.isTrial && fresh.length > 0) {
    await insertSubscribers(
      db,
      fresh.map((subscriber) => rowOf(subscriber, input, clock)),
    )
    await record(db, clock, 'subscribers.imported', String(fresh.length))
  }
  const knownIn = (state: SubscriberState) => [...known.values()].filter((each) => each === state).length
  return {
    added: fresh.length,
    known: knownIn('confirmed'),
    waiting: knownIn('waiting'),
    bounced: knownIn('bounced'),
    unsubscribed: knownIn('unsubscribed'),
    duplicates: input.subscribers.filter((subscriber) => !refusalOf(subscriber)).length - fit.size,
    invalid: input.subscribers.flatMap((subscriber, index) => (refusalOf(subscriber) === 'invalid' ? [index] : [])),
    withoutConsent: count('withoutConsent'),
    inFuture: count('inFuture'),
    withoutDate: fresh.filter(({ agreedAt }) => !agreedAt).length,
  }
}

const consentOf = ({ consent }: ImportedSubscriber, input: SubscriberImport) => consent || input.consent

const refusalsFor = (input: SubscriberImport, now: Date) => (subscriber: ImportedSubscriber) => {
  const email = parseEmail(subscriber.email)
  if (!isEmail(email) || unreachable(email)) return 'invalid'
  if (!consentOf(subscriber, input)) return 'withoutConsent'
  return subscriber.agreedAt && new Date(subscriber.agreedAt) > now ? 'inFuture' : undefined
}

/**
 * Duplicates within one request: only the first row of an address is used. The form removes duplicates of the whole
 * file first.
 */
const firstOfEach = (taken: ImportedSubscriber[]) => {
  const subscribers = new Map<string, ImportedSubscriber>()
  for (const subscriber of taken) {
    const key = foldEmail(parseEmail(subscriber.email))
    if (!subscribers.has(key)) subscribers.set(key, subscriber)
  }
  return subscribers
}

/** The state of each address that is known already. */
const knownOf = async ({ db, suppressions }: Step, keys: string[]) => {
  if (keys.length === 0) return new Map<string, SubscriberState>()
  const rows = await db
    .selectFrom('subscribers')
    .select(['email_key', 'unsubscribed_at', 'bounced_at', 'confirmed_at'])
    .where('email_key', 'in', keys)
    .execute()
  const known = new Map(rows.map((row) => [row.email_key, stateOf(row)]))
  for (const key of await suppressions.among(db, keys)) known.set(key, 'unsubscribed')
  return known
}

const rowOf = (subscriber: ImportedSubscriber, input: SubscriberImport, clock: Clock): NewSubscriberRow => {
  const now = clock().toISOString()
  const consent = consentOf(subscriber, input) ?? ''
  const email = parseEmail(subscriber.email)
  return {
    id: newId(),
    email,
    email_key: foldEmail(email),
    created_at: now,
    source: input.source ?? 'file',
    group_names: groupNames([...(input.groups ?? []), ...(subscriber.groups ?? [])]),
    language: subscriber.language ?? null,
    // An unknown date of consent stays empty.
    agreed_at: subscriber.agreedAt ?? null,
    agreed_to: consent,
    ...(input.isConfirmed
      ? { confirmed_at: now, confirmed_by: whoActs().name, confirm_reason: consent }
      : { confirm_token_hash: unsentMark }),
  }
}

const columns = [
  ...(['email', 'state', 'language', 'source', 'groups', 'createdAt', 'agreedAt', 'agreedTo', 'agreedOn'] as const),
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

/** Every subscriber as a CSV table, read in batches. */
export const exportSubscribers = async (db: Database, clock: Clock) => {
  await record(db, clock, 'subscribers.exported')
  const rowsAfter = (id: string) =>
    db.selectFrom('subscribers').selectAll().where('id', '>', id).orderBy('id').limit(atOnce).execute()
  return csvTable(columns, rowsAfter, (row) => {
    const subscriber = toSubscriber(row)
    return columns.map((column) => String(subscriber[column] ?? ''))
  })
}
