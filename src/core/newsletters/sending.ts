/**
 * Sends a letter to many. Readers are taken in the order of their ids, some hundreds at a time, in the transaction that
 * remembers how far it has come: however often the site dies, nobody is forgotten and nobody comes twice. See
 * docs/decisions/0039-sending-to-many.md.
 */
import { limits } from '#shared/limits.ts'
import type { CampaignResult, Finding } from '#shared/shapes/newsletter.ts'
import type { Database } from '../database/open.ts'
import type { NewsletterRow } from '../database/tables.ts'
import type { createQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { isSubscriber } from '../subscribers/states.ts'
import { sentencesOf } from './checks.ts'
import { findCampaign, holdCampaign, writeCampaign } from './newsletter-row.ts'
import { leaveLink, type letterText } from './render.ts'
import { resultOf } from './result.ts'

type Letter = ReturnType<typeof letterText>

export type SendingParts = {
  db: Database
  clock: Clock
  outbox: Pick<ReturnType<typeof createQueue>, 'keepText' | 'queueToMany'>
  leaveToken: (subscriberId: string) => Promise<string>
  write: (row: NewsletterRow, site: string) => Promise<Letter>
  check: (row: NewsletterRow, letter: Letter, site: string) => Promise<Finding[]>
}

/** Few enough waiting letters that somebody who leaves, or a pause, is heard at once; enough that none waits for the next round. */
const readersAtOnce = 500
const fewWaiting = 250

/** One step for each letter that is due. To be called again and again. Answers whether readers can see one that they could not before. */
export const sendDue = async (parts: SendingParts, site: string) => {
  const due = await parts.db
    .selectFrom('newsletters')
    .select('id')
    .where('send_at', '<=', parts.clock().toISOString())
    .where('finished_at', 'is', null)
    .where('paused_at', 'is', null)
    .execute()
  // What is asked for inside a transaction must not need the database anew.
  if (due.length > 0) await parts.leaveToken('')
  let hasBegun = false
  for (const { id } of due) if (await stepFor(parts, id, site)) hasBegun = true
  return hasBegun
}

const stepFor = async (parts: SendingParts, id: string, site: string) => {
  const row = await findCampaign(parts.db, id)
  const letter = row.started_at ? undefined : await parts.write(row, site)
  const wrong = letter ? sentencesOf((await parts.check(row, letter, site)).filter(({ mustMend }) => mustMend)) : ''
  return parts.db.transaction().execute(async (trx) => {
    const held = await holdCampaign(trx, id)
    const isAsRead = held.version === row.version && held.send_at === row.send_at
    if (!isAsRead || held.paused_at || held.finished_at) return false
    if (held.started_at) await goOn(parts, trx, held, site)
    else if (wrong) await giveBack(trx, held, wrong)
    else if (letter) await begin(parts, trx, held, letter)
    return letter !== undefined && !wrong
  })
}

const begin = async ({ clock, outbox }: SendingParts, trx: Database, row: NewsletterRow, letter: Letter) => {
  const text_id = await outbox.keepText(trx, letter)
  await writeCampaign(trx, row.id, { started_at: clock().toISOString(), text_id })
}

/** What was right when it was given its hour may be wrong by now: somebody mends it, and sends it again. */
const giveBack = (trx: Database, { id }: NewsletterRow, wrong: string) =>
  writeCampaign(trx, id, { send_at: null, pause_reason: `It did not go out, and is a draft again. ${wrong}` })

const goOn = async (parts: SendingParts, trx: Database, row: NewsletterRow, site: string) => {
  const result = await resultOf(trx, row.text_id)
  if (isRefusedByAll(result)) await pauseFor(parts, trx, row)
  else if (!row.all_queued_at && !row.stopped_at) {
    if (result.waiting < fewWaiting) await queueMore(parts, trx, row, site)
  } else if (result.waiting === 0)
    await writeCampaign(trx, row.id, { finished_at: parts.clock().toISOString(), result: JSON.stringify(result) })
}

const queueMore = async (
  { clock, outbox, leaveToken }: SendingParts,
  trx: Database,
  row: NewsletterRow,
  site: string,
) => {
  const found = await readersOf(trx, row).select(['id', 'email']).orderBy('id').limit(readersAtOnce).execute()
  const readers = await Promise.all(
    found.map(async ({ id, email }) => ({ to: email, variables: { leave: leaveLink(site, await leaveToken(id)) } })),
  )
  await outbox.queueToMany(trx, row.text_id ?? '', readers)
  await writeCampaign(trx, row.id, {
    queued: row.queued + readers.length,
    queued_through: found.at(-1)?.id ?? row.queued_through,
    all_queued_at: found.length < readersAtOnce ? clock().toISOString() : null,
  })
}

/** Who gets it, and has not been taken yet. */
export const readersOf = (
  db: Database,
  { readers, queued_through }: Pick<NewsletterRow, 'readers' | 'queued_through'>,
) =>
  db
    .selectFrom('subscribers')
    .where(isSubscriber('confirmed'))
    .where('id', '>', queued_through)
    .$if(readers !== null, (query) => query.where('language', '=', readers))

/** Something is wrong with the letter or the account, and not with so many readers. */
const isRefusedByAll = ({ sent, failed, waiting }: CampaignResult) =>
  sent === 0 && waiting > 0 && failed >= limits.refusalsBeforePause

const pauseFor = async ({ clock }: SendingParts, trx: Database, row: NewsletterRow) => {
  const pause_reason = `The first ${limits.refusalsBeforePause} were all refused. The outbox says why.`
  const paused_at = clock().toISOString()
  await writeCampaign(trx, row.id, { paused_at, pause_reason })
  await trx.updateTable('email_texts').set({ paused_at }).where('id', '=', row.text_id).execute()
}
