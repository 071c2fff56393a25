/** One volunteer with the whole conversation: our replies by email, and the notes of users (internal notes). */
import type { Config } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import { longDay } from '#shared/format.ts'
import type { MessageNote, MessageReply } from '#shared/shapes/message.ts'
import type { VolunteerThread } from '#shared/shapes/volunteer.ts'
import { volunteerEmails } from '#shared/wording/volunteers.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { countRows } from '../database/query.ts'
import type { VolunteerRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import type { Messages } from '../messages/messages.ts'
import { queueReply } from '../messages/reply-email.ts'
import { toNote, toReply } from '../messages/threads.ts'
import type { User } from '../users/user-row.ts'
import { changeVolunteer, lockVolunteer, toVolunteer, volunteerNotFound } from './volunteer-row.ts'

export type ThreadDeps = {
  config: Pick<Config, 'mailFrom'>
  db: Database
  clock: Clock
  outbox: Pick<EmailQueue, 'queue'>
  replySettings: Pick<Messages['replySettings'], 'find'>
}

export const createVolunteerThreads = (deps: ThreadDeps) => ({
  find: async (id: string): Promise<VolunteerThread> => {
    const { db } = deps
    const row = await db.selectFrom('volunteers').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw volunteerNotFound()
    return { volunteer: toVolunteer(row), ...(await wordsAbout(db, id)), others: await countOthers(db, row) }
  },
  /** With a key, a repeated request sends one reply. Throws NotFound, and Refused without an email address. */
  reply: (id: string, text: string, user: User, key?: string) => reply(deps, { id, text, user, key }),
  note: (volunteer_id: string, text: string) =>
    deps.db.transaction().execute(async (trx) => {
      await lockVolunteer(trx, 'id', volunteer_id)
      const row = { id: newId(), volunteer_id, at: deps.clock().toISOString(), who: whoActs().name, text }
      await trx.insertInto('volunteer_notes').values(row).execute()
      return toNote(row)
    }),
  removeNote: async (id: string) => {
    const row = await deps.db.deleteFrom('volunteer_notes').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound('There is no such note.')
    return toNote(row)
  },
})

/** The replies to a volunteer and the notes about the volunteer, the oldest first. */
export const wordsAbout = async (
  db: Database,
  id: string,
): Promise<{ replies: MessageReply[]; notes: MessageNote[] }> => {
  const replies = await db
    .selectFrom('volunteer_replies')
    .leftJoin('emails', 'emails.id', 'email_id')
    .selectAll('volunteer_replies')
    .select(['emails.id as kept', 'emails.sent_at as arrived_at', 'failed_at', 'unknown_at', 'last_error'])
    .where('volunteer_id', '=', id)
    .orderBy('volunteer_replies.at')
    .orderBy('volunteer_replies.id')
    .execute()
  const notes = await db
    .selectFrom('volunteer_notes')
    .selectAll()
    .where('volunteer_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return { replies: replies.map(toReply), notes: notes.map(toNote) }
}

/** An email is deleted some weeks after it was sent, so the reply records the time of sending. */
export const recordSentReplies = async (db: Database) => {
  await db
    .updateTable('volunteer_replies')
    .set(({ selectFrom }) => ({
      sent_at: selectFrom('emails').select('emails.sent_at').whereRef('emails.id', '=', 'email_id'),
    }))
    .where('sent_at', 'is', null)
    .execute()
}

const countOthers = (db: Database, { id, email_key, phone_key }: VolunteerRow) =>
  countRows(
    db
      .selectFrom('volunteers')
      .where('id', '<>', id)
      .where(({ or, eb }) =>
        or([
          ...(email_key ? [eb('email_key', '=', email_key)] : []),
          ...(phone_key ? [eb('phone_key', '=', phone_key)] : []),
        ]),
      ),
  )

type Reply = { id: string; text: string; user: User; key: string | undefined }

const reply = async (deps: ThreadDeps, { id, text, user, key }: Reply) => {
  const { goesTo, signature } = await deps.replySettings.find(user)
  const at = deps.clock().toISOString()
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockVolunteer(trx, 'id', id)
    if (!row.email) throw new Refused({ text: 'This person gave no email address. Call or text them.' })
    const replyId = key ? idFrom(key) : newId()
    const before = await repliesTo(trx, id)
    if (before.some((reply) => reply.id === replyId)) return
    const email = await queueReply(trx, deps.outbox, {
      ...emailTo(row, row.email, [...text.split(/\n{2,}/), signature]),
      root: `<volunteer.${id}@${domainOf(deps.config.mailFrom.address)}>`,
      before: before.map(({ email_message_id }) => email_message_id),
      goesTo,
    })
    const fields = { id: replyId, volunteer_id: id, ...email, at, who: whoActs().name, text, sent_at: null }
    await trx.insertInto('volunteer_replies').values(fields).execute()
    const state = row.state === 'new' ? 'talkedTo' : row.state
    await changeVolunteer(trx, row, { state, last_word_at: at, updated_at: at })
    await record(trx, deps.clock, 'volunteers.answered')
  })
}

const repliesTo = (db: Database, volunteerId: string) =>
  db
    .selectFrom('volunteer_replies')
    .select(['id', 'email_message_id'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('at')
    .orderBy('id')
    .execute()

const emailTo = ({ created_at }: VolunteerRow, to: string, lines: string[]) => ({
  ...plainEmail({ to, subject: volunteerEmails.replySubject(longDay(created_at)), lines }),
  purpose: 'reply to a volunteer',
})
