import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import type { Config } from '#config.ts'
import { Unavailable } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { look } from '#shared/content/frame.ts'
import routes from '../routes.ts'
import { type AppDeps, createApp } from './app.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'voima-app-'))
mkdirSync(join(clientDir, 'assets'))
cpSync('public/favicon.svg', join(clientDir, 'favicon.svg'))

const incoming = { headers: {}, socket: { remoteAddress: '192.0.2.1' } }

/** The app around an API and pages that report the client's address. */
const deps: AppDeps = {
  config: { trustsProxy: false, publicUrl: 'http://localhost:3000' } as Config,
  core: {
    imageFiles: { read: async () => undefined },
    siteContent: { look: async () => look },
    onChange: () => {},
  } as unknown as Core,
  api: (_, visitor) => Response.json({ api: visitor }),
  render: async (_, visitor) => new Response(`page for ${visitor}`, { headers: { 'Content-Type': 'text/html' } }),
  clientDir,
  publicUrl: () => 'http://localhost:3000',
  report: () => {},
}
const app = createApp(deps)

const get = (path: string, init?: RequestInit) => app.request(path, init, { incoming })

test('the API and the pages receive the client’s address', async () => {
  expect(await (await get('/api/v1/news')).json()).toEqual({ api: '192.0.2.1' })
  expect(await (await get('/news')).text()).toBe('page for 192.0.2.1')
})

test.each(['/api/v1/news', '/news', '/media/nothing.webp'])('%s has the security headers', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})

test.each(['/api', '/api/', '/api/v0/news', '/api/v2/contact', '/api/v1x', '/api/docs.json'])(
  '%s is an address of the API, whatever its version and method',
  async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])
      expect(await (await get(path, { method })).json()).toEqual({ api: '192.0.2.1' })
  },
)

const token = 'x'.repeat(43)
test.each([
  `/preview/${token}`,
  `/unsubscribe/${token}`,
  `/unsubscribe/${token}.data`,
  `/subscribe/confirm/${token}`,
  `/subscribe/leave/${token}`,
  `/newsletters/preview/${token}`,
  `/about?words=${token}`,
  `/api/v1/draft-links/${token}`,
  '/ask/K7WM3PXD',
  '/api/v1/questions/codes/K7WM3PXD',
  '/signups/K3WDX-9M2HA',
  '/signups/K3WDX-9M2HA/calendar.ics',
  `/api/v1/newsletter-previews/${token}`,
])('%s is never cached, and sends no referrer to other sites', async (path) => {
  const { headers } = await get(path)
  expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual(['no-store', 'no-referrer'])
})

test.each(['/about', '/ask', '/questions', '/news?page=2', '/preview/news/abc.jpg', '/preview/site.jpg'])(
  '%s has no token, so its referrer policy is the usual one',
  async (path) => {
    expect((await get(path)).headers.get('Referrer-Policy')).not.toBe('no-referrer')
  },
)

test('a drawing may load nothing wherever it is opened, and the icon is cached for a day', async () => {
  const { headers } = await get('/favicon.svg')
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
})

test.each(['photo.webp', 'start.js', 'look.css'])('%s has at most 300 bytes of headers', async (name) => {
  writeFileSync(join(clientDir, 'assets', name), 'text')
  const { headers } = await get(`/assets/${name}`)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cache-Control')).toContain('immutable')
  expect([...headers].flat().join(': ').length).toBeLessThanOrEqual(300)
})

test.each([
  ['/api/v1/news', 'Accept-Encoding'],
  ['/news', 'Save-Data, Cookie, Accept-Encoding'],
])('%s is compressed for clients that accept it', async (path, vary) => {
  const answer = await get(path, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(answer.headers.get('Vary')).toBe(vary)
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain('192.0.2.1')
})

test('a form larger than the limit is rejected', async () => {
  const body = 'x=&'.repeat(22 * 1024)
  const answer = await get('/contact', { method: 'POST', body, headers: { 'Content-Length': String(body.length) } })
  expect(answer.status).toBe(413)
})

test('a form of unknown length that exceeds the limit is rejected before a page reads it', async () => {
  let rendered = 0
  const site = createApp({
    ...deps,
    render: async () => {
      rendered += 1
      return new Response('page')
    },
  })
  const sent = async (kilobytes: number) => {
    const body = new Blob([Buffer.alloc(kilobytes * 1024, 'x=&')]).stream()
    const headers = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/x-www-form-urlencoded' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    return site.request('/contact', init, { incoming })
  }
  expect([(await sent(65)).status, rendered]).toEqual([413, 0])
  expect([(await sent(64)).status, rendered]).toEqual([200, 1])
})

test('while the image store is unavailable, a picture gets status 503, and no cache stores that response', async () => {
  const reports: string[] = []
  const read = () => Promise.reject(new Unavailable('The store is away.'))
  const core = { imageFiles: { read }, onChange: () => {} } as unknown as Core
  const site = createApp({ ...deps, core, report: (event) => reports.push(event) })
  const { status, headers } = await site.request('/media/cell.webp', {}, { incoming })
  expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  expect(headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(reports).toEqual(['unavailable'])
})

test('a page that cannot be shown now has a Retry-After header', async () => {
  const site = createApp({
    ...deps,
    render: async () => new Response('The list could not be loaded.', { status: 503 }),
  })
  expect((await site.request('/news', {}, { incoming })).headers.get('Retry-After')).toMatch(/^\d+$/)
})

const parameters = { token, code: 'K3WDX-9M2HA', reference: 'VM-7K2M' } as Record<string, string>
/** Every page route, with its parameters filled in; `isProof`: a token or a code in it proves who may use it. */
const pagePaths = (entries: RouteConfigEntry[], isAdmin = false): { path: string; isProof: boolean }[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    if (isAdmin || file.startsWith('admin/')) return []
    const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)
    const filled = path.replace(/:(\w+)/g, (_, name) => parameters[name] ?? 'walk').replace('*', 'walk')
    return [{ path: `/${filled}`, isProof: names.some((name) => name in parameters) }, ...pagePaths(children)]
  })

test('another site may send a form to every page whose token or code is the proof, such as one-click unsubscribe', async () => {
  const pages = pagePaths(await routes)
  expect(pages.filter(({ isProof }) => isProof).length).toBeGreaterThanOrEqual(9)
  const elsewhere: Record<string, string>[] = [
    { Origin: 'https://mail.example.net' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const { path, isProof } of pages)
    for (const headers of elsewhere) {
      const { status } = await get(path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
      expect([path, status === 403]).toEqual([path, !isProof])
    }
})
