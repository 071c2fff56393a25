/**
 * Imports the members of a Ghost site (CSV or JSON) as subscribers. Who had unsubscribed stays unsubscribed; who agreed
 * in words that the file contains is confirmed; everybody else waits, as in any import without proof of consent.
 */
import { readFile } from 'node:fs/promises'
import { foldEmail, isEmail, parseEmail, unreachable } from '#shared/email.ts'
import type { Database, SubscriberRow } from '../../database/tables.ts'
import { inBatches } from '../../lib/batches.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { createSettings } from '../../settings/settings.ts'
import { parseCsv } from '../../subscribers/parse-csv.ts'
import { groupNames, insertSubscribers, type NewSubscriberRow } from '../../subscribers/subscriber-row.ts'
import { createSuppressionList } from '../../subscribers/suppression-list.ts'
import { markUnsubscribed } from '../../subscribers/unsubscribe.ts'
import { refusedFile } from './read-file.ts'
import type { ImportReportFile, Outcome } from './report.ts'

type Deps = { db: Database; clock: Clock; isTrial: boolean; report: ImportReportFile }
/** `get`: the first of these columns that is not empty. Their names are in lower case, without other characters. */
export type OldMember = { id: string; get: (...names: string[]) => string }

export const memberKind = 'subscriber'
const maxBytes = 100 * 1024 * 1024

export const importMembers = async (deps: Deps, files: string[]) => {
  for (const file of files) {
    const members = await membersIn(file)
    deps.report.found(memberKind, members.length)
    for (const some of inBatches(members)) await importSomeMembers(deps, some)
  }
}

const membersIn = async (file: string): Promise<OldMember[]> => {
  const bytes = await readFile(file)
  if (bytes.length > maxBytes) throw refusedFile('A list of members may have at most 100 MB. Divide the file.')
  const { rows, lines } = await parseCsv(bytes)
  const heads = (rows[0] ?? []).map((head) => head.toLowerCase().replace(/[^a-z]/g, ''))
  if (!heads.includes('email')) throw refusedFile(`${file} has no column “email”.`)
  const cell = (row: string[], name: string) => row[heads.indexOf(name)] ?? ''
  return rows.slice(1).map((row, index) => ({
    id: `line ${lines[index + 1] ?? 0}`,
    get: (...names) => names.map((name) => cell(row, name)).find(Boolean) ?? '',
  }))
}

export const importSomeMembers = async (deps: Deps, members: OldMember[]) => {
  const { db, clock, isTrial, report } = deps
  const suppressions = await createSuppressionList(createSettings(db))()
  const say = (id: string, outcome: Outcome, sentence: string) =>
    report.add({ kind: memberKind, id, title: '', outcome, sentence })
  const fresh = new Map<string, { row: NewSubscriberRow; id: string }>()
  for (const { id, get } of members) {
    const email = parseEmail(get('email'))
    if (!isEmail(email)) say(id, 'leftOut', 'this is not an email address')
    else if (unreachable(email)) say(id, 'leftOut', 'no email can arrive at this address')
    else if (get('deletedat')) say(id, 'leftOut', 'this member was deleted there')
    else if (fresh.has(foldEmail(email))) say(id, 'leftOut', 'this address is in the file twice')
    else fresh.set(foldEmail(email), { row: rowOf(email, get, clock), id })
  }
  await db.transaction().execute(async (trx) => {
    const keys = [...fresh.keys()]
    const gone = keys.length > 0 ? await suppressions.among(trx, keys) : new Set<string>()
    const wanted = [...fresh].filter(([key]) => !gone.has(key))
    const there = await knownAmong(
      trx,
      wanted.map(([key]) => key),
    )
    const added = wanted.filter(([key]) => !there.has(key))
    if (!isTrial && added.length > 0)
      await insertSubscribers(
        trx,
        added.map(([, { row }]) => row),
      )
    for (const [key, { id, row }] of fresh) {
      const here = there.get(key)
      if (gone.has(key)) say(id, 'leftOut', 'this person unsubscribed here')
      else if (here && row.unsubscribed_at && !here.unsubscribed_at && !hasAskedHere(here)) {
        if (!isTrial) await markUnsubscribed(trx, clock, here.id, 'Unsubscribed at the old site')
        say(id, 'updated', 'unsubscribed, as there')
      } else if (here) say(id, 'unchanged', 'this address is in the list')
      else say(id, 'imported', stateOf(row))
    }
  })
}

const stateOf = ({ unsubscribed_at, confirmed_at }: NewSubscriberRow) =>
  unsubscribed_at
    ? 'unsubscribed, as there'
    : confirmed_at
      ? 'confirmed'
      : 'waiting, because the file has no proof of consent'

/** Who agreed on this site, and is not from a list, gets its newsletter whatever the old site says. */
const hasAskedHere = ({ source, confirmed_at }: Pick<SubscriberRow, 'source' | 'confirmed_at'>) =>
  confirmed_at !== null && source !== 'import' && source !== 'file'

const knownAmong = async (db: Database, keys: string[]) => {
  const rows = db.selectFrom('subscribers').selectAll().where('email_key', 'in', keys)
  return new Map((keys.length > 0 ? await rows.execute() : []).map((row) => [row.email_key, row]))
}

const dateIn = (text: string) => {
  const date = new Date(text)
  return text && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

const rowOf = (email: string, get: OldMember['get'], clock: Clock): NewSubscriberRow => {
  const now = clock().toISOString()
  const consent = get('agreedto', 'consent', 'howtheyagreed').slice(0, 500)
  const isOut = /^(?:false|no|0)$/i.test(get('subscribedtoemails', 'subscribed')) || get('unsubscribedat') !== ''
  const groups = get('labels', 'groups')
    .split(/[,;]/)
    .map((group) => group.trim().slice(0, 40))
    .filter(Boolean)
  return {
    ...{ id: newId(), email, email_key: foldEmail(email), source: 'import' },
    created_at: earlier(dateIn(get('createdat')), now),
    group_names: groupNames(groups),
    ...(consent && { agreed_to: consent, agreed_at: dateIn(get('agreedat')) ?? null }),
    ...(consent && { confirmed_at: now, confirm_reason: consent }),
    ...(isOut && { unsubscribed_at: dateIn(get('unsubscribedat')) ?? now }),
  }
}

const earlier = (date: string | undefined, now: string) => (date && date < now ? date : now)
