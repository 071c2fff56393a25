import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { SavedDraft as Answered } from '#shared/shapes/draft.ts'
import { adminApi, bodyOf, doneOf, type Failure, here, isFailure, withId } from '../api.ts'
import { at } from './calls.ts'
import { type Draft, emptyDraft, type KeptDraft } from './drafts.ts'

/** The draft that the server keeps, if there is one and it can be had: without it, writing goes on. */
export const findServerDraft = async (request: Request, feed: Feed, id: string): Promise<KeptDraft | undefined> => {
  const body = await bodyOf(async () => adminApi(request)[feed.kind][':id'].draft.$get(withId(id)))
  if (isFailure(body) || !body.draft) return undefined
  const { fields, savedAt, version } = body.draft as Answered
  return { texts: { ...emptyDraft, ...fields }, savedAt, version, isOnThisDevice: false }
}

/** A draft that nobody else sees. Under the same key it is made once, also when the first answer was lost. */
export const beginOnServer = async (
  feed: Feed,
  { title, author, content, language }: Draft,
  key: string,
): Promise<Article | Failure> => {
  const form = { title, content, language, status: 'draft', ...(author && { author }) } as never
  const body = await bodyOf(async () => adminApi(here())[feed.kind].$post({ form, header: { 'idempotency-key': key } }))
  return isFailure(body) ? body : (at(body, feed.itemKey) as Article)
}

export const keepOnServer = (feed: Feed, id: string, fields: Draft, version: number) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id'].draft.$put({ ...withId(id), json: { fields, version } }))

export const dropFromServer = (feed: Feed, id: string) =>
  doneOf(async () => adminApi(here())[feed.kind][':id'].draft.$delete(withId(id)))

export const appearIn = (feed: Feed, id: string) =>
  bodyOf(async () => adminApi(here())[feed.kind][':id'].presence.$post(withId(id)))
