/**
 * Answers the calls (endpoints) on news and blog posts, from listing to deleting (CRUD): one set of calls, made twice.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Feed } from '#shared/feeds.ts'
import type { Article, ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { isForEditors } from '#shared/shapes/editors-list.ts'
import { readingCalls, removingCalls, writingCalls } from './article-calls.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { under } from './calls.ts'
import { editingRoutes } from './editing.ts'
import { mustBeAllowed, visitorMay, visitorMustBeAllowed } from './guard.ts'
import { splitForm } from './image-form.ts'

/**
 * Inside, the type checker cannot prove that a body fits a response whose key is a type parameter, hence `as never`;
 * outside, the client is fully typed, and the contract test checks real responses.
 */
export const articleRoutes = <F extends Feed>(feed: F, core: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .route('/', editingRoutes(feed, core, addressOf))
    .route('/', readingRoutes(feed, core))
    .route('/', writingRoutes(feed, core))
    .route('/', removingRoutes(feed, core))

const readingRoutes = <F extends Feed>(feed: F, { articles }: Core) => {
  const calls = readingCalls(feed)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      const query = c.req.valid('query')
      if (isForEditors(query)) visitorMustBeAllowed(c, 'articles.write')
      const { found, ...more } = isForEditors(query)
        ? await articles.listForEditors(feed.kind, query, c.get('user'))
        : await articles.list(feed.kind, query.page, query.limit, query.language, query.texts !== 'no')
      // The page cache stores a list beyond the last page only if Cache-Control allows it, so that nobody can fill the
      // memory with such pages.
      if (more.currentPage > more.totalPages) c.header('Cache-Control', 'no-store')
      return c.json({ ...under(feed.listKey, found), ...more } as never, 200)
    })
    .openapi(calls.find, async (c) => {
      const { id } = c.req.valid('param')
      const article = visitorMay(c, 'articles.write')
        ? await articles.findForEditors(feed.kind, id, c.get('user'))
        : await articles.find(feed.kind, id)
      const related = await articles.related(feed.kind, article)
      return c.json({ ...under(feed.itemKey, article), related } as never, 200)
    })
}

const writingRoutes = <F extends Feed>(feed: F, { articles }: Core) => {
  const calls = writingCalls(feed)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.publish, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { fields, image } = await splitForm<NewArticle>(c.req.valid('form'), feed.imageField)
      const key = c.req.valid('header')['idempotency-key']
      const article = await articles.publish(feed.kind, fields, image, key).catch(nameField(feed))
      return c.json(bodyOf(feed, article), 201)
    })
    .openapi(calls.revise, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { fields, image } = await splitForm<ArticleChange>(c.req.valid('form'), feed.imageField)
      const article = await articles.revise(feed.kind, c.req.valid('param').id, fields, image).catch(nameField(feed))
      return c.json(bodyOf(feed, article), 200)
    })
}

const removingRoutes = <F extends Feed>(feed: F, { articles }: Core) => {
  const calls = removingCalls(feed)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.remove, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(bodyOf(feed, await articles.remove(feed.kind, c.req.valid('param').id)), 200)
    })
    .openapi(calls.restore, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(bodyOf(feed, await articles.restore(feed.kind, c.req.valid('param').id)), 200)
    })
}

const bodyOf = (feed: Feed, article: Article) => under(feed.itemKey, article) as never

/** Refusals of the core name the field `image`; the client sent it as news_image or blog_image. */
const nameField = (feed: Feed) => (error: unknown) => {
  if (!(error instanceof Refused) || !error.fields.image) throw error
  const { image, ...others } = error.fields
  throw new Refused({ ...others, [feed.imageField]: image })
}
