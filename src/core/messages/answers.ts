/** Sends answers to messages, with headers by which mail programs show the emails of both sides as one conversation. */
import type { Config } from '#config.ts'
import { isExampleContact } from '#shared/content/frame.ts'
import { domainOf } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import type {
  Answering,
  AnsweringSettings,
  CannedAnswer,
  NewCannedAnswer,
  OwnAnswering,
} from '#shared/shapes/message-answering.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { MessageRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import type { Settings } from '../settings/settings.ts'
import type { SiteContentStore } from '../site-content/site-content.ts'
import type { User } from '../users/user-row.ts'
import { changeMessage } from './message-row.ts'

export type AnswerDeps = AnsweringDeps & {
  config: Pick<Config, 'mailFrom'>
  outbox: Pick<EmailQueue, 'queue'>
}

export const createAnswers = (deps: AnswerDeps) => {
  const answering = createAnswering(deps)
  const host = domainOf(deps.config.mailFrom.address)
  return {
    /** With a key, a request that is sent twice sends one answer. Throws NotFound. */
    answer: async (messageId: string, text: string, user: User, key?: string) => {
      const { goesTo, signature } = await answering.find(user)
      const now = deps.clock().toISOString()
      await deps.db.transaction().execute(async (trx) => {
        const id = key ? idFrom(key) : newId()
        const message = await changeMessage(trx, messageId, ({ read_at }) => ({
          read_at: read_at ?? now,
          answered_at: now,
        }))
        if (await isKnown(trx, id)) return
        const headers = await headersOf(trx, message, host, goesTo)
        const email_id = await deps.outbox.queue(trx, { ...emailTo(message, text, signature), headers })
        const email_message_id = await mailIdOf(trx, email_id ?? '')
        const row = {
          id,
          message_id: messageId,
          email_id: email_id ?? '',
          email_message_id,
          at: now,
          who: whoActs().name,
          text,
        }
        await trx
          .insertInto('message_answers')
          .values({ ...row, sent_at: null })
          .execute()
        await record(trx, deps.clock, 'messages.answered')
      })
    },
  }
}

const isKnown = async (db: Database, id: string) =>
  (await db.selectFrom('message_answers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const mailIdOf = async (db: Database, emailId: string) =>
  (await db.selectFrom('emails').select('message_id').where('id', '=', emailId).executeTakeFirstOrThrow()).message_id

/** A form message has no Message-ID, so it gets a made-up one to which every answer refers. */
const headersOf = async (db: Database, { id }: MessageRow, host: string, goesTo: string | undefined) => {
  const before = await db
    .selectFrom('message_answers')
    .select('email_message_id')
    .where('message_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const thread = [`<message.${id}@${host}>`, ...before.slice(-latest).map(({ email_message_id }) => email_message_id)]
  return {
    'In-Reply-To': thread.at(-1) ?? '',
    References: thread.join(' '),
    ...(goesTo && { 'Reply-To': goesTo }),
  }
}

/** The number of Message-IDs in `References`: enough for every mail program, and short enough for a header. */
const latest = 10

/** Does not quote the message: the address may be mistyped, and the message may be about the sender's health. */
const emailTo = ({ email, created_at }: MessageRow, text: string, signature: string) => ({
  ...plainEmail({
    to: email,
    subject: `Your message to Voima of ${dayInWords(created_at)}`,
    lines: [...text.split(/\n{2,}/), signature],
  }),
  purpose: 'answer to a message',
})

const dayInWords = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The settings for answers: signatures, the reply address, who gets notices, and canned answers. */
export type AnsweringDeps = {
  config: Pick<Config, 'mailAccount'>
  db: Database
  clock: Clock
  settings: Settings
  siteContent: Pick<SiteContentStore, 'edited'>
}

const names = { signature: 'messages.signature', replyTo: 'messages.reply-to' }
const plainSignature = 'Voima'

export const createAnswering = (deps: AnsweringDeps) => ({
  find: (user: User) => findSettings(deps, user),
  change: async ({ signature, replyTo }: Answering) => {
    await deps.settings.save(names.signature, signature)
    await deps.settings.save(names.replyTo, replyTo)
    await record(deps.db, deps.clock, 'messages.answering-changed')
  },
  changeOwn: async ({ id: user_id }: User, { signature, wantsNotices }: OwnAnswering) => {
    const own = { signature, wants_notices: wantsNotices ? 1 : 0 }
    await deps.db
      .insertInto('answer_preferences')
      .values({ user_id, ...own, noticed_at: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(own))
      .execute()
  },
  canned: cannedAnswers(deps),
})

const findSettings = async (deps: AnsweringDeps, user: User): Promise<AnsweringSettings> => {
  const { db, settings, config } = deps
  const row = await db.selectFrom('answer_preferences').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  const own = { signature: row?.signature ?? '', wantsNotices: row?.wants_notices === 1 }
  const organisation = {
    signature: (await settings.find(names.signature)) ?? '',
    replyTo: (await settings.find(names.replyTo)) ?? '',
  }
  return {
    organisation,
    own,
    goesTo: organisation.replyTo || (await contactAddress(deps)),
    signature: own.signature || organisation.signature || plainSignature,
    sendsMail: config.mailAccount !== undefined,
  }
}

/** Undefined while the site content still has the example address. */
const contactAddress = async ({ siteContent }: AnsweringDeps) => {
  const { contact } = await siteContent.edited()
  return contact && !isExampleContact(contact) ? contact.email : undefined
}

const cannedAnswers = ({ db, clock }: AnsweringDeps) => {
  const columns = (fields: NewCannedAnswer) => ({ ...fields, changed_at: clock().toISOString() })
  return {
    list: async () => {
      const rows = await db.selectFrom('canned_answers').selectAll().orderBy('title').orderBy('id').execute()
      return rows.map(toCanned)
    },
    add: async (fields: NewCannedAnswer) => {
      const all = await db.selectFrom('canned_answers').select('id').limit(limits.cannedAnswers).execute()
      if (all.length >= limits.cannedAnswers)
        throw new Refused({ title: `There are ${limits.cannedAnswers} already. Delete one first.` })
      const row = { id: newId(), ...columns(fields) }
      await db.insertInto('canned_answers').values(row).execute()
      return toCanned(row)
    },
    change: async (id: string, fields: NewCannedAnswer) =>
      foundCanned(
        await db
          .updateTable('canned_answers')
          .set(columns(fields))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      ),
    remove: async (id: string) =>
      foundCanned(await db.deleteFrom('canned_answers').where('id', '=', id).returningAll().executeTakeFirst()),
  }
}

type CannedRow = { id: string; title: string; text: string; changed_at: string }

const foundCanned = (row: CannedRow | undefined) => {
  if (!row) throw new NotFound('There is no such answer.')
  return toCanned(row)
}

const toCanned = ({ id: _id, title, text, changed_at: changedAt }: CannedRow): CannedAnswer => ({
  _id,
  title,
  text,
  changedAt,
})
