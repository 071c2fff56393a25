/** Bulk actions: one action on many articles. */
import type { Kind } from '#shared/feeds.ts'
import type { BulkAction, BulkAnswer } from '#shared/shapes/editors-list.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import type { ArticleDeps, ArticleRef } from './article-row.ts'
import { moveArticle, pinArticle } from './pin-and-move.ts'
import { reviseArticle } from './revise.ts'
import { removeArticle, restoreArticle } from './trash.ts'

type Work = (deps: ArticleDeps, ref: ArticleRef) => Promise<unknown>

const actions: Record<BulkAction['action'], Work> = {
  publish: (deps, ref) => reviseArticle(deps, ref, { status: 'published', keepDate: true }),
  unpublish: (deps, ref) => reviseArticle(deps, ref, { status: 'draft', keepDate: true }),
  trash: removeArticle,
  restore: restoreArticle,
  pin: (deps, ref) => pinArticle(deps, ref, true),
  unpin: (deps, ref) => pinArticle(deps, ref, false),
  move: moveArticle,
}

/** Each article has its own transaction, so one that is rejected does not stop the others. */
export const changeManyArticles = async (deps: ArticleDeps, kind: Kind, { ids, action }: BulkAction) => {
  const answer: BulkAnswer = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const reason = await actions[action](deps, { kind, id }).then(() => undefined, reasonOf)
    if (reason === undefined) answer.done.push(id)
    else answer.refused.push({ id, reason })
  }
  return answer
}

const reasonOf = (error: Error) => {
  if (error instanceof NotFound || error instanceof Refused) return error.message
  throw error
}
