/** News and blog posts: one set of calls, made twice. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Feed } from '#shared/feeds.ts'
import type { Article, ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { isForEditors } from '#shared/shapes/editors-list.ts'
import { readingCalls, removingCalls, writingCalls } from './article-calls.ts'
import type { Address } from './auth.ts'
import { under } from './calls.ts'
import type { ApiEnv } from './env.ts'
import { mustBeAllowed, visitorMay, visitorMustBeAllowed } from './guard.ts'
import { splitForm } from './picture.ts'
import { writingRoutes } from './writing.ts'

/**
 * Inside, the type checker cannot prove that a body fits a response whose key is a type parameter, hence `as never`;
 * outside, the client is fully typed, and the contract test looks at the real answers.
 */
export const articleRoutes = <F extends Feed>(feed: F, core: Core, addressOf: Address) => {
  const { articles } = core
  const calls = { ...readingCalls(feed), ...writingCalls(feed), ...removingCalls(feed) }
  const one = (article: Article) => under(feed.itemKey, article) as never

  return new OpenAPIHono<ApiEnv>()
    .route('/', writingRoutes(feed, core, addressOf))
    .openapi(calls.list, async (c) => {
      const query = c.req.valid('query')
      if (isForEditors(query)) visitorMustBeAllowed(c, 'articles.write')
      const { found, ...more } = isForEditors(query)
        ? await articles.listForEditors(feed.kind, query, c.get('user'))
        : await articles.list(feed.kind, query.page, query.limit, query.language)
      return c.json({ ...under(feed.listKey, found), ...more } as never, 200)
    })
    .openapi(calls.find, async (c) => {
      const { id } = c.req.valid('param')
      const mayWrite = visitorMay(c, 'articles.write')
      const article = mayWrite
        ? await articles.findForEditors(feed.kind, id, c.get('user'))
        : await articles.find(feed.kind, id)
      return c.json(
        { ...under(feed.itemKey, article), related: await articles.related(feed.kind, article) } as never,
        200,
      )
    })
    .openapi(calls.publish, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { fields, image } = await splitForm<NewArticle>(c.req.valid('form'), feed.imageField)
      const key = c.req.valid('header')['idempotency-key']
      return c.json(one(await articles.publish(feed.kind, fields, image, key).catch(nameField(feed))), 201)
    })
    .openapi(calls.revise, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { fields, image } = await splitForm<ArticleChange>(c.req.valid('form'), feed.imageField)
      const article = await articles.revise(feed.kind, c.req.valid('param').id, fields, image).catch(nameField(feed))
      return c.json(one(article), 200)
    })
    .openapi(calls.remove, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(one(await articles.remove(feed.kind, c.req.valid('param').id)), 200)
    })
    .openapi(calls.restore, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(one(await articles.restore(feed.kind, c.req.valid('param').id)), 200)
    })
}

/** The core speaks of an image; the sender called it news_image or blog_image. */
const nameField = (feed: Feed) => (error: unknown) => {
  if (!(error instanceof Refused) || !error.fields.image) throw error
  const { image, ...others } = error.fields
  throw new Refused({ ...others, [feed.imageField]: image })
}
