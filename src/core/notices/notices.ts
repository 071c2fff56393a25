/**
 * The notices (notifications) that tell users, by email and push, that a record has arrived: the one way for every
 * record type. `../push/notice-pause.ts` decides when a notice is due.
 */
import { foldEmail } from '#shared/email.ts'
import { can } from '#shared/permissions.ts'
import { urgentKinds } from '#shared/push.ts'
import type { Database } from '../database/tables.ts'
import { isWaiting } from '../email/email-state.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { dueAfter, dueWhileWaiting, pauseOf } from '../push/notice-pause.ts'
import { queuePush } from '../push/push-queue.ts'
import { usersWho } from '../users/user-row.ts'
import { type NoticeKind, noticeEmail, noticeTextOf } from './notice-texts.ts'

export type NoticeDeps = { clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

/**
 * `addressOf` makes the URL of a page of the site; without it, nobody is told. `recordPath`: the page of the record, for
 * an urgent notice.
 */
type Arrived = {
  kind: NoticeKind
  addressOf: ((path: string) => string) | undefined
  recordPath?: string | undefined
}

/** Call in the transaction of the record that has arrived. */
export const sendNotice = async (db: Database, { clock, outbox }: NoticeDeps, arrived: Arrived) => {
  const { kind, addressOf } = arrived
  if (!addressOf) return
  const { listPath, permission } = noticeTextOf(kind)
  const listLink = addressOf(listPath)
  const link = arrived.recordPath ? addressOf(arrived.recordPath) : listLink
  await queuePush(db, clock, { kind, link, listLink, to: { permission } })
  const now = clock().getTime()
  for (const { email: to } of await peopleFor(db, kind)) {
    if (await extendWaiting(db, { kind, to, listLink, now })) continue
    const dueAt = dueAfter(await latestDue(db, kind, to), kind, now)
    await outbox.queue(db, { ...noticeEmail(kind, link, true), to }, { dueAt, isUrgent: urgentKinds.includes(kind) })
  }
}

const peopleFor = async (db: Database, kind: NoticeKind) => {
  const { permission, isForEverybody } = noticeTextOf(kind)
  if (isForEverybody) return usersWho(db, permission)
  return (await peopleWithNotices(db)).filter((person) => can(person, permission))
}

/** The users who may read messages and want notices. */
export const peopleWithNotices = async (db: Database) => {
  const people = await db
    .selectFrom('reply_preferences')
    .innerJoin('users', 'users.id', 'reply_preferences.user_id')
    .select(['email', 'role', 'test_opened_at'])
    .where('wants_notices', '=', 1)
    .execute()
  return people.filter((person) => can(person, 'messages.read'))
}

const noticesTo = (db: Database, kind: NoticeKind, to: string) =>
  db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .where('emails.email_key', '=', foldEmail(to))
    .where('email_texts.purpose', '=', noticeTextOf(kind).purpose)

const latestDue = async (db: Database, kind: NoticeKind, to: string) => {
  const latest = await noticesTo(db, kind, to)
    .select(({ fn }) => fn.max('due_at').as('at'))
    .executeTakeFirst()
  return latest?.at
}

type Waiting = { kind: NoticeKind; to: string; listLink: string; now: number }

/**
 * A notice that waits for the end of a pause covers this record, too; so does one that could not be sent during a whole
 * pause, so that notices do not pile up while the mail server is down. Returns whether there is one.
 */
const extendWaiting = async (db: Database, { kind, to, listLink, now }: Waiting) => {
  const isoOf = (time: number) => new Date(time).toISOString()
  const waiting = await noticesTo(db, kind, to)
    .select(['emails.id', 'text_id', 'due_at'])
    .where(isWaiting)
    .where('leased_at', 'is', null)
    .where(({ or, eb }) => or([eb('due_at', '>', isoOf(now)), eb('due_at', '<=', isoOf(now - pauseOf(kind)))]))
    .executeTakeFirst()
  if (!waiting) return false
  const extended = await db
    .updateTable('emails')
    .set({ due_at: dueWhileWaiting(waiting.due_at, kind, now) })
    .where('id', '=', waiting.id)
    // A process that has leased it meanwhile may send the earlier text.
    .where('leased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!extended) return false
  const { subject, text, html } = noticeEmail(kind, listLink, false)
  await db.updateTable('email_texts').set({ subject, text, html }).where('id', '=', waiting.text_id).execute()
  return true
}
