/** One deed on many articles: what cannot be done to one of them is said, and the others are done. */
import type { Kind } from '#shared/feeds.ts'
import type { BulkAnswer, BulkDeed } from '#shared/shapes/editors-list.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import type { createArticles } from './articles.ts'

type Articles = ReturnType<typeof createArticles>
type Work<Name extends 'revise' | 'remove' | 'restore'> = (...given: Parameters<Articles[Name]>) => Promise<unknown>
type Told = { revise: Work<'revise'>; remove: Work<'remove'>; restore: Work<'restore'> }

export const createBulk = ({ revise, remove, restore }: Told) => {
  const deeds: Record<BulkDeed['action'], (kind: Kind, id: string) => Promise<unknown>> = {
    publish: (kind, id) => revise(kind, id, { status: 'published', keepDate: true }),
    unpublish: (kind, id) => revise(kind, id, { status: 'draft', keepDate: true }),
    trash: remove,
    restore,
  }
  return async (kind: Kind, { ids, action }: BulkDeed): Promise<BulkAnswer> => {
    const answer: BulkAnswer = { done: [], refused: [] }
    for (const id of new Set(ids)) {
      const reason = await deeds[action](kind, id).then(() => undefined, reasonOf)
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
