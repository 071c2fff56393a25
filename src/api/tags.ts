/** Tags: the list of all tags, and the articles of one tag. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { PageQuery, pageFields } from '#shared/shapes/fields.ts'
import { TaggedArticle, TagsQuery, UsedTag } from '#shared/shapes/tag.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Tags', 'nothing')

const calls = {
  list: call('get', '/', {
    summary: 'List the tags of news and blog posts, most used first',
    query: TagsQuery,
    gives: { 200: answer('All tags', z.object({ tags: z.array(UsedTag) })) },
  }),
  find: call('get', '/{slug}', {
    summary: 'List news and blog posts with a tag, newest first',
    by: z.object({ slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/) }),
    query: PageQuery,
    gives: {
      200: answer(
        'One page',
        z.object({ tag: z.string(), slug: z.string(), articles: z.array(TaggedArticle), ...pageFields }),
      ),
    },
  }),
}

export const tagRoutes = ({ articles }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      const isNamed = c.req.valid('query').only === 'names'
      return c.json({ tags: await (isNamed ? articles.tagNames() : articles.tags()) }, 200)
    })
    .openapi(calls.find, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found, ...more } = await articles.tagged(c.req.valid('param').slug, page, limit)
      return c.json({ articles: found, ...more }, 200)
    })
