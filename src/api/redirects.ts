/** The addresses of an old site, and where they lead. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { pageFields } from '#shared/shapes/fields.ts'
import { NewRedirect, Redirect, RedirectQuery } from '#shared/shapes/redirect.ts'
import { type ApiEnv, answer, callsTagged, done } from './calls.ts'

const call = callsTagged('Import', 'import.write')

const list = call('get', '/', {
  summary: 'List the redirects from old addresses, those added by hand first',
  query: RedirectQuery,
  gives: { 200: answer('One page', z.object({ redirects: z.array(Redirect), ...pageFields })) },
})
const add = call('post', '/', {
  summary: 'Add a redirect, or change where an old address leads; pages of this site come first',
  takes: NewRedirect,
  gives: { 201: answer('The redirect', z.object({ redirect: Redirect })) },
})
const remove = call('delete', '/', {
  summary: 'Delete a redirect',
  query: z.object({ from: z.string().max(1000).meta({ description: 'The old address, as the list has it' }) }),
  gives: { 204: { description: 'Deleted' } },
  also: [404],
})

export const redirectRoutes = ({ redirectList }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(list, async (c) => {
      const { page, limit, search } = c.req.valid('query')
      const { found, ...pages } = await redirectList.list(page, limit, search)
      return c.json({ redirects: found, ...pages }, 200)
    })
    .openapi(add, async (c) => c.json({ redirect: await redirectList.add(c.req.valid('json')) }, 201))
    .openapi(remove, (c) => done(c, redirectList.remove(c.req.valid('query').from)))
