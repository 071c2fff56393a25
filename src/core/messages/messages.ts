/** Messages that visitors send to the organisation with the contact form. Start reading this folder here. */
import { limits } from '#shared/limits.ts'
import { messagePath } from '#shared/paths.ts'
import type { BulkAnswer } from '#shared/shapes/editors-list.ts'
import type { InboxChange, Message, MessageBulkAction, NewMessage } from '#shared/shapes/message.ts'
import type { Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { dangerIn } from '../emergency/emergency.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import { type NoticeDeps, sendNotice } from '../notices/notices.ts'
import { readPage } from '../paging/page.ts'
import type { BotCheck, FormSignals } from './bot-check.ts'
import { changeInboxMessage, createInbox } from './inbox.ts'
import { insertMessages, messageList, messageNotFound, newMessageRow, removeMessage, toMessage } from './message-row.ts'
import { createReplies, createReplySettings, type ReplyDeps } from './replies.ts'
import { deleteSpam } from './retention.ts'
import { isPutWithSpam, type SpamCheckDeps, spamReasonOf } from './spam.ts'
import { createThreads } from './threads.ts'

type MessageDeps = SpamCheckDeps & NoticeDeps

/** `addressOf` makes the link in the notice to the people who answer messages. Without it, no notice is sent. */
type ReceiveOptions = {
  key?: string | undefined
  signals?: FormSignals | undefined
  addressOf?: (path: string) => string
}

export const createMessages = (deps: MessageDeps) => {
  const { db, clock } = deps
  return {
    /**
     * A message sent twice with one idempotency key is stored once, so that the sender can retry after a lost response.
     */
    receive: (fields: NewMessage, options: ReceiveOptions = {}) => receive(deps, fields, options),
    list: (page: number, limit: number) => {
      const read = async (ids: string[]) => (await newest(db).where('id', 'in', ids).execute()).map(toMessage)
      return readPage(db, messageList, { page, limit, read })
    },
    newest: async () => (await newest(db).limit(limits.maxWholeList).execute()).map(toMessage),
    find: async (id: string) =>
      toMessage(await newest(db).where('id', '=', id).executeTakeFirstOrThrow(messageNotFound)),
    remove: (id: string) => db.transaction().execute((trx) => removeMessage(trx, clock, id)),
  }
}

type OpenDeps = ReplyDeps & {
  outbox: EmailQueue & ReplyDeps['outbox']
  botCheck: BotCheck
}

/** All services for messages, built on one set of dependencies. */
export const createMessageServices = (deps: OpenDeps) => {
  const { db, clock, outbox } = deps
  return {
    ...createMessages(deps),
    inbox: {
      ...createInbox(db, clock, outbox),
      bulk: createBulkActions(db, clock),
      emptySpam: () => deleteSpam(db, clock),
    },
    threads: createThreads(db, clock),
    replySettings: createReplySettings(deps),
    ...createReplies(deps),
  }
}

export type Messages = ReturnType<typeof createMessageServices>

const receive = async (deps: MessageDeps, fields: NewMessage, options: ReceiveOptions): Promise<Message> => {
  const { db, clock } = deps
  const { key, signals, addressOf } = options
  const spamReason = await spamReasonOf(deps, fields, signals)
  const isSpam = spamReason !== undefined && (await isPutWithSpam(deps, fields))
  const id = key ? idFrom(key) : newId()
  const row = newMessageRow({ ...fields, id, createdAt: clock().toISOString(), spamReason, isSpam })
  await db.transaction().execute(async (trx) => {
    const [inserted] = await insertMessages(trx, [row])
    if (!inserted || isSpam) return
    if (inserted.urgent_at)
      await sendNotice(trx, deps, { kind: 'urgent-message', addressOf, recordPath: `${messagePath}/${inserted.id}` })
    else await sendNotice(trx, deps, { kind: 'message', addressOf })
  })
  const danger = dangerIn(fields.message)
  return { ...toMessage(row), ...(danger && { danger }) }
}

const newest = (db: Database) =>
  db.selectFrom('messages').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')

/** Bulk actions on messages: the same change to many, each in a transaction of its own. */
const changes: Record<Exclude<MessageBulkAction['action'], 'delete'>, InboxChange> = {
  read: { isRead: true },
  unread: { isRead: false },
  archive: { isArchived: true },
  unarchive: { isArchived: false },
  spam: { isSpam: true },
  notSpam: { isSpam: false },
}

/** A message that a colleague deleted meanwhile is reported, and the others are changed. */
const createBulkActions =
  (db: Database, clock: Clock) =>
  async ({ ids, action }: MessageBulkAction): Promise<BulkAnswer> => {
    const answer: BulkAnswer = { done: [], refused: [] }
    const act = (trx: Database, id: string) =>
      action === 'delete' ? removeMessage(trx, clock, id) : changeInboxMessage(trx, clock, id, changes[action])
    for (const id of new Set(ids)) {
      try {
        await db.transaction().execute((trx) => act(trx, id))
        answer.done.push(id)
      } catch (error) {
        if (!(error instanceof NotFound)) throw error
        answer.refused.push({ id, reason: error.message })
      }
    }
    return answer
  }
