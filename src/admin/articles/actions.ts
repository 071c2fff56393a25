export { tooLargeSentence } from './save.ts'

import type { Feed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { isFailure } from '../api.ts'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { showToast } from '../toast.ts'
import { remove, restore } from './calls.ts'

/** DELETE removes the article that the form names; POST brings it back. */
export const removeOrRestore = async (request: Request, feed: Feed): Promise<Deletion> => {
  const id = String((await request.formData()).get('id'))
  return request.method === 'DELETE' ? removeArticle(request, feed, id) : restoreArticle(request, feed, id)
}

const removeArticle = async (request: Request, feed: Feed, id: string): Promise<Deletion> => {
  if (isFailure(await remove(request, feed, id))) return { alert: wording.remove.articleFailed }
  showToast({ on: feed.managePath, text: wording.remove.done, undo: { action: feed.managePath, id } })
  return {}
}

const restoreArticle = async (request: Request, feed: Feed, id: string): Promise<Deletion> => {
  const outcome = await restore(request, feed, id)
  showToast({
    on: feed.managePath,
    text: isFailure(outcome) ? `${wording.remove.articleFailed}. ${outcome.reason}` : 'It is back.',
  })
  return {}
}
