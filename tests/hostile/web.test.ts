/** Attacks on the running site: pages of other sites, and clients that try to poison a cache. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Calls, callsTo } from '#test/calls.ts'
import { kofi } from '#test/cast.ts'
import { waitForImageVariants } from '#test/photo-articles.ts'
import { redPicture } from '#test/pictures.ts'
import { type Site, startSite } from '#test/site.ts'
import { sendTo } from './send.ts'

let site: Site
let calls: Calls
let picture = ''
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://voima.example', STARTER_CONTENT: 'none' })
  calls = callsTo(site.address)
  picture = (await calls.publish('/news', { title: 'A walk', content: 'Come.' }, await redPicture())).newsItem.imageUrl
  // Without background work, which would change pages between two requests.
  await waitForImageVariants(site.address)
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { headers, redirect: 'manual' })

const pages = ['/', '/news', '/blog', '/contact', '/search?q=walk', '/admin', '/admindashboard', '/join', '/nowhere']
const others = ['/api/v1/news', '/api/v1/docs', '/api/v1/nowhere', '/robots.txt', '/news/feed.xml', '/favicon.svg']

test.each([...pages, ...others])('%s can be neither framed nor sniffed as another type', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  if (path !== '/favicon.svg') expect(headers.get('X-Frame-Options')).toBe('DENY')
})

test.each(pages)('%s allows only its own scripts, and no plugins', async (path) => {
  const policy = (await get(path)).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toMatch(/unsafe|\*|http:|script-src[^;]* (?:data|blob):/)
})

const anyResponse = ['/', '/healthz', '/readyz', '/assets/nothing.js', '/media/nothing.webp', '/data-saver', '/admim']

test.each([...anyResponse, ...others])('behind https, %s sends HSTS for a year', async (path) => {
  for (let time = 0; time < 2; time += 1)
    expect((await get(path)).headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
})

test.each([
  ['no host', ['GET / HTTP/1.1'], 400],
  ['an unknown expectation', ['GET / HTTP/1.1', 'Host: voima', 'Expect: gold'], 417],
  ['no end of its first line', [`GET /${'x'.repeat(20_000)} HTTP/1.1`], 431],
])('behind https, the rejection of a request with %s sends HSTS, too', async (_, lines, status) => {
  const answer = await sendTo(site.address, ...lines, '', '')
  expect(answer.split('\r\n')[0]).toContain(` ${status} `)
  expect(answer).toContain('\r\nStrict-Transport-Security: max-age=31536000\r\n')
})

test('a picture is served as a picture only', async () => {
  const { headers } = await get(picture)
  expect(headers.get('Content-Type')).toBe('image/jpeg')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

describe('a stranger cannot poison a cache', () => {
  const evil = 'evil.example'
  const tricks: Record<string, string>[] = [
    { 'X-Forwarded-Host': evil },
    { 'X-Forwarded-Proto': evil },
    { 'X-Forwarded-Scheme': evil },
    { 'X-Forwarded-Port': '1337' },
    { 'X-Forwarded-Prefix': `/${evil}` },
    { 'X-Host': evil },
    { 'X-Original-URL': `/search?q=${evil}` },
    { 'X-Rewrite-URL': `/search?q=${evil}` },
    { Forwarded: `host=${evil};proto=http` },
    { Origin: `https://${evil}` },
    { Referer: `https://${evil}/` },
    { 'Accept-Language': evil },
    { 'User-Agent': evil },
  ]

  test.each(tricks)('%o changes no page', async (headers) => {
    for (const path of ['/', '/news', '/contact', '/news/feed.xml', '/sitemap.xml', '/robots.txt', '/api/v1/news']) {
      const [usual, tried] = [await get(path), await get(path, headers)]
      expect([path, tried.status, await tried.text()]).toEqual([path, usual.status, await usual.text()])
      expect(tried.headers.get('Content-Security-Policy')).toBe(usual.headers.get('Content-Security-Policy'))
    }
  })

  test('the Host header appears in no page', async () => {
    for (const path of ['/', '/news/feed.xml', '/sitemap.xml', '/robots.txt']) {
      const answer = await sendTo(site.address, `GET ${path} HTTP/1.1`, `Host: ${evil}`, 'Connection: close', '', '')
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer).not.toContain(evil)
    }
  })

  test('unknown query parameters appear in no page', async () => {
    const usual = await (await get('/about')).text()
    for (const query of [`utm_content="><script>${evil}`, `page=${evil}`, `__proto__[x]=${evil}`, `_data=${evil}`]) {
      expect(await (await get(`/about?${query}`)).text()).toBe(usual)
      expect(await (await get('/about')).text()).toBe(usual)
    }
  })

  test('responses to calls with a token and to forms are private', async () => {
    const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
    expect((await get('/api/v1/contact', headers)).headers.get('Cache-Control')).toBe('no-store')
    const answer = await fetch(`${site.address}/contact`, { method: 'POST', body: new URLSearchParams({ name: evil }) })
    expect(answer.headers.get('Cache-Control')).toMatch(/private|no-store/)
    expect(await (await get('/contact')).text()).not.toContain(evil)
  })
})

describe('a page of another site cannot act for a user', () => {
  const crossSite = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
  const simple = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']

  test.each(simple)('a form sent as %s reaches no call that needs a token, with or without cookies', async (type) => {
    const Cookie = `authToken=${await calls.tokenOfAma()}; token=x`
    for (const [method, path] of [
      ['POST', '/news'],
      ['POST', '/invitations'],
      ['POST', '/auth/logout'],
      ['DELETE', '/users/x'],
    ]) {
      const headers = { ...crossSite, Cookie, 'Content-Type': type }
      const answer = await fetch(`${site.address}/api/v1${path}`, { method, headers, body: '--x--' })
      expect([path, answer.status]).toEqual([path, 401])
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })

  test.each(['/auth/login', '/contact', '/subscribe', '/auth/password-reset', '/auth/join'])(
    'the preflight of JSON to %s is refused',
    async (path) => {
      const asked = {
        ...crossSite,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      }
      const { headers } = await fetch(`${site.address}/api/v1${path}`, { method: 'OPTIONS', headers: asked })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      for (const type of simple) {
        const body = JSON.stringify({ ...kofi, message: 'From elsewhere', password: 'x', token: 'x' })
        const sent = { method: 'POST', headers: { ...crossSite, 'Content-Type': type }, body }
        expect((await fetch(`${site.address}/api/v1${path}`, sent)).status).toBe(415)
      }
    },
  )

  test('another site can neither switch the data saver nor send a visitor’s form', async () => {
    for (const [path, fields] of [
      ['/data-saver', { choice: 'on', from: '/' }],
      ['/contact', { ...kofi, subject: 'From elsewhere' }],
      ['/subscribe', { email: kofi.email }],
    ] as const) {
      const sent = { method: 'POST', headers: crossSite, body: new URLSearchParams(fields) }
      expect([path, (await fetch(site.address + path, sent)).status]).toEqual([path, 403])
    }
    const { messages } = await calls.read('/contact')
    expect(messages.filter(({ subject }: { subject: string }) => subject === 'From elsewhere')).toEqual([])
  })
})

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  '%s does not override the method',
  async (name) => {
    const { blog } = await calls.publish('/blog', { title: 'Still here', content: 'Text.' })
    const headers = { [name]: 'DELETE', Authorization: `Bearer ${await calls.tokenOfAma()}` }
    await fetch(`${site.address}/api/v1/blog/${blog._id}?_method=DELETE`, { method: 'POST', headers })
    expect((await get(`/api/v1/blog/${blog._id}?_method=DELETE`, headers)).status).toBe(200)
  },
)

test('none of these requests logs an error', () => {
  expect(site.printed()).not.toMatch(/failed|Error/)
})
