/** Writes back to whoever wrote to us, so that mail programs show our letters and theirs as one conversation. */
import type { Config } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { MessageRow } from '../database/tables.ts'
import type { createQueue } from '../email/queue.ts'
import { letter } from '../email/template.ts'
import { idFrom, newId } from '../lib/id.ts'
import type { User } from '../users/user-row.ts'
import { type AnsweringParts, createAnswering } from './answering.ts'
import { changeMessage } from './message-row.ts'

type Parts = AnsweringParts & {
  config: Pick<Config, 'mailFrom'>
  outbox: Pick<ReturnType<typeof createQueue>, 'queue'>
}

export const createAnswers = (parts: Parts) => {
  const answering = createAnswering(parts)
  const host = domainOf(parts.config.mailFrom.address)
  return {
    /** With a key, twice is once. Throws NotFound. */
    answer: async (messageId: string, text: string, user: User, key?: string) => {
      const { goesTo, signature } = await answering.find(user)
      const now = parts.clock().toISOString()
      await parts.db.transaction().execute(async (trx) => {
        const id = key ? idFrom(key) : newId()
        const message = await changeMessage(trx, messageId, ({ read_at }) => ({
          read_at: read_at ?? now,
          answered_at: now,
        }))
        if (await isKnown(trx, id)) return
        const headers = await headersOf(trx, message, host, goesTo)
        const email_id = await parts.outbox.queue(trx, { ...letterTo(message, text, signature), headers })
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
        await record(trx, parts.clock, 'messages.answered')
      })
    },
  }
}

const isKnown = async (db: Database, id: string) =>
  (await db.selectFrom('message_answers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const mailIdOf = async (db: Database, letterId: string) =>
  (await db.selectFrom('emails').select('message_id').where('id', '=', letterId).executeTakeFirstOrThrow()).message_id

/** What somebody wrote in a form never was a mail: it is given a name as if it were, and everything hangs on that. */
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

/** Enough for every mail program; a header has an end. */
const latest = 10

/** What they wrote is not in it: an address may be mistyped, and the text may be a health story. */
const letterTo = ({ email, created_at }: MessageRow, text: string, signature: string) => ({
  ...letter({
    to: email,
    subject: `Your message to Voima of ${dayInWords(created_at)}`,
    lines: [...text.split(/\n{2,}/), signature],
  }),
  purpose: 'answer to a message',
})

const dayInWords = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
