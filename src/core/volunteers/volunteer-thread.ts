/** One volunteer with the whole conversation: our replies by email, and the notes of users (internal notes). */
import type { Config } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import { longDay } from '#shared/format.ts'
import type { VolunteerThread, VolunteerWelcome } from '#shared/shapes/volunteer.ts'
import { volunteerEmails } from '#shared/wording/volunteers.ts'
import { record } from '../audit/audit-log.ts'
import { createConversations } from '../conversations/conversation.ts'
import { countRows } from '../database/query.ts'
import type { Database, VolunteerRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import type { Messages } from '../messages/messages.ts'
import type { User } from '../users/user-row.ts'
import { changeVolunteer, lockVolunteer, toVolunteer, volunteerNotFound } from './volunteer-row.ts'

export type ThreadDeps = {
  config: Pick<Config, 'mailFrom'>
  db: Database
  clock: Clock
  outbox: Pick<EmailQueue, 'queue'>
  replySettings: Pick<Messages['replySettings'], 'find'>
}

export const volunteerConversations = createConversations('volunteer')

export const createVolunteerThreads = (deps: ThreadDeps) => ({
  find: async (id: string): Promise<VolunteerThread> => {
    const { db } = deps
    const row = await db.selectFrom('volunteers').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw volunteerNotFound()
    return {
      volunteer: toVolunteer(row),
      ...(await volunteerConversations.find(db, id)),
      others: await countOthers(db, row),
    }
  },
  /** With a key, a repeated request sends one reply. Throws NotFound, and Refused without an email address. */
  reply: (id: string, text: string, user: User, key?: string) => reply(deps, { id, text, user, key }),
  /** Records how the person was welcomed, and sends the email. Throws NotFound and Refused. */
  welcome: (id: string, how: VolunteerWelcome, user: User, key?: string) => welcome(deps, id, how, { user, key }),
  note: (id: string, text: string) =>
    deps.db.transaction().execute(async (trx) => {
      await lockVolunteer(trx, 'id', id)
      return volunteerConversations.note(trx, id, deps.clock().toISOString(), text)
    }),
  removeNote: (id: string) => volunteerConversations.removeNote(deps.db, id),
})

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

type By = { user: User; key: string | undefined }
type Reply = By & { id: string; text: string }

const reply = async (deps: ThreadDeps, { id, text, ...by }: Reply) => {
  const send = await senderFor(deps, by)
  const at = deps.clock().toISOString()
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockVolunteer(trx, 'id', id)
    if (!(await send(trx, row, text, at))) return
    const state = row.state === 'new' ? 'talkedTo' : row.state
    await changeVolunteer(trx, row, { state, last_word_at: at, updated_at: at })
    await record(trx, deps.clock, 'volunteers.answered')
  })
}

/** Returns a function that queues an email to a volunteer once, and returns whether it did. */
const senderFor = async ({ replySettings, config, outbox }: ThreadDeps, { user, key }: By) => {
  const { signature } = await replySettings.find(user)
  return async (trx: Database, row: VolunteerRow, text: string, at: string) => {
    if (!row.email) throw new Refused({ text: 'This person gave no email address. Call or text them.' })
    if (!text) throw new Refused({ text: 'Enter the text.' })
    const email = emailTo(row, row.email, [...text.split(/\n{2,}/), signature])
    const root = `<volunteer.${row.id}@${domainOf(config.mailFrom.address)}>`
    return volunteerConversations.reply(trx, outbox, row.id, { key, at, text, email, root })
  }
}

const welcome = async (deps: ThreadDeps, id: string, { how, text = '', parentAgreed }: VolunteerWelcome, by: By) => {
  const send = await senderFor(deps, by)
  const at = deps.clock().toISOString()
  return deps.db.transaction().execute(async (trx) => {
    const row = await lockVolunteer(trx, 'id', id)
    if (!row.is_adult && !parentAgreed)
      throw new Refused({ parentAgreed: 'This person is under 18. First speak with a parent or guardian.' })
    if (how === 'email' && !(await send(trx, row, text, at))) return toVolunteer(row)
    await record(trx, deps.clock, 'volunteers.welcomed')
    const welcomed = { state: 'welcome', welcomed_at: at, welcomed_by: how, last_word_at: at, updated_at: at } as const
    return toVolunteer(await changeVolunteer(trx, row, welcomed))
  })
}

const emailTo = ({ created_at }: VolunteerRow, to: string, lines: string[]) => ({
  ...plainEmail({ to, subject: volunteerEmails.replySubject(longDay(created_at)), lines }),
  purpose: 'reply to a volunteer',
})
