/**
 * The API calls for the drafts of articles: find, autosave and remove a draft on the server, and announce that the form
 * is open (presence).
 */

import { withId } from '#page/api-client.ts'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { SavedDraft as Answered } from '#shared/shapes/draft.ts'
import { adminApi, bodyOf, doneOf, type Failure, here, isFailure, withIdempotencyKey } from '../api.ts'
import { retriedApi } from '../retried-api.ts'
import { articleIn } from './calls.ts'
import { emptyTexts, type FormTexts, type UnsavedDraft } from './drafts.ts'

/**
 * The draft on the server. Undefined if there is none or the server cannot be reached: the user can write without it.
 */
export const findDraftOnServer = async (
  request: Request,
  feed: Feed,
  id: string,
): Promise<UnsavedDraft | undefined> => {
  const body = await bodyOf(async () => adminApi(request)[feed.kind][':id'].draft.$get(withId(id)))
  if (isFailure(body) || !body.draft) return undefined
  const { fields, savedAt, version } = body.draft as Answered
  return { texts: { ...emptyTexts, ...fields }, savedAt, version, isOnThisDevice: false }
}

/** Creates a draft article. The idempotency key prevents a second one when the first response was lost. */
export const createOnServer = async (
  feed: Feed,
  { title, author, content, language }: FormTexts,
  key: string,
): Promise<Article | Failure> => {
  const form = { title, content, language, status: 'draft', ...(author && { author }) } as never
  const body = await bodyOf(async () => retriedApi()[feed.kind].$post({ form, ...withIdempotencyKey(key) }))
  return isFailure(body) ? body : articleIn(body, feed)
}

export const saveDraftOnServer = (feed: Feed, id: string, fields: FormTexts, version: number) =>
  bodyOf(async () => retriedApi()[feed.kind][':id'].draft.$put({ ...withId(id), json: { fields, version } }))

export const removeDraftOnServer = (feed: Feed, id: string) =>
  doneOf(async () => adminApi(here())[feed.kind][':id'].draft.$delete(withId(id)))

export const announcePresence = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id'].presence.$post(withId(id)))
