/**
 * Shows an unpublished article to anyone with its draft link (preview link), and renders Markdown for the editor's
 * preview.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { Article, Rendered, Unrendered } from '#shared/shapes/article.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Draft links', 'nothing')
const previewCall = callsTagged('Preview', 'articles.write')

const kinds = [newsFeed.kind, blogFeed.kind] as const

const openCall = call('get', '/{token}', {
  summary: 'Read the draft that a secret link opens',
  by: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  gives: {
    200: answer(
      'The unpublished article',
      z.object({ kind: z.enum(kinds), article: Article, endsAt: z.iso.datetime() }),
    ),
  },
})

export const draftLinkRoutes = ({ articles }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(openCall, async (c) => {
    // No proxy or browser may store an unpublished article.
    c.header('Cache-Control', 'no-store')
    return c.json(await articles.draftLinks.open(c.req.valid('param').token), 200)
  })

const renderCall = previewCall('post', '/', {
  summary: 'Render Markdown as readers will see it; nothing is saved',
  takes: Unrendered,
  gives: { 200: answer('The rendered text', Rendered) },
})

export const previewRoutes = ({ articles }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(renderCall, (c) => c.json(articles.render(c.req.valid('json').content), 200))
