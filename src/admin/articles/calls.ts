/** The API calls of the article pages. */

import { replace } from 'react-router'
import { withId } from '#page/api-client.ts'
import { type Feed, feedOf, type newsFeed } from '#shared/feeds.ts'
import { noRules } from '#shared/publishing-rules.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ArticleCounts } from '#shared/shapes/editors-list.ts'
import type { PublishingRules } from '#shared/shapes/publishing-rules.ts'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { orCopy, saveCopy } from '../device-copies.ts'
import { listFrom, pageQuery } from '../page.ts'
import { moveDraftOnDevice } from './drafts.ts'
import { articleFilters } from './list-query.ts'

export const findArticle = async (request: Request, feed: Feed, id: string): Promise<Article | Failure> => {
  const body = await bodyOf(async () => adminApi(request)[feed.kind][':id'].$get(withId(id)))
  if (isFailure(body)) return body
  const article = articleIn(body, feed)
  if (article.movedTo) throw replace(newEditPath(request, feedOf(article.movedTo), article))
  return article
}

/** The part of an article that this device stores, to open its editor without a network. */
export type StoredArticle = { path: string; article: Article }

/** The article for its editor: without a network, the copy on this device. */
export const openArticle = async (request: Request, feed: Feed, id: string): Promise<Article | Failure> => {
  const path = `${feed.editPath}/${id}`
  const load = async () => {
    const article = await findArticle(request, feed, id)
    return isFailure(article) ? article : { path, article }
  }
  const opened = await orCopy<StoredArticle>('article', path, load())
  return isFailure(opened) ? opened : opened.article
}

/** After the site has saved the article. */
export const storeArticle = (feed: Feed, article: Article) => {
  const path = `${feed.editPath}/${article._id}`
  saveCopy('article', path, { path, article } satisfies StoredArticle)
}

/** For an article that was moved between news and blog. This device's copy of it is deleted. */
const newEditPath = (request: Request, feed: Feed, { _id }: Article) => {
  const path = `${feed.editPath}/${_id}`
  moveDraftOnDevice(new URL(request.url).pathname, path)
  return path
}

/** What the organisation requires besides the specification; nothing while it cannot be read. */
export const findRules = async (request: Request): Promise<PublishingRules> => {
  const rules = await bodyOf(() => adminApi(request).settings.publishing.$get())
  return isFailure(rules) ? noRules : rules
}

export const publish = (request: Request, feed: Feed, form: FormData) =>
  bodyOf(async () => adminApi(request)[feed.kind].$post({ form: fieldsOf(form), header: {} }))

export const revise = (request: Request, feed: Feed, id: string, form: FormData) =>
  bodyOf(async () => adminApi(request)[feed.kind][':id'].$patch({ ...withId(id), form: fieldsOf(form) }))

// The API's response uses different keys for each feed, for one article and for a list.
const valueAt = (body: object, key: string) => (body as Record<string, unknown>)[key]

export const articleIn = (body: object, feed: Feed) => valueAt(body, feed.itemKey) as Article

export const listIn = (body: object, feed: Feed) => valueAt(body, feed.listKey) as Article[]

/** The form as the request body; the server validates every field. */
const fieldsOf = (form: FormData) => Object.fromEntries(form) as never

const noCounts: ArticleCounts = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0, removed: 0 }

export const loadFiltered = async (request: Request, feed: Feed) => {
  const query = { ...pageQuery(request), ...articleFilters.chosen(request.url), texts: 'no' } as never
  // The two feeds differ in the names alone.
  const { kind, listKey } = feed as typeof newsFeed
  const list = await listFrom(request, listKey, async () => adminApi(request)[kind].$get({ query }))
  if (isFailure(list)) return list
  const { items, counts = noCounts, authors = [], ...pages } = list
  return { ...pages, items: items as Article[], counts, authors }
}
