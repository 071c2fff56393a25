/** Bulk actions on messages: the same change to many, each in a transaction of its own. */
import type { BulkAnswer } from '#shared/shapes/editors-list.ts'
import type { InboxChange, MessageBulkAction } from '#shared/shapes/message.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { changeInboxMessage } from './inbox.ts'
import { removeMessage } from './message-row.ts'

const changes: Record<Exclude<MessageBulkAction['action'], 'delete'>, InboxChange> = {
  read: { isRead: true },
  unread: { isRead: false },
  archive: { isArchived: true },
  unarchive: { isArchived: false },
  spam: { isSpam: true },
  notSpam: { isSpam: false },
}

/** A message that a colleague deleted meanwhile is reported, and the others are changed. */
export const createBulkActions =
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
