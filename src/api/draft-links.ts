/**
 * Shows an unpublished article to anyone with its draft link (preview link), and renders Markdown for the editor's
 * preview.
 */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { Article, Rendered, Unrendered } from '#shared/shapes/article.ts'
import type { ApiEnv } from './calls.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const kinds = [newsFeed.kind, blogFeed.kind] as const

const openCall = createRoute({
  method: 'get',
  path: '/{token}',
  tags: ['Draft links'],
  summary: 'Read the draft that a secret link opens',
  request: { params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }) },
  responses: {
    200: answer(
      'The unpublished article',
      z.object({ kind: z.enum(kinds), article: Article, endsAt: z.iso.datetime() }),
    ),
    ...refusals(404),
  },
})

export const draftLinkRoutes = ({ articles }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(openCall, async (c) => {
    // No proxy or browser may store an unpublished article.
    c.header('Cache-Control', 'no-store')
    return c.json(await articles.draftLinks.open(c.req.valid('param').token), 200)
  })

const renderCall = createRoute({
  method: 'post',
  path: '/',
  tags: ['Preview'],
  ...signedIn,
  summary: 'Render Markdown as readers will see it; nothing is saved',
  request: jsonBody(Unrendered),
  responses: { 200: answer('The rendered text', Rendered), ...refusals(400, 401, 403, 413, 415, 422) },
})

export const previewRoutes = ({ articles }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(renderCall, (c) => {
    mustBeAllowed(c, 'articles.write')
    return c.json(articles.render(c.req.valid('json').content), 200)
  })
