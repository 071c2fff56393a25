import { expect, test } from 'vitest'
import { cachedSite } from '#test/cached-site.ts'

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

test('the memory has a bound: the pages unused for the longest time go first', async () => {
  const roomForTwo = 2.5 * 3.5 * 1024
  const { read } = await cachedSite(undefined, roomForTwo)
  for (const path of ['/', '/about', '/contact']) await read(path)
  expect(await read('/contact')).toBe('Made 3: /contact')
  expect(await read('/')).toBe('Made 4: /')
})
