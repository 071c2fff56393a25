/** A small site behind a page cache, which counts how often it rendered. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach } from 'vitest'
import { type Bindings, privateUnlessCached } from '#server/headers.ts'
import { createOverloadProtection } from '#server/overload.ts'
import { createPageCache } from '#server/page-cache.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

export type Fetch = (request: Request) => Promise<Response>

/**
 * A site whose pages say how often they were rendered. Requests that the page cache does not handle are rendered each
 * time.
 */
export const cachedSite = async (render?: Fetch, maxBytes?: number, maxConcurrent = 64, now = Date.now) => {
  let made = 0
  const page: Fetch = async ({ url }) => new Response(`Made ${++made}: ${new URL(url).pathname}`)
  const app = new Hono<{ Bindings: Bindings }>()
  app.use(privateUnlessCached).all('*', (c) => (render ?? page)(c.req.raw))
  const cache = createPageCache(
    app.fetch,
    createOverloadProtection({ maxConcurrent, clientNetworkOf: () => '' }),
    maxBytes,
    now,
  )
  const uncached = getRequestListener(app.fetch)
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (!cache.answer(request, response)) void uncached(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
  return { cache, get, asked: () => asked, read: async (path: string) => (await get(path)).text() }
}
