/** Tells whoever wants to know that a message has arrived: never what it says or who wrote it, and not too often. */
import { limits } from '#shared/limits.ts'
import { can } from '#shared/permissions.ts'
import type { Database } from '../database/open.ts'
import type { MessageRow } from '../database/tables.ts'
import type { createQueue } from '../email/queue.ts'
import { letter } from '../email/template.ts'
import { type Clock, minutes } from '../lib/clock.ts'

type Parts = { clock: Clock; outbox: Pick<ReturnType<typeof createQueue>, 'keepText' | 'queueToMany'> }

const pause = minutes(limits.noticeMinutes)

export const createNotices = ({ clock, outbox }: Parts) => ({
  /** In the transaction of the message. One that comes during a pause is told of when the pause is over. */
  tell: async (db: Database, { urgent_at }: Pick<MessageRow, 'urgent_at'>, inboxLink: string) => {
    const now = clock()
    for (const { user_id, email, noticed_at } of await whoWantsThem(db)) {
      const dueAt = nextAfter(noticed_at, now)
      // The one that waits tells of this message, too.
      if (!dueAt) continue
      await db
        .updateTable('answer_preferences')
        .set({ noticed_at: dueAt.toISOString() })
        .where('user_id', '=', user_id)
        .execute()
      const text = await outbox.keepText(db, {
        ...notice(urgent_at !== null, inboxLink),
        purpose: 'notice of a message',
      })
      await outbox.queueToMany(db, text, [{ to: email }], dueAt.toISOString())
    }
  },
})

const nextAfter = (noticed: string | null, now: Date) => {
  const earliest = noticed ? Date.parse(noticed) + pause : 0
  if (earliest <= now.getTime()) return now
  const isWaiting = Date.parse(noticed ?? '') > now.getTime()
  // One that lies further ahead is from before the clock was set back.
  return isWaiting && earliest <= now.getTime() + 2 * pause
    ? undefined
    : new Date(Math.min(earliest, now.getTime() + pause))
}

const whoWantsThem = async (db: Database) => {
  const people = await db
    .selectFrom('answer_preferences')
    .innerJoin('users', 'users.id', 'answer_preferences.user_id')
    .select(['user_id', 'email', 'role', 'noticed_at'])
    .where('wants_notices', '=', 1)
    .execute()
  return people.filter((person) => can(person, 'messages.read'))
}

const notice = (isUrgent: boolean, link: string) =>
  letter({
    to: '',
    subject: isUrgent ? 'A message that may be urgent' : 'A message has arrived',
    lines: [
      isUrgent
        ? 'Somebody wrote to Voima, and the words may mean an emergency. Please look at once.'
        : 'Somebody wrote to Voima.',
      { text: 'Open the messages', link },
      'What it says is not in this letter, because it may be about somebody’s health. You can turn these notices off on the page Answering.',
    ],
  })
