import { redirect } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { wording } from '#shared/wording.ts'
import { type Failure, isFailure } from '../api.ts'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { showToast } from '../toast.ts'
import { publish, remove, restore, revise } from './calls.ts'
import { dropDraft } from './drafts.ts'

/** Why an article was not saved: the specification's sentence, the reason, and what is wrong with which field. */
export type NotSaved = Failure & { alert: string }

export const addArticle = async (request: Request, feed: Feed) =>
  save(request, feed, wording[feed.kind].addFailed, 'Published', (form) => publish(request, feed, form))

export const editArticle = async (request: Request, feed: Feed, id: string) =>
  save(request, feed, wording.edit.saveFailed, 'Saved', (form) => revise(request, feed, id, form))

const save = async (
  request: Request,
  feed: Feed,
  alert: string,
  done: string,
  send: (form: FormData) => Promise<object>,
): Promise<NotSaved | Response> => {
  const form = await request.formData()
  const outcome = tooLarge(form.get(feed.imageField), feed) ?? (await send(form))
  if (isFailure(outcome)) return { ...outcome, alert }
  dropDraft(new URL(request.url).pathname)
  showToast({ on: feed.managePath, text: done })
  return redirect(feed.managePath)
}

// Known to be refused: it need not travel first.
const tooLarge = (picture: FormDataEntryValue | null, feed: Feed): Failure | undefined =>
  picture instanceof File && picture.size > limits.imageBytes
    ? { status: 413, reason: 'The picture is too large.', errors: { [feed.imageField]: tooLargeSentence(picture) } }
    : undefined

export const tooLargeSentence = ({ size }: File) =>
  `This picture has ${(size / 1024 / 1024).toFixed(1)} MB; at most ${limits.imageBytes / 1024 / 1024} MB are allowed.`

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
