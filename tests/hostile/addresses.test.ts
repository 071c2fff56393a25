/** Malicious addresses, and input that is not a valid request, sent to the running site. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '#test/site.ts'
import { sendTo } from './send.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: 'off', STARTER_CONTENT: 'none' })
})
afterAll(() => site.stop())

const get = (path: string) => fetch(site.address + path, { redirect: 'manual' })
const send = (...lines: string[]) => sendTo(site.address, ...lines)

test.each(['TRACE', 'TRACK', 'DEBUG', 'CONNECT'])(
  'the response to %s contains nothing of the request',
  async (method) => {
    const answer = await send(
      `${method} /api/v1/news HTTP/1.1`,
      'Host: voima',
      'X-Secret: sesame',
      'Connection: close',
      '',
      '',
    )
    expect(answer).not.toContain('sesame')
    expect(answer).not.toMatch(/^HTTP\/1\.1 [25]/)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '//evil.example/%2f..',
  '/https://evil.example',
  '/%5cevil.example',
  '/admim//evil.example',
])('%s redirects to no other site', async (path) => {
  const answer = await send(`GET ${path} HTTP/1.1`, 'Host: voima', 'Connection: close', '', '')
  const place = /^location: *(.*)$/im.exec(answer)?.[1] ?? '/'
  expect(place).toMatch(/^\/(?![/\\])/)
  expect(answer).toMatch(/^HTTP\/1\.1 [34]/)
})

test('signing in leads back only to pages of this site', async () => {
  for (const query of ['?from=//evil.example', '?returnTo=https://evil.example', '?next=//evil.example'])
    expect(await (await get(`/admin${query}`)).text()).not.toContain('href="//evil')
})

const ways = ['..', '%2e%2e', '%2e%2e%2f', '..%2f', '..%5c', '%252e%252e%252f', '..%c0%af', '%00/..', '....//', '..;/']
const folders = ['/media', '/preview', '/preview/news', '/assets', '']

test.each(folders)('no file outside the folder can be read through %s', async (folder) => {
  for (const way of ways)
    for (const wanted of ['package.json', 'data/voima.db', 'voima.db', 'server.js', 'etc/passwd', '.git/config']) {
      const path = `${folder}/${way}/${`${way}/`.repeat(6)}${wanted}`
      const first = await send(`GET ${path} HTTP/1.1`, 'Host: voima', 'Connection: close', '', '')
      // To the normal spelling of the address, as a browser would ask for it.
      const [, normal] = /^location: (\S+)/im.exec(first) ?? []
      const answer = normal ? await send(`GET ${normal} HTTP/1.1`, 'Host: voima', 'Connection: close', '', '') : first
      expect([path, answer.split('\r\n')[0]]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 (?:400|404) /)])
      expect(answer).not.toMatch(/"scripts"|SQLite format|root:x|\[core\]/)
    }
})

test.each([
  '/media/',
  '/assets/',
  '/preview/',
  '/media',
  '/.git/',
  '/.env',
  '/data/',
  '/build/server.js',
  '/server.js',
])('%s shows no list and no content', async (path) => {
  expect((await fetch(site.address + path)).status).toBe(404)
})

describe('a request with ambiguous length', () => {
  const smuggled = 'GET /api/v1/smuggled HTTP/1.1\r\nHost: voima\r\n\r\n'
  const rows: [string, string[]][] = [
    ['two lengths that differ', ['Content-Length: 0', `Content-Length: ${smuggled.length}`]],
    ['a length and chunks', [`Content-Length: ${smuggled.length}`, 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5']],
    ['unknown chunks', ['Transfer-Encoding: xchunked']],
    ['chunks twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['a length with a sign', ['Content-Length: +5']],
    ['a length in another alphabet', ['Content-Length: 0x5']],
    ['a negative length', ['Content-Length: -1']],
    ['a space before the colon', [`Content-Length : ${smuggled.length}`]],
    ['a folded header', ['X-A: a', ' Content-Length: 5']],
    ['a line that ends oddly', ['X-A: a\rContent-Length: 5']],
  ]
  test.each(rows)('%s gets 400, and the connection is closed', async (_, headers) => {
    const answer = await send('POST /api/v1/contact HTTP/1.1', 'Host: voima', ...headers, '', `0\r\n\r\n${smuggled}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  const codings = [
    'gzip',
    'xchunked',
    'identity',
    'chunked, identity',
    'gzip, chunked',
    'chunked,chunked',
    ' chunked;x',
  ]
  test.each(codings)('the transfer encoding %s gets one response, 400, on every kind of address', async (coding) => {
    for (const path of ['/help', '/news', '/search?q=walk', '/api/v1/news', '/media/none.webp', '/healthz']) {
      // The second time, the page is cached.
      for (let time = 0; time < 2; time += 1) {
        const answer = await send(`GET ${path} HTTP/1.1`, 'Host: voima', `Transfer-Encoding: ${coding}`, '', smuggled)
        expect([path, answer.match(/HTTP\/1\.1 \d+/g)]).toEqual([path, ['HTTP/1.1 400']])
      }
    }
  })

  test('what follows a response and cannot be read gets no response of its own', async () => {
    const answer = await send('GET /help HTTP/1.1', 'Host: voima', '', 'no request at all', '', '')
    expect(answer.match(/HTTP\/1\.1 \d+/g)?.length).toBe(1)
  })

  test('a request without a Host header is rejected', async () => {
    expect(await send('GET / HTTP/1.1', 'Connection: close', '', '')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test('none of these requests logs an error', () => {
  expect(site.printed()).not.toMatch(/failed|Error/)
})
