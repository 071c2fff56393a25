/**
 * Email notices that somebody new offers to help, for the users who want notices of messages: never a name, and at most
 * one for each user in `limits.noticeMinutes` (5; throttling).
 */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { can } from '#shared/permissions.ts'
import { volunteerEmails } from '#shared/wording/volunteers.ts'
import type { Database } from '../database/open.ts'
import { emailStateOf } from '../email/email-state.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { type Clock, minutes } from '../lib/clock.ts'
import { peopleWithNotices } from '../messages/notifications.ts'
import { queuePush } from '../push/push-queue.ts'

const purpose = 'notice of a volunteer'
const pause = minutes(limits.noticeMinutes)

type Deps = { clock: Clock; outbox: Pick<EmailQueue, 'addText' | 'queueToMany'> }

/** Call in the transaction of the new entry. A notice during a pause is sent when the pause is over. */
export const sendVolunteerNotices = async (db: Database, { clock, outbox }: Deps, link: string) => {
  await queuePush(db, clock, { kind: 'volunteer', link, to: { permission: 'volunteers.read' } })
  const people = (await peopleWithNotices(db)).filter((person) => can(person, 'volunteers.read'))
  for (const { email } of people) {
    const latest = await latestNotice(db, email)
    // A waiting notice covers this entry, too.
    if (latest && emailStateOf(latest) === 'waiting') continue
    const dueAt = Math.max(clock().getTime(), latest ? Date.parse(latest.due_at) + pause : 0)
    // A time further ahead was stored before the clock was set back.
    const due = new Date(Math.min(dueAt, clock().getTime() + pause))
    const text = await outbox.addText(db, { ...notice(link), purpose })
    await outbox.queueToMany(db, text, [{ to: email }], due.toISOString())
  }
}

const latestNotice = (db: Database, email: string) =>
  db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .select(['due_at', 'sent_at', 'failed_at', 'unknown_at'])
    .where('emails.email_key', '=', foldEmail(email))
    .where('email_texts.purpose', '=', purpose)
    .orderBy('due_at', 'desc')
    .executeTakeFirst()

const notice = (link: string) =>
  plainEmail({
    to: '',
    subject: volunteerEmails.noticeSubject,
    lines: [volunteerEmails.notice, { text: volunteerEmails.openList, link }, volunteerEmails.noticeAbout],
  })
