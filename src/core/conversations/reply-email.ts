/**
 * The email of a reply to a message or a volunteer, with headers by which mail programs show the emails of both sides
 * as one conversation (threading).
 */
import type { Database } from '../database/tables.ts'
import type { EmailQueue, NewEmail } from '../email/queue.ts'

type Reply = NewEmail & {
  /** The Message-ID to which every reply refers. A form has none, so the site makes one. */
  root: string
  /** The Message-IDs of the replies before this one, the oldest first. */
  before: string[]
}

/** To be called in a transaction. Returns the ids of the email, as columns. */
export const queueReply = async (
  db: Database,
  outbox: Pick<EmailQueue, 'queue'>,
  { root, before, ...email }: Reply,
) => {
  const thread = [root, ...before.slice(-latest)]
  const headers = {
    'In-Reply-To': thread.at(-1) ?? '',
    References: thread.join(' '),
  }
  const email_id = (await outbox.queue(db, { ...email, headers })) ?? ''
  const { message_id } = await db
    .selectFrom('emails')
    .select('message_id')
    .where('id', '=', email_id)
    .executeTakeFirstOrThrow()
  return { email_id, email_message_id: message_id }
}

/** The number of Message-IDs in `References`: enough for every mail program, and short enough for a header. */
const latest = 10
