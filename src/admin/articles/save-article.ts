/**
 * Submits the article form: creates or changes the article, moves, copies or sends it for review, and opens the next
 * page. `use-article-autosave.ts` saves while the user types.
 */

import { redirect } from 'react-router'
import { withId } from '#page/api-client.ts'
import { momentAt } from '#shared/country/local-time.ts'
import { type Feed, feedAt, otherFeedOf } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { bodyOf, type Failure, isFailure } from '../api.ts'
import { defineIntents, type IntentInput, openWithToast, type ResultOf, withToast } from '../intents.ts'
import { momentInWords } from '../moment.tsx'
import { showToast } from '../toast.ts'
import { articleIn, findArticle, publish, revise, storeArticle } from './calls.ts'
import { createOnServer, findDraftOnServer } from './draft-calls.ts'
import { type FormTexts, idempotencyKeyIn, removeFromDevice, textsFromArticle, textsInForm } from './drafts.ts'

/** A copy of an article with its unsaved changes, as a draft. Its picture stays the same, its address does not. */
const duplicate = async ({ request, id }: IntentInput) => {
  const feed = feedAt(request.url)
  const article = await findArticle(request, feed, id)
  if (isFailure(article)) return article
  const draft = await findDraftOnServer(request, feed, id)
  const copied = await publish(request, feed, copyOf(article, draft?.texts ?? textsFromArticle(article)))
  if (isFailure(copied)) return copied
  const to = `${feed.editPath}/${articleIn(copied, feed)._id}`
  return openWithToast(to, 'This is a copy. It is a draft that readers cannot see.')
}

const copyOf = (article: Article, all: FormTexts) => {
  const { title, author, content, tags, sources, noSourceReason, isHealth, language } = all
  const texts = { author, content, tags, sources, noSourceReason, isHealth, language }
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  form.set('title', `Copy of ${title}`.slice(0, limits.title))
  form.set('status', 'draft')
  const imageId = all.imageId || article.imageId
  if (imageId) form.set('imageId', imageId)
  return form
}

/** A list action on the article of this page. */
const onThis = async ({ api, request, id }: IntentInput, action: 'pin' | 'unpin' | 'move') => {
  const { kind } = feedAt(request.url)
  const answer = await bodyOf(async () => api[kind].bulk.$post({ json: { ids: [id], action } }))
  const [refused] = isFailure(answer) ? [] : answer.refused
  return refused ? { status: 422, reason: refused.reason, errors: {} } : answer
}

const pinning = (action: 'pin' | 'unpin', text: string) => withToast((input) => onThis(input, action), text)

/** Opens the form at the article's new address. */
const move = async (input: IntentInput) => {
  const answer = await onThis(input, 'move')
  if (isFailure(answer)) return answer
  const to = otherFeedOf(feedAt(input.request.url).kind)
  const text = `Moved to ${adminWording[to.kind].manageTitle}. The old address leads to the new one.`
  showToast({ on: `${to.editPath}/${input.id}`, text })
  return findArticle(input.request, feedAt(input.request.url), input.id)
}

export const runArticleIntent = defineIntents({
  create: (input) => save(input, 'Published', (feed) => publishNew(input, feed)),
  duplicate,
  move,
  pin: pinning('pin', 'Pinned. It stays on top of its list.'),
  unpin: pinning('unpin', 'Unpinned.'),
  sendBack: withToast(({ api, request, id, text }) => {
    const json = { comment: text('comment') }
    return bodyOf(async () => api[feedAt(request.url).kind][':id'].review.return.$post({ ...withId(id), json }))
  }, 'Sent back. The writer gets an email.'),
  withdrawReview: ({ api, request, id }) =>
    bodyOf(async () => api[feedAt(request.url).kind][':id'].review.$delete(withId(id))),
  save: (input) => save(input, 'Saved', (feed) => revise(input.request, feed, input.id, input.form)),
})

export type ArticleFormResult = ResultOf<typeof runArticleIntent>

/**
 * Changes the draft that autosave has created, is creating now, or would have created next: with the form's key there
 * is one article, whichever request arrives first.
 */
const publishNew = async ({ request, form }: IntentInput, feed: Feed) => {
  const key = idempotencyKeyIn(form)
  form.delete('idempotencyKey')
  if (!key) return publish(request, feed, form)
  const begun = await createOnServer(feed, textsInForm(form), key)
  if (isFailure(begun)) return begun.status === 409 ? publish(request, feed, form) : begun
  if (!form.has('status')) form.set('status', 'published')
  return revise(request, feed, begun._id, form)
}

const save = async (input: IntentInput, done: string, send: (feed: Feed) => Promise<object>) => {
  const { request, form } = input
  const feed = feedAt(request.url)
  const review = reviewIn(form)
  const wanted = form.get('status')
  prepare(form)
  const outcome = tooLarge(form.get(feed.imageField), feed) ?? (await send(feed))
  if (isFailure(outcome)) return outcome
  removeFromDevice(new URL(request.url).pathname)
  const article = articleIn(outcome, feed)
  storeArticle(feed, article)
  const result = review
    ? await sendForReview(input, feed, article, review)
    : wanted
      ? resultText(article, wanted)
      : done
  const isNew = !review && article.status === 'published' && form.get('seenStatus') !== 'published'
  throw redirect(arrivalAfter(feed, article, result, isNew ? await withOpenPoints(request, feed, article) : undefined))
}

/** Removes the fields of a review request from the form. */
const reviewIn = (form: FormData) => {
  const [isRequested, comment, assignedTo] = ['review', 'comment', 'assignedTo'].map((name) => {
    const value = String(form.get(name) ?? '')
    form.delete(name)
    return value
  })
  return isRequested ? { comment, assignedTo } : undefined
}

/** The draft is already saved: returns a message for the writer about the request. */
const sendForReview = async ({ api }: IntentInput, feed: Feed, { _id }: Article, json: ReturnType<typeof reviewIn>) => {
  const answer = await bodyOf(async () => api[feed.kind][':id'].review.$put({ ...withId(_id), json: json ?? {} }))
  if (isFailure(answer)) return `Saved as a draft, but not sent for review. ${answer.reason}`
  return 'Sent for review. You will get an email with the result.'
}

/** Only reading an article says what is open about it. */
const withOpenPoints = async (request: Request, feed: Feed, article: Article) => {
  const found = await findArticle(request, feed, article._id)
  return isFailure(found) ? article : found
}

/** After saving a draft the user stays in the form; after any other save the list opens. Both show a toast. */
const arrivalAfter = (feed: Feed, article: Article, text: string, published?: Article) => {
  const to = article.status === 'draft' ? `${feed.editPath}/${article._id}` : feed.managePath
  showToast({ on: to, text, ...(published && { published }) })
  return to
}

const resultText = ({ status, publishAt }: Article, wanted: FormDataEntryValue) => {
  if (status === 'draft') return 'Saved as a draft. Only people who write here can see it.'
  if (status === 'published' && wanted === 'scheduled') return 'Saved. Its time has come, so readers can see it.'
  return publishAt ? `Scheduled for ${momentInWords(publishAt)}.` : 'Published'
}

/** People type the publication time as clocks in the country show it. A draft needs no author. */
const prepare = (form: FormData) => {
  form.delete('intent')
  for (const name of [...form.keys()]) if (name.startsWith('people-')) form.delete(name)
  const moment = form.get('moment')
  form.delete('moment')
  if (form.get('status') === 'scheduled') form.set('publishAt', moment ? momentAt(String(moment)) : '')
  if (form.get('status') === 'draft' && form.get('author') === '') form.delete('author')
}

// The server would reject the form, so it is not sent.
const tooLarge = (picture: FormDataEntryValue | null, feed: Feed): Failure | undefined =>
  picture instanceof File && picture.size > limits.imageBytes
    ? { status: 413, reason: 'The picture is too large.', errors: { [feed.imageField]: tooLargeSentence(picture) } }
    : undefined

const tooLargeSentence = ({ size }: File) =>
  `This picture is ${(size / 1024 / 1024).toFixed(1)} MB. The limit is ${limits.imageBytes / 1024 / 1024} MB.`
