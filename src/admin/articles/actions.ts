import type { Feed } from '#shared/feeds.ts'
import type { BulkAction } from '#shared/shapes/editors-list.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { showToast } from '../toast.ts'
import { bulkSentence, type ListActionResult } from './bulk-actions.tsx'
import { remove, runBulkAction } from './calls.ts'

/** DELETE removes the article that the form names; POST does something with all that it names. */
export const actOnList = async (request: Request, feed: Feed): Promise<ListActionResult> => {
  const form = await request.formData()
  const ids = form.getAll('id').flatMap((each) => String(each).split(','))
  if (request.method === 'DELETE') return removeArticle(request, feed, String(ids[0]))
  return actOn(request, feed, { ids, action: String(form.get('action') ?? 'restore') as BulkAction['action'] })
}

const removeArticle = async (request: Request, feed: Feed, id: string): Promise<ListActionResult> => {
  if (isFailure(await remove(request, feed, id))) return { alert: adminWording.remove.articleFailed }
  showToast({ on: feed.managePath, text: adminWording.remove.done, undo: { action: feed.managePath, id } })
  return {}
}

const actOn = async (request: Request, feed: Feed, deed: BulkAction): Promise<ListActionResult> => {
  const outcome = await runBulkAction(request, feed, deed)
  if (isFailure(outcome)) {
    showToast({ on: feed.managePath, text: `${adminWording.remove.articleFailed}. ${outcome.reason}` })
    return { alert: outcome.reason }
  }
  const { done, refused } = outcome
  const undo = deed.action === 'trash' && done.length > 0 ? { action: feed.managePath, id: done.join() } : undefined
  showToast({
    on: feed.managePath,
    text: bulkSentence(deed.action, done.length, refused.length),
    ...(undo && { undo }),
  })
  return { refused: [...new Set(refused.map(({ reason }) => reason))] }
}
