import { expect, test } from 'vitest'
import { cachedSite, type Fetch } from '#test/cached-site.ts'
import { createPageStore, toCachedPage } from './cached-page.ts'

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
])('%s is never cached, so nobody can fill the memory', async (path) => {
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
])('%s is the cached %s: an unknown query key adds no entry and renders nothing', async (asked, path) => {
  const { cache, read } = await cachedSite()
  const usual = await read(path)
  expect(await read(asked)).toBe(usual)
  expect(cache.size().pages).toBe(1)
})

test('a list page past the end is not cached, because there would be millions of them', async () => {
  const { cache, get } = await cachedSite(async () => new Response('[]', { headers: { 'Cache-Control': 'no-store' } }))
  for (let page = 1; page <= 50; page += 1) await get(`/api/v1/news?page=${page}&limit=10`)
  expect(cache.size().pages).toBe(0)
})

test('the cache has a memory limit and evicts the least recently used pages', async () => {
  const roomForTwo = 2.5 * 3.5 * 1024
  const { read } = await cachedSite(undefined, roomForTwo)
  for (const path of ['/', '/about', '/contact']) await read(path)
  expect(await read('/contact')).toBe('Made 3: /contact')
  expect(await read('/')).toBe('Made 4: /')
})

test('the strong compression of a page does not count as its use', async () => {
  const store = createPageStore(2.5 * 3.5 * 1024, Date.now)
  const page = (text: string) => toCachedPage(new Response(text), 'Accept-Encoding')
  store.set('/', await page('Home'), Number.POSITIVE_INFINITY)
  store.set('/about', await page('About'), Number.POSITIVE_INFINITY)
  await store.compress('/')
  store.set('/contact', await page('Contact'), Number.POSITIVE_INFINITY)
  expect(['/', '/about', '/contact'].map((path) => Boolean(store.get(path)))).toEqual([false, true, true])
})

test('the pages of places are rendered again at midnight and after a change of places', async () => {
  let now = Date.parse('2027-04-13T23:59:59.500Z')
  const { cache, read } = await cachedSite(undefined, undefined, undefined, () => now)
  const paths = ['/places', '/places.json', '/places?region=GH-TV', '/places/a-clinic', '/about']
  const readAll = () => Promise.all(paths.map(read))
  const before = await readAll()
  expect(await readAll()).toEqual(before)
  now += 500
  const after = await readAll()
  expect(paths.filter((_, index) => after[index] === before[index])).toEqual(['/about'])
  cache.clear('places')
  const cleared = await readAll()
  expect(paths.filter((_, index) => cleared[index] === after[index])).toEqual(['/about'])
})

test('a page whose rendering crosses midnight is not cached for another day', async () => {
  let now = Date.parse('2027-04-13T23:59:59.500Z')
  let made = 0
  const render: Fetch = async () => {
    now += 1000
    made += 1
    return new Response(`Made ${made}`)
  }
  const { read } = await cachedSite(render, undefined, undefined, () => now)
  expect([await read('/places'), await read('/places'), await read('/places')]).toEqual(['Made 1', 'Made 2', 'Made 2'])
})

test('the pages of events are rendered again every quarter of an hour and after a change of events', async () => {
  let now = Date.parse('2027-04-13T13:59:59.500Z')
  const { cache, read } = await cachedSite(undefined, undefined, undefined, () => now)
  const paths = [
    '/',
    '/events',
    '/events.ics',
    '/events/feed.xml',
    '/events?region=GH-TV',
    '/events?when=past&page=2',
    '/events/a-day',
    '/about',
  ]
  const readAll = () => Promise.all(paths.map(read))
  const before = await readAll()
  expect(await readAll()).toEqual(before)
  now += 500
  const after = await readAll()
  expect(paths.filter((_, index) => after[index] === before[index])).toEqual(['/about'])
  cache.clear('events')
  const cleared = await readAll()
  expect(paths.filter((_, index) => cleared[index] === after[index])).toEqual(['/about'])
})

test.each(['/events/a-day/signup', '/events?page=0', '/events?region=nowhere'])('%s is not cached', async (path) => {
  const { read } = await cachedSite()
  expect(await read(path)).not.toBe(await read(path))
})

test('the server compresses a long page strongly for its first reader, unless it has something else to generate', async () => {
  const words = Array.from(
    { length: 8000 },
    (_, index) => `<a href="/places/${(index * 7919) % 10_007}">${(index * 104_729) % 997}</a>`,
  ).join(' ')
  const firstSize = async (isBusy: boolean) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { get } = await cachedSite(({ url }) =>
      url.endsWith('/about') ? promise : Promise.resolve(new Response(words)),
    )
    const other = isBusy && get('/about')
    const first = await get('/', { 'Accept-Encoding': 'br' })
    resolve(new Response('About'))
    await other
    return Number(first.headers.get('Content-Length'))
  }
  expect(await firstSize(false)).toBeLessThan(0.95 * (await firstSize(true)))
})
