import type { IncomingMessage, ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { cachedSite } from '#test/cached-site.ts'
import { createPageCache } from './page-cache.ts'

test.each([
  '/news?language=xx',
  '/news?language=tw&language=ee',
  '/about?words=a-preview',
  '/news?page=x',
  '/news?page=0',
  '/nowhere',
  '/news/Short',
  '/tags/pain?page=0',
  `/preview/${'x'.repeat(43)}`,
])('%s is made each time, so that nobody can fill the memory', async (path) => {
  const { read } = await cachedSite()
  await read(path)
  expect(await read(path)).toContain('Made 2')
})

test.each([
  ['/about?utm=whatsapp', '/about'],
  ['/about?page=2', '/about'],
  ['/?__proto__[x]=1&constructor=2', '/'],
  ['/news?page=1&x=1', '/news?page=1'],
  ['/news?x=%00&page=3&language=tw', '/news?language=tw&page=3'],
  ['/newsletters?language=tw', '/newsletters'],
  ['/api/v1/news?limit=10&x=1&page=2', '/api/v1/news?page=2&limit=10'],
])('%s is the cached %s: a made-up query key makes no new entry and no rendering', async (asked, path) => {
  const { cache, read } = await cachedSite()
  const usual = await read(path)
  expect(await read(asked)).toBe(usual)
  expect(cache.size().pages).toBe(1)
})

test('a list beyond its last page is not kept: there would be a million of them', async () => {
  const { cache, get } = await cachedSite(async () => new Response('[]', { headers: { 'Cache-Control': 'no-store' } }))
  for (let page = 1; page <= 50; page += 1) await get(`/api/v1/news?page=${page}&limit=10`)
  expect(cache.size().pages).toBe(0)
})

test('the limit counts at least the memory that entries take, however small their pages are', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const used = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const policy = `default-src 'self'; script-src ${'x'.repeat(800)}`
  const fetchPage = async (request: Request) =>
    new Response(`${request.url} ${'text '.repeat(50)}`, { headers: { 'Content-Security-Policy': policy } })
  const cache = createPageCache(fetchPage)
  const put = (page: number) =>
    new Promise<void>((resolve) => {
      const outgoing = { writeHead: () => ({ end: () => resolve() }) } as unknown as ServerResponse
      const incoming = { method: 'GET', url: `/news?page=${page}`, headers: {} } as IncomingMessage
      cache.answer(incoming, outgoing, (work) => void work())
    })
  for (let page = 1; page <= 100; page += 1) await put(page)
  const [before, counted] = [used(), cache.size().bytes]
  for (let page = 101; page <= 2100; page += 1) await put(page)
  expect(cache.size().pages).toBe(2100)
  expect(used() - before).toBeLessThan(cache.size().bytes - counted)
})

test('the memory has a bound: the pages unused for the longest time go first', async () => {
  const roomForTwo = 2.5 * 3.5 * 1024
  const { read } = await cachedSite(undefined, roomForTwo)
  for (const path of ['/', '/about', '/contact']) await read(path)
  expect(await read('/contact')).toBe('Made 3: /contact')
  expect(await read('/')).toBe('Made 4: /')
})
