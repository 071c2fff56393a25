import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { defaultContent } from '#shared/content/defaults.ts'
import { createRenderer } from './render.ts'

type Client = { news: { $get: () => Promise<Response> } }

/** A page that shows its news if they are available, and everything else in any case. */
const createPageHandler = () => async (_: Request, api: Client) => {
  const { ok } = await api.news.$get()
  return new Response(ok ? 'News and help' : 'Help', { headers: { 'Content-Type': 'text/html' } })
}
const build = { routes: {}, entry: { module: { createPageHandler, pageContext: (api: Client) => api } } }

const render = (apiStatus: number, method = 'GET') => {
  const api = () => new Response(null, { status: apiStatus })
  const deps = {
    api,
    publicUrl: () => 'http://localhost:3000',
    look: async () => defaultContent.look,
    isDemonstration: false,
    report: () => {},
  }
  const answer = createRenderer(build as unknown as ServerBuild, deps)
  return answer(new Request('http://localhost/', { method }), '192.0.2.1')
}

test('a page with data that could not be loaded is shown with status 503, so no cache stores it', async () => {
  const page = await render(503)
  expect([page.status, await page.text()]).toEqual([503, 'Help'])
})

test.each([
  ['GET', 200],
  ['GET', 404],
  ['POST', 503],
])('a %s whose data has status %i keeps its own status', async (method, apiStatus) => {
  expect((await render(apiStatus, method)).status).toBe(200)
})
