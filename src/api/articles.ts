/** News and blog posts: one set of calls, made twice. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/core.ts'
import { Refused } from '#core/errors.ts'
import type { Feed } from '#shared/feeds.ts'
import { Article, ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import { wording } from '#shared/wording.ts'
import { answer, formBody, refusals, signedIn, under, withId } from './calls.ts'
import type { ApiEnv } from './env.ts'
import { mustBeAllowed } from './guard.ts'
import { pictureIn, splitForm } from './picture.ts'

const articleCalls = <F extends Feed>(feed: F) => {
  const { one } = wording[feed.kind]
  const tags = [wording[feed.kind].manageTitle]
  const itemKey: F['itemKey'] = feed.itemKey
  const listKey: F['listKey'] = feed.listKey
  const imageField: F['imageField'] = feed.imageField
  const OneArticle = z.object(under(itemKey, Article))
  const picture = under(imageField, pictureIn(feed.imageField))

  return {
    list: createRoute({
      method: 'get',
      path: '/',
      tags,
      summary: `List ${feed.kind}, newest first`,
      request: { query: PageQuery },
      responses: {
        200: answer('One page', z.object({ ...under(listKey, z.array(Article)), ...pageFields })),
        ...refusals(422),
      },
    }),
    find: createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      summary: `Read one ${one}`,
      request: withId,
      responses: { 200: answer(`The ${one}`, OneArticle), ...refusals(404) },
    }),
    publish: createRoute({
      method: 'post',
      path: '/',
      tags,
      summary: `Publish a ${one}`,
      ...signedIn,
      request: formBody(z.object({ ...NewArticle.shape, ...picture })),
      responses: { 201: answer(`The ${one}, published`, OneArticle), ...refusals(401, 403, 413, 415, 422) },
    }),
    revise: createRoute({
      method: 'patch',
      path: '/{id}',
      tags,
      summary: `Change a ${one}: what is not sent stays as it was`,
      ...signedIn,
      request: { ...withId, ...formBody(z.object({ ...ArticleChange.shape, ...picture })) },
      responses: { 200: answer(`The ${one}, changed`, OneArticle), ...refusals(401, 403, 404, 413, 415, 422) },
    }),
    remove: createRoute({
      method: 'delete',
      path: '/{id}',
      tags,
      summary: `Remove a ${one}; it can be restored for 30 days`,
      ...signedIn,
      request: withId,
      responses: { 200: answer(`The ${one}, removed`, OneArticle), ...refusals(401, 403, 404) },
    }),
    restore: createRoute({
      method: 'post',
      path: '/{id}/restore',
      tags,
      summary: `Bring a removed ${one} back`,
      ...signedIn,
      request: withId,
      responses: { 200: answer(`The ${one}, back again`, OneArticle), ...refusals(401, 403, 404) },
    }),
  }
}

/**
 * Inside, the type checker cannot prove that a body fits a response whose key is a type parameter, hence `as never`;
 * outside, the client is fully typed, and the contract test looks at the real answers.
 */
export const articleRoutes = <F extends Feed>(feed: F, { articles }: Core) => {
  const calls = articleCalls(feed)
  const one = (article: Article) => under(feed.itemKey, article) as never

  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await articles.list(feed.kind, page, limit)
      return c.json({ ...under(feed.listKey, found), ...pages } as never, 200)
    })
    .openapi(calls.find, async (c) => c.json(one(await articles.find(feed.kind, c.req.valid('param').id)), 200))
    .openapi(calls.publish, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { fields, image } = await splitForm<NewArticle>(c.req.valid('form'), feed.imageField)
      return c.json(one(await articles.publish(feed.kind, fields, image).catch(nameField(feed))), 201)
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
