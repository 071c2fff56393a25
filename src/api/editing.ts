/**
 * The calls for editing an article: saved drafts (autosave), presence, revisions (version history), reviews, draft
 * links, and bulk actions on many articles.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import type { Feed } from '#shared/feeds.ts'
import { draftLinkPath } from '#shared/paths.ts'
import type { AbsoluteUrl } from './auth.ts'
import type { ApiEnv } from './calls.ts'
import { under } from './calls.ts'
import { bulkCall, draftCalls, draftLinkCalls, reviewCalls, revisionCalls } from './editing-calls.ts'
import { mustBeAllowed } from './guard.ts'

export const editingRoutes = <F extends Feed>(feed: F, core: Core, addressOf: AbsoluteUrl) =>
  new OpenAPIHono<ApiEnv>()
    .route('/', draftRoutes(feed, core))
    .route('/', revisionRoutes(feed, core))
    .route('/', linkRoutes(feed, core, addressOf))
    .route('/', reviewRoutes(feed, core, addressOf))
    .openapi(bulkCall(feed), async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(await core.articles.bulk(feed.kind, c.req.valid('json')), 200)
    })

const draftRoutes = (feed: Feed, { articles: { drafts } }: Core) => {
  const calls = draftCalls(feed)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.save, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(await drafts.save(feed.kind, c.req.valid('param').id, c.get('user'), c.req.valid('json')), 200)
    })
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(await drafts.find(feed.kind, c.req.valid('param').id, c.get('user')), 200)
    })
    .openapi(calls.remove, async (c) => {
      mustBeAllowed(c, 'articles.write')
      await drafts.remove(feed.kind, c.req.valid('param').id, c.get('user'))
      return c.json({}, 200)
    })
    .openapi(calls.announce, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json({ others: await drafts.announce(feed.kind, c.req.valid('param').id, c.get('user')) }, 200)
    })
}

const revisionRoutes = <F extends Feed>(feed: F, { articles }: Core) => {
  const calls = revisionCalls(feed)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await articles.revisions.list(feed.kind, c.req.valid('param').id, page, limit)
      return c.json({ revisions: found, ...pages }, 200)
    })
    .openapi(calls.find, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { id, number } = c.req.valid('param')
      return c.json({ revision: await articles.revisions.find(feed.kind, id, number) }, 200)
    })
    .openapi(calls.restore, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { id, number } = c.req.valid('param')
      // As in articles.ts: the key is a type parameter.
      return c.json(under(feed.itemKey, await articles.restoreRevision(feed.kind, id, number)) as never, 200)
    })
}

const linkRoutes = (feed: Feed, { articles: { draftLinks } }: Core, addressOf: AbsoluteUrl) => {
  const calls = draftLinkCalls(feed)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.create, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { token, endsAt } = await draftLinks.create(feed.kind, c.req.valid('param').id, c.get('user'))
      return c.json({ address: addressOf(draftLinkPath(token)), endsAt }, 201)
    })
    .openapi(calls.remove, async (c) => {
      mustBeAllowed(c, 'articles.write')
      await draftLinks.remove(feed.kind, c.req.valid('param').id)
      return c.json({}, 200)
    })
}

const reviewRoutes = (feed: Feed, { articles: { reviewRequests } }: Core, addressOf: AbsoluteUrl) => {
  const calls = reviewCalls(feed)
  const linkTo = (id: string) => addressOf(`${feed.editPath}/${id}`)
  return new OpenAPIHono<ApiEnv>()
    .openapi(calls.request, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { id } = c.req.valid('param')
      await reviewRequests.request(feed.kind, id, c.get('user'), c.req.valid('json'), linkTo(id))
      return c.json({}, 200)
    })
    .openapi(calls.withdraw, async (c) => {
      mustBeAllowed(c, 'articles.write')
      await reviewRequests.withdraw(feed.kind, c.req.valid('param').id)
      return c.json({}, 200)
    })
    .openapi(calls.sendBack, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { id } = c.req.valid('param')
      await reviewRequests.sendBack(feed.kind, id, c.req.valid('json').comment, linkTo(id))
      return c.json({}, 200)
    })
    .openapi(calls.comments, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const comments = await reviewRequests.comments(feed.kind, c.req.valid('param').id)
      return c.json({ comments, people: await reviewRequests.people(c.get('user')) }, 200)
    })
}
