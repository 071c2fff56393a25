/**
 * Sends a newsletter to its readers (recipients): the confirmed subscribers, or those of one language or one group
 * (segment). Recipients are queued in the order of their ids, some hundreds at a time (in batches), in the transaction
 * that records the progress: however often the server stops, nobody is left out and none gets two. Of two processes
 * one waits (row lock); `email/leases.ts` keeps both from delivering the same email. See
 * docs/decisions/0039-sending-newsletters.md.
 */

import { countRows } from '../database/query.ts'
import type { Database, NewsletterRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { findSendingHold } from '../settings/sending-hold.ts'
import { isInGroup, isSubscriber } from '../subscribers/subscriber-row.ts'
import { type CheckDeps, issuesIn, sentencesOf } from './checks.ts'
import { findNewsletter, lockNewsletter, updateNewsletter } from './newsletter-row.ts'
import { type NewsletterRenderer, noRecipient, type RenderedNewsletter } from './render.ts'
import { resultOf } from './result.ts'

type SendingDeps = CheckDeps & {
  clock: Clock
  queue: Pick<EmailQueue, 'addText' | 'queueToMany'>
  renderer: NewsletterRenderer
}

/** Few enough that an unsubscribe or a pause takes effect at once; enough that delivery never waits for the next run. */
const recipientsAtOnce = 500
const fewWaiting = 250

/** One step for each newsletter that is due; the background job repeats this. */
export const sendDue = async (deps: SendingDeps, site: string) => {
  // A restored copy must not begin a newsletter that the original sends.
  if (await findSendingHold(deps.db)) return
  const due = await deps.db
    .selectFrom('newsletters')
    .select('id')
    .where('send_at', '<=', deps.clock().toISOString())
    .where('finished_at', 'is', null)
    .where('paused_at', 'is', null)
    .execute()
  // Reads the secret of the links now, because reading it inside a transaction would need a second database connection.
  if (due.length > 0) await deps.renderer.variablesFor(noRecipient, site)
  for (const { id } of due) await stepFor(deps, id, site)
}

const stepFor = async (deps: SendingDeps, id: string, site: string) => {
  const row = await findNewsletter(deps.db, id)
  const rendered = row.started_at ? undefined : await deps.renderer.render(row, site)
  const blocking = rendered ? (await issuesIn(deps, row, rendered, site)).filter(({ isBlocking }) => isBlocking) : []
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockNewsletter(trx, id)
    const isAsRead = locked.version === row.version && locked.send_at === row.send_at
    if (!isAsRead || locked.paused_at || locked.finished_at) return
    if (locked.started_at) await continueSending(deps, trx, locked, site)
    else if (blocking.length > 0) await returnToDraft(trx, locked, sentencesOf(blocking))
    else if (rendered) await begin(deps, trx, locked, rendered)
  })
}

const begin = async (
  { clock, queue }: SendingDeps,
  trx: Database,
  row: NewsletterRow,
  rendered: RenderedNewsletter,
) => {
  const text_id = await queue.addText(trx, rendered)
  await updateNewsletter(trx, row.id, { started_at: clock().toISOString(), text_id })
}

/** A check that passed when the newsletter was scheduled may fail now: an editor fixes the problem and sends again. */
const returnToDraft = (trx: Database, { id }: NewsletterRow, why: string) =>
  updateNewsletter(trx, id, { send_at: null, pause_reason: `It was not sent and is a draft again. ${why}` })

const continueSending = async (deps: SendingDeps, trx: Database, row: NewsletterRow, site: string) => {
  const result = await resultOf(trx, row.text_id)
  if (!row.all_queued_at && !row.stopped_at) {
    if (result.waiting < fewWaiting) await queueMore(deps, trx, row, site)
  } else if (result.waiting === 0)
    await updateNewsletter(trx, row.id, { finished_at: deps.clock().toISOString(), result: JSON.stringify(result) })
}

const queueMore = async ({ clock, queue, renderer }: SendingDeps, trx: Database, row: NewsletterRow, site: string) => {
  const found = await recipientsOf(trx, row).selectAll().orderBy('id').limit(recipientsAtOnce).execute()
  const recipients = await Promise.all(
    found.map(async (recipient) => ({
      to: recipient.email,
      variables: await renderer.variablesFor(recipient, site),
    })),
  )
  await queue.queueToMany(trx, row.text_id ?? '', recipients)
  await updateNewsletter(trx, row.id, {
    queued: row.queued + recipients.length,
    queued_through: found.at(-1)?.id ?? row.queued_through,
    all_queued_at: found.length < recipientsAtOnce ? clock().toISOString() : null,
  })
}

type Recipients = Pick<NewsletterRow, 'readers' | 'reader_group'>

/** The subscribers (recipients) who have not been queued yet: confirmed, of the chosen language and group. */
const recipientsOf = (
  db: Database,
  { readers, reader_group, queued_through }: Recipients & Pick<NewsletterRow, 'queued_through'>,
) =>
  db
    .selectFrom('subscribers')
    .where(isSubscriber('confirmed'))
    .where('id', '>', queued_through)
    .$if(readers !== null, (query) => query.where('language', '=', readers))
    .$if(reader_group !== null, (query) => query.where(isInGroup(reader_group ?? '')))

/** How many subscribers would get the newsletter now; with `after`, only those with later ids. */
export const countRecipients = (db: Database, recipients: Recipients, after = '') =>
  countRows(recipientsOf(db, { ...recipients, queued_through: after }))
