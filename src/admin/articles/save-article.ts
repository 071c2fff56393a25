/** Saves the article form: creates or updates the article, and returns the errors of its fields. */

import { redirect } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type Failure, isFailure } from '../api.ts'
import { momentInWords } from '../moment.tsx'
import { showToast } from '../toast.ts'
import { articleIn, publish, revise } from './calls.ts'
import { createOnServer } from './draft-calls.ts'
import { idempotencyKeyIn, removeFromDevice, textsInForm } from './drafts.ts'

/** Why the server did not save an article: the specification's sentence, the reason, and the error of each field. */
export type NotSaved = Failure & { alert: string }

export const addArticle = async (request: Request, feed: Feed) =>
  save(request, feed, adminWording[feed.kind].addFailed, 'Published', (form) => publishNew(request, feed, form))

export const editArticle = async (request: Request, feed: Feed, id: string) =>
  save(request, feed, adminWording.edit.saveFailed, 'Saved', (form) => revise(request, feed, id, form))

/**
 * Changes the draft that autosave has created, is creating at this moment, or would have created next: with the form's
 * key there is one article, whichever request arrives first.
 */
const publishNew = async (request: Request, feed: Feed, form: FormData) => {
  const key = idempotencyKeyIn(form)
  form.delete('idempotencyKey')
  if (!key) return publish(request, feed, form)
  const begun = await createOnServer(feed, textsInForm(form), key)
  if (isFailure(begun)) return begun.status === 409 ? publish(request, feed, form) : begun
  if (!form.has('status')) form.set('status', 'published')
  return revise(request, feed, begun._id, form)
}

const save = async (
  request: Request,
  feed: Feed,
  alert: string,
  done: string,
  send: (form: FormData) => Promise<object>,
): Promise<NotSaved | Response> => {
  const form = asItTravels(await request.formData())
  const isSaid = form.has('status')
  const outcome = tooLarge(form.get(feed.imageField), feed) ?? (await send(form))
  if (isFailure(outcome)) return { ...outcome, alert }
  removeFromDevice(new URL(request.url).pathname)
  return redirect(arrivalAfter(feed, articleIn(outcome, feed), isSaid ? undefined : done))
}

/** After saving a draft the user stays in the form; after any other save the list opens. Shows a toast there. */
const arrivalAfter = (feed: Feed, article: Article, done: string | undefined) => {
  const to = article.status === 'draft' ? `${feed.editPath}/${article._id}` : feed.managePath
  showToast({ on: to, text: done ?? whatBecameOf(article) })
  return to
}

const whatBecameOf = ({ status, publishAt }: Article) => {
  if (status === 'draft') return 'Saved as a draft. Only people who write here see it.'
  return publishAt ? `It will be published at ${momentInWords(publishAt)}.` : 'Published'
}

/** The publication time is in Accra's time zone, which is UTC all year. A draft needs no author. */
const asItTravels = (form: FormData) => {
  const moment = form.get('moment')
  form.delete('moment')
  if (form.get('status') === 'scheduled') form.set('publishAt', moment ? `${moment}:00Z` : '')
  if (form.get('status') === 'draft' && form.get('author') === '') form.delete('author')
  return form
}

// The server would reject the form: do not send it.
const tooLarge = (picture: FormDataEntryValue | null, feed: Feed): Failure | undefined =>
  picture instanceof File && picture.size > limits.imageBytes
    ? { status: 413, reason: 'The picture is too large.', errors: { [feed.imageField]: tooLargeSentence(picture) } }
    : undefined

const tooLargeSentence = ({ size }: File) =>
  `This picture has ${(size / 1024 / 1024).toFixed(1)} MB; at most ${limits.imageBytes / 1024 / 1024} MB are allowed.`
