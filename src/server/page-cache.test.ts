import { expect, test } from 'vitest'
import { cachedSite, type Fetch } from '#test/cached-site.ts'
import { asksForLight } from './data-saver.ts'

test('a page is rendered once and then cached', async () => {
  const { read } = await cachedSite()
  expect([await read('/news'), await read('/news'), await read('/about')]).toEqual([
    'Made 1: /news',
    'Made 1: /news',
    'Made 2: /about',
  ])
})

test('a list in one language is cached separately', async () => {
  const { read } = await cachedSite()
  for (const path of ['/news?language=tw', '/news?language=tw&page=2', '/blog?language=gaa'])
    expect(await read(path)).toBe(await read(path))
})

test('API lists are cached, but not for requests with a token', async () => {
  const { get, read } = await cachedSite()
  const list = '/api/v1/news?page=2&limit=10'
  expect(await read(list)).toBe(await read(list))
  const own = await get(list, { Authorization: 'Bearer somebody' })
  expect(await own.text()).not.toBe(await read(list))
})

test('after a change, everybody gets the new page', async () => {
  const { cache, read } = await cachedSite()
  await read('/')
  cache.clear()
  expect(await read('/')).toBe('Made 2: /')
})

test('a change of articles clears only pages with articles, and one of newsletters only theirs', async () => {
  const { cache, read } = await cachedSite()
  const paths = ['/', '/news', '/blog/a-story', '/tags/ghana', '/sitemap.xml', '/newsletters', '/help', '/contact']
  const readAll = () => Promise.all(paths.map(read))
  const changedBy = async (part: 'articles' | 'newsletters') => {
    const before = await readAll()
    cache.clear(part)
    const after = await readAll()
    return paths.filter((_, index) => after[index] !== before[index])
  }
  expect(await changedBy('articles')).toEqual(paths.slice(0, 5))
  expect(await changedBy('newsletters')).toEqual(['/newsletters'])
})

test('a stale page is rendered again; if that fails, the old one is served until the next change', async () => {
  let isAway = false
  const render: Fetch = async () => new Response(isAway ? 'Away' : 'Here', { status: isAway ? 503 : 200 })
  const { cache, get, read } = await cachedSite(render)
  await read('/')
  isAway = true
  cache.markStale()
  expect([await read('/'), (await get('/about')).status]).toEqual(['Here', 503])
  cache.clear()
  expect((await get('/')).status).toBe(503)
  isAway = false
  expect(await read('/')).toBe('Here')
})

test('concurrent requests render a page once', async () => {
  const { read } = await cachedSite()
  const pages = await Promise.all(Array.from({ length: 20 }, () => read('/blog')))
  expect(new Set(pages)).toEqual(new Set(['Made 1: /blog']))
})

test('a rendering that began before a change is neither cached nor sent to later requests', async () => {
  const begun: (() => void)[] = []
  let title = 'old'
  const { cache, read } = await cachedSite(async () => {
    const shown = title
    if (shown === 'old') await new Promise<void>((resolve) => begun.push(resolve))
    return new Response(shown)
  })
  const before = read('/news')
  await expect.poll(() => begun.length).toBe(1)
  title = 'new'
  cache.clear()
  expect(await read('/news')).toBe('new')
  begun[0]?.()
  expect(await before).toBe('old')
  expect(await read('/news')).toBe('new')
})

test('only successful responses are cached', async () => {
  let made = 0
  const { get } = await cachedSite(async () => new Response('No', { status: ++made === 1 ? 503 : 200 }))
  expect((await get('/news')).status).toBe(503)
  expect((await get('/news')).status).toBe(200)
})

test('a browser that has the current page gets 304, whether it was cached or just rendered', async () => {
  const { cache, get } = await cachedSite(async () => new Response('The same'))
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', { 'If-None-Match': etag })).status).toBe(304)
  cache.clear()
  expect((await get('/', { 'If-None-Match': `W/${etag}` })).status).toBe(304)
  expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await get('/', { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304)
  expect((await get('/', { 'If-None-Match': '*' })).status).toBe(304)
})

const encodings = [
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
] as const

test.each([{ order: encodings }, { order: encodings.toReversed() }])(
  'each browser gets an encoding that it accepts, whichever comes first',
  async ({ order }) => {
    const { get } = await cachedSite(async () => new Response('The same'))
    for (const [accepted, sent] of order)
      for (const _ of ['made', 'kept']) {
        const answer = await get('/', { 'Accept-Encoding': accepted })
        expect(answer.headers.get('Content-Encoding')).toBe(sent)
        expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Save-Data, Cookie')
        expect(await answer.text()).toBe('The same')
      }
  },
)

/** A site whose pages say which of the two versions they are. */
const twoKinds = () => {
  let made = 0
  return cachedSite(async (request) => new Response(`${asksForLight(request) ? 'Light' : 'Full'} ${++made}`))
}

const light = { 'Save-Data': 'on' }

test('a light page is cached beside the full one, and each visitor gets the right one', async () => {
  const { get } = await twoKinds()
  const read = async (headers?: Record<string, string>) => (await get('/news', headers)).text()
  for (const _ of ['made', 'kept']) {
    expect(await read()).toBe('Full 1')
    expect(await read(light)).toBe('Light 2')
    expect(await read({ Cookie: 'data-saver=on' })).toBe('Light 2')
    expect(await read({ ...light, Cookie: 'data-saver=off' })).toBe('Full 1')
    expect(await read({ Cookie: 'other=x' })).toBe('Full 1')
  }
})

test('a browser that switches the data saver never gets 304 for the other version', async () => {
  const { get } = await twoKinds()
  const etag = (await get('/')).headers.get('ETag') ?? ''
  expect((await get('/', { 'If-None-Match': etag })).status).toBe(304)
  expect((await get('/', { ...light, 'If-None-Match': etag })).status).toBe(200)
  expect((await get('/', { ...light, 'If-None-Match': etag })).status).toBe(200)
})

test('shared caches may store a cached page for seconds; browsers always revalidate', async () => {
  const { get } = await cachedSite()
  const etag = (await get('/')).headers.get('ETag') ?? ''
  for (const headers of [{}, { 'If-None-Match': etag }] as Record<string, string>[]) {
    const answer = await get('/', headers)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10, must-revalidate')
    expect(answer.headers.get('CDN-Cache-Control')).toBe('max-age=10, stale-if-error=86400')
  }
})

test('a file that sets its own Cache-Control keeps it', async () => {
  const { get } = await cachedSite(
    async () => new Response('Feed', { headers: { 'Cache-Control': 'public, max-age=300' } }),
  )
  expect((await get('/news/feed.xml')).headers.get('Cache-Control')).toBe('public, max-age=300')
})

test('searches, posted forms and errors are private', async () => {
  const { get } = await cachedSite(async ({ url }) => new Response('', { status: url.endsWith('/about') ? 500 : 200 }))
  for (const answer of [await get('/search?q=pain'), await get('/about'), await get('/contact', {}, 'POST')]) {
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(answer.headers.get('CDN-Cache-Control')).toBeNull()
    expect(answer.headers.get('Vary')).toBe('Save-Data, Cookie')
  }
})

test('HEAD gets the headers without a body, whether or not the page was cached', async () => {
  const { get } = await cachedSite()
  const [first, second] = [await get('/about', {}, 'HEAD'), await get('/about', {}, 'HEAD')]
  expect([first.status, first.headers.get('ETag')]).toEqual([200, second.headers.get('ETag')])
  expect(Number(second.headers.get('Content-Length'))).toBeGreaterThan(0)
  expect(await second.text()).toBe('')
})

test('the Date header of a cached page is the time of sending', async () => {
  const { get } = await cachedSite()
  await get('/about')
  const [before, date] = [Date.now(), Date.parse((await get('/about')).headers.get('Date') ?? '')]
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(Date.parse((await get('/about')).headers.get('Date') ?? '')).toBeGreaterThan(date)
  expect(Math.abs(date - before)).toBeLessThan(2000)
})

test('only headers that the cache key includes reach the rendering', async () => {
  const { read, get } = await cachedSite(async ({ headers }) => new Response([...headers.keys()].join()))
  await get('/about', { 'X-Forwarded-Host': 'evil.example', Cookie: 'a=b', Referer: 'https://evil.example' })
  expect(await read('/about')).toBe('accept-encoding')
})

/** A site with capacity for two renderings, which last until the test ends them. */
const busySite = async () => {
  const begun: (() => void)[] = []
  const site = await cachedSite(
    async ({ url }) => {
      await new Promise<void>((resolve) => begun.push(resolve))
      return new Response(new URL(url).pathname)
    },
    undefined,
    2,
  )
  const finishAll = () => begun.splice(0).map((finish) => finish())
  return { ...site, begun, finishAll }
}

test('500 readers who arrive right after a change all get the page, rendered once', async () => {
  const { get, begun, finishAll } = await busySite()
  const readers = Array.from({ length: 500 }, () => get('/'))
  await expect.poll(() => begun.length).toBe(1)
  const cached = get('/about')
  await expect.poll(() => begun.length).toBe(2)
  finishAll()
  expect(new Set((await Promise.all(readers)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await cached).status).toBe(200)
  expect(begun).toEqual([])
})

test('during an overload, cached pages are served and others get 503', async () => {
  const { get, begun, finishAll } = await busySite()
  const home = get('/')
  await expect.poll(() => begun.length).toBe(1)
  finishAll()
  await home
  const generating = [get('/about'), get('/news')]
  await expect.poll(() => begun.length).toBe(2)
  const refused = await get('/blog')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
  expect((await get('/')).status).toBe(200)
  finishAll()
  for (const { status } of await Promise.all(generating)) expect(status).toBe(200)
})

test('a page gets a fast compression, and the strongest once it is requested again', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `${(index * 7919) % 1013} sickle`).join(' ')
  const { get, read } = await cachedSite(async () => new Response(words))
  const size = async () => Number((await get('/', { 'Accept-Encoding': 'br' })).headers.get('Content-Length'))
  const first = await size()
  await expect.poll(size).toBeLessThan(first)
  expect(await read('/')).toBe(words)
})

test('a page that nobody requests again is not compressed a second time', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `${(index * 7919) % 1013} sickle`).join(' ')
  const { get } = await cachedSite(async () => new Response(words))
  const size = async (path: string) =>
    Number((await get(path, { 'Accept-Encoding': 'br' })).headers.get('Content-Length'))
  const first = await size('/about')
  await size('/')
  await expect.poll(() => size('/')).toBeLessThan(first)
  expect(await size('/about')).toBe(first)
})
