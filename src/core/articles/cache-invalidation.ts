/**
 * Cache invalidation: decides which changes of articles invalidate the page cache (`server/page-cache.ts`, which
 * `server/main.ts` clears). The cache is cleared before the caller gets the response, so no reader gets an outdated
 * page. This concerns only this process; `core/database/change-notifications.ts` notifies the others. Bulk actions on
 * many articles are here, too.
 */
import type { Kind } from '#shared/feeds.ts'
import type { BulkAction, BulkAnswer } from '#shared/shapes/editors-list.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import type { Articles } from './articles.ts'

type Changed = Awaited<ReturnType<Articles['revise']>>

/** The articles as the API uses them. */
export const invalidatingArticles = (
  { hasDue, tidy, ...articles }: Articles,
  notifyAfter: ChangeEvents['notifyAfter'],
) => {
  const ifPublic =
    <Given extends unknown[]>(work: (...given: Given) => Promise<Changed>) =>
    async (...given: Given) =>
      (await notifyAfter(work, ({ isSeen }) => isSeen, 'articles')(...given)).article
  const changes = {
    revise: ifPublic(articles.revise),
    remove: ifPublic(articles.remove),
    restore: ifPublic(articles.restore),
    pin: ifPublic(articles.pin),
    unpin: ifPublic(articles.unpin),
    move: ifPublic(articles.move),
  }
  const publishDue = notifyAfter(articles.publishDue, () => true, 'articles')
  return {
    ...articles,
    ...changes,
    publish: notifyAfter(articles.publish, ({ status }) => status === 'published', 'articles'),
    restoreRevision: ifPublic(articles.restoreRevision),
    bulk: createBulkAction(changes),
    publishDue: async () => {
      if (await hasDue()) await publishDue()
    },
  }
}

type Change = 'revise' | 'remove' | 'restore' | 'pin' | 'unpin' | 'move'
type Work<Name extends Change> = (...given: Parameters<Articles[Name]>) => Promise<unknown>
type SingleChanges = { [Name in Change]: Work<Name> }

/**
 * One action on many articles. Each article has its own transaction, so one that is rejected does not stop the others.
 */
const createBulkAction = ({ revise, remove, ...others }: SingleChanges) => {
  const actions: Record<BulkAction['action'], (kind: Kind, id: string) => Promise<unknown>> = {
    publish: (kind, id) => revise(kind, id, { status: 'published', keepDate: true }),
    unpublish: (kind, id) => revise(kind, id, { status: 'draft', keepDate: true }),
    trash: remove,
    ...others,
  }
  return async (kind: Kind, { ids, action }: BulkAction): Promise<BulkAnswer> => {
    const answer: BulkAnswer = { done: [], refused: [] }
    for (const id of new Set(ids)) {
      const reason = await actions[action](kind, id).then(() => undefined, reasonOf)
      if (reason === undefined) answer.done.push(id)
      else answer.refused.push({ id, reason })
    }
    return answer
  }
}

const reasonOf = (error: Error) => {
  if (error instanceof NotFound || error instanceof Refused) return error.message
  throw error
}
