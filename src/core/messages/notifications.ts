/**
 * Email notices (notifications) that a message or a question has arrived, for the people who want them: never its text or sender, and
 * at most one for each person in `limits.noticeMinutes` (5; throttling).
 */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { can } from '#shared/permissions.ts'
import type { Database } from '../database/open.ts'
import type { MessageRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { type Clock, minutes } from '../lib/clock.ts'
import { queuePush } from '../push/push-queue.ts'

type NoticeDeps = { clock: Clock; outbox: Pick<EmailQueue, 'addText' | 'queueToMany'> }

/** The kind of record that arrived. A question was asked without a name (`core/questions`). */
type NoticeKind = 'message' | 'question'

const purposes: Record<NoticeKind, string> = { message: 'notice of a message', question: 'notice of a question' }
const pause = minutes(limits.noticeMinutes)

/** Notifies a colleague that a message was assigned. `link` opens the message. */
export const assignmentEmail = (to: string, by: string, link: string) => ({
  ...plainEmail({
    to,
    subject: 'A message was assigned to you',
    lines: [
      `${by} asks you to answer a message to Voima.`,
      { text: 'Open the message', link },
      'This email does not show the message, because it may be about someone’s health.',
    ],
  }),
  purpose: 'notice of an assignment',
})

export const createNotices = ({ clock, outbox }: NoticeDeps) => ({
  /**
   * Call in the transaction of the message or question. A notice during a pause is sent after the pause. `inboxLink`
   * opens the list in which it waits.
   */
  send: async (
    db: Database,
    { urgent_at }: Pick<MessageRow, 'urgent_at'>,
    inboxLink: string,
    kind: NoticeKind = 'message',
  ) => {
    const now = clock()
    const push = { permission: 'messages.read' } as const
    await queuePush(db, clock, { kind: urgent_at ? `urgent-${kind}` : kind, link: inboxLink, to: push })
    for (const { user_id, email, noticed_at } of await peopleWithNotices(db)) {
      const dueAt = nextAfter(noticed_at, now)
      // A waiting notice covers this message, too.
      if (!dueAt || (await hasUnsentNotice(db, purposes[kind], email, now))) continue
      await db
        .updateTable('reply_preferences')
        .set({ noticed_at: dueAt.toISOString() })
        .where('user_id', '=', user_id)
        .execute()
      const text = await outbox.addText(db, {
        ...notices[kind](urgent_at !== null, inboxLink),
        purpose: purposes[kind],
      })
      await outbox.queueToMany(db, text, [{ to: email }], dueAt.toISOString())
    }
  },
})

export type Notices = ReturnType<typeof createNotices>

const nextAfter = (noticed: string | null, now: Date) => {
  const earliest = noticed ? Date.parse(noticed) + pause : 0
  if (earliest <= now.getTime()) return now
  const isWaiting = Date.parse(noticed ?? '') > now.getTime()
  // A time further ahead was stored before the clock was set back.
  return isWaiting && earliest <= now.getTime() + 2 * pause
    ? undefined
    : new Date(Math.min(earliest, now.getTime() + pause))
}

/**
 * A notice that could not be sent covers this message, too, so that notices do not pile up while the mail server is
 * down.
 */
const hasUnsentNotice = async (db: Database, purpose: string, email: string, now: Date) => {
  const stuck = await db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .select('emails.id')
    .where('emails.email_key', '=', foldEmail(email))
    .where('email_texts.purpose', '=', purpose)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('unknown_at', 'is', null)
    .where('due_at', '<=', new Date(now.getTime() - pause).toISOString())
    .executeTakeFirst()
  return stuck !== undefined
}

/** The users who may read messages and want notices. */
export const peopleWithNotices = async (db: Database) => {
  const people = await db
    .selectFrom('reply_preferences')
    .innerJoin('users', 'users.id', 'reply_preferences.user_id')
    .select(['user_id', 'email', 'role', 'noticed_at'])
    .where('wants_notices', '=', 1)
    .execute()
  return people.filter((person) => can(person, 'messages.read'))
}

const whyNotShown =
  'because it may be about someone’s health. You can turn these emails off on the page “Reply settings”.'

const notices: Record<NoticeKind, (isUrgent: boolean, link: string) => ReturnType<typeof plainEmail>> = {
  message: (isUrgent, link) =>
    plainEmail({
      to: '',
      subject: isUrgent ? 'A new message may be urgent' : 'A new message',
      lines: [
        isUrgent
          ? 'Someone wrote to Voima, and the words may mean an emergency. Please read the message at once.'
          : 'Someone wrote to Voima.',
        { text: 'Open the messages', link },
        `This email does not show the message, ${whyNotShown}`,
      ],
    }),
  question: (isUrgent, link) =>
    plainEmail({
      to: '',
      subject: isUrgent ? 'A new question may be urgent' : 'A new question',
      lines: [
        isUrgent
          ? 'Someone asked a question on the website, and the words may mean an emergency. Please read the question at once.'
          : 'Someone asked a question on the website, and waits for an answer.',
        { text: 'Open the questions', link },
        `This email does not show the question, ${whyNotShown}`,
      ],
    }),
}
