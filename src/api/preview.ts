/** How a text will look: for whoever writes it, and for whoever was sent a link to it. */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { Article } from '#shared/shapes/article.ts'
import { Rendered, Unrendered } from '#shared/shapes/rendered.ts'
import { answer, jsonBody, refusals, signedIn } from './calls.ts'
import type { ApiEnv } from './env.ts'
import { mustBeAllowed } from './guard.ts'

const tags = ['Preview']
const kinds = [newsFeed.kind, blogFeed.kind] as const

const calls = {
  render: createRoute({
    method: 'post',
    path: '/',
    tags,
    ...signedIn,
    summary: 'See how Markdown will look; nothing is kept',
    request: jsonBody(Unrendered),
    responses: { 200: answer('What readers would see', Rendered), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
  open: createRoute({
    method: 'get',
    path: '/{token}',
    tags,
    summary: 'Read what somebody sent a secret link to',
    request: { params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }) },
    responses: {
      200: answer(
        'The article as it is being written',
        z.object({ kind: z.enum(kinds), article: Article, endsAt: z.iso.datetime() }),
      ),
      ...refusals(404),
    },
  }),
}

export const previewRoutes = ({ articles }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.render, (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json(articles.render(c.req.valid('json').content), 200)
    })
    .openapi(calls.open, async (c) => {
      // Nobody on the way keeps what is not published.
      c.header('Cache-Control', 'no-store')
      return c.json(await articles.previewLinks.open(c.req.valid('param').token), 200)
    })
