import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { esi, kofi, yaw } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { importFrom } from '#test/importing.ts'
import { oldToken, startOldSite } from '#test/old-site.ts'
import { pictures } from '#test/pictures.ts'

const now = '2026-06-19T08:00:00.000Z'
const april = '2026-04-01T09:30:00.000Z'
const march = '2026-03-01T09:30:00.000Z'

const article = (number: number, more: object = {}) => ({
  _id: `64f0c0ffee${number}`,
  title: `Story ${number}`,
  content: 'We **walk**.',
  author: 'Admin',
  updatedAt: april,
  ...more,
})
const message = (number: number, more: object = {}) => ({
  _id: `a${number}`,
  name: kofi.name,
  email: kofi.email,
  subject: `Question ${number}`,
  createdAt: april,
  ...more,
})

describe.each([...databases])('an import into $name', (database) => {
  test('imports every article of every page once, with picture, dates and text', async () => {
    await using here = await testCore({ database })
    await using old = await startOldSite()
    const imageUrl = old.addPicture('walk.png', await pictures.png(400, 250))
    old.lists.news = Array.from({ length: 23 }, (_, index) => article(index))
    old.lists.blogs = [article(50, { imageUrl, title: 'Drums', createdAt: march })]
    const { report } = await importFrom({ ...here, ...old })
    expect(report).toEqual({
      news: { made: 23, existing: 0, refused: 0 },
      blog: { made: 1, existing: 0, refused: 0 },
    })
    const { found, totalPages } = await here.core.articles.list('news', 3, 10)
    expect([found.length, totalPages]).toEqual([3, 3])
    const [drums] = (await here.core.articles.list('blog', 1, 10)).found
    expect(drums).toMatchObject({ title: 'Drums', author: 'Admin', updatedAt: april, imageWidth: 400 })
    expect(drums?.contentHtml).toContain('<strong>walk</strong>')
    expect((await here.core.search.find('drums', 1, 10)).total).toBe(1)
    expect(await here.core.imageVariants.count()).toBe(1)
  })

  test('imports messages and subscribers with a token, each address once, and counts them', async () => {
    await using here = await testCore({ database })
    await here.core.subscribers.add(esi)
    await using old = await startOldSite({
      messages: [message(1), message(2), message(3, { createdAt: undefined })],
      subscriptions: [
        { _id: 's1', email: esi.email.toUpperCase() },
        { _id: 's2', email: yaw.email, createdAt: march },
        { _id: 's3', email: yaw.email },
      ],
    })
    const { report } = await importFrom({ ...here, ...old, token: oldToken })
    expect(report?.messages).toEqual({ made: 3, existing: 0, refused: 0 })
    expect(report?.subscribers).toEqual({ made: 1, existing: 2, refused: 0 })
    const messages = await here.core.messages.list(1, 2)
    expect([messages.totalPages, messages.found[0]]).toMatchObject([2, { subject: 'Question 3', createdAt: now }])
    const [, older] = (await here.core.subscribers.list(1, 10)).found
    expect(older).toMatchObject({ email: yaw.email, createdAt: march })
  })

  test('imports only new items the second time, and changes nothing that was changed or deleted here', async () => {
    await using here = await testCore({ database })
    await using old = await startOldSite({
      news: [article(1), article(2)],
      messages: [message(1)],
      subscriptions: [{ _id: 's1', email: yaw.email }],
    })
    const options = { ...here, ...old, token: oldToken }
    await importFrom(options)
    const [one, two] = (await here.core.articles.list('news', 1, 10)).found
    await here.core.articles.revise('news', one?._id ?? '', { title: 'Better', keepDate: true })
    await here.core.articles.remove('news', two?._id ?? '')
    for (const { _id } of await here.core.messages.newest()) await here.core.messages.remove(_id)
    for (const { _id } of await here.core.subscribers.newest()) await here.core.subscribers.remove(_id)
    old.lists.news.push(article(3))

    const { report } = await importFrom(options)
    expect(report).toEqual({
      news: { made: 1, existing: 2, refused: 0 },
      blog: { made: 0, existing: 0, refused: 0 },
      messages: { made: 0, existing: 1, refused: 0 },
      subscribers: { made: 0, existing: 1, refused: 0 },
    })
    const titles = (await here.core.articles.list('news', 1, 10)).found.map(({ title }) => title)
    expect(titles.sort()).toEqual(['Better', 'Story 3'])
    expect(await here.core.messages.newest()).toEqual([])
    expect(await here.core.subscribers.newest()).toEqual([])
  })

  test('continues after it was stopped', async () => {
    await using here = await testCore({ database })
    await using old = await startOldSite({ news: Array.from({ length: 25 }, (_, index) => article(index)) })
    const stopped = await importFrom({ ...here, ...old, stopAfter: 2 })
    expect(stopped.report).toBeUndefined()
    const { report } = await importFrom({ ...here, ...old })
    expect(report?.news).toEqual({ made: 5, existing: 20, refused: 0 })
    expect((await here.core.articles.list('news', 1, 100)).found).toHaveLength(25)
  })
})

test('shortens long fields, reports this, and rejects items without required fields by their id', async () => {
  await using here = await testCore()
  await using old = await startOldSite({
    news: [
      article(1, { title: 'W'.repeat(300), content: `${'x'.repeat(limits.content - 2)}🩸🩸`, author: '' }),
      article(2, { title: ' ' }),
      article(3, { language: 'Klingon', sources: [{ name: 'WHO' }], isHealth: false, updatedAt: '2099-01-01' }),
      { title: 'Nobody', content: 'Nothing' },
    ],
    messages: [message(1, { email: 'kofi at home' }), message(2, { createdAt: '2024-01-01T00:00:00.000Z' })],
    subscriptions: [{ _id: 's1', email: 'not an address' }],
  })
  const { report, said } = await importFrom({ ...here, ...old, token: oldToken })
  expect(report).toMatchObject({
    news: { made: 2, refused: 2 },
    messages: { made: 0, refused: 2 },
    subscribers: { made: 0, refused: 1 },
  })
  expect(said).toEqual(
    expect.arrayContaining([
      'news 64f0c0ffee1: its title has 300 characters and was cut to 200',
      'news 64f0c0ffee1: its content has 100,002 characters and was cut to 100,000',
      'news 64f0c0ffee2: not imported: its title is missing or wrong',
      'news 64f0c0ffee3: its language cannot be read and was left out',
      'news (without an id): not imported: its id is missing or wrong',
      'messages a1: not imported: its email is missing or wrong',
      'messages a2: not imported: it is older than MESSAGE_MONTHS allows',
    ]),
  )
  expect(said.join()).not.toMatch(/kofi at home|not an address|Klingon/)
  const { found } = await here.core.articles.list('news', 1, 10)
  const cut = found.find(({ title }) => title.startsWith('W'))
  expect([cut?.title.length, cut?.author, cut?.content.isWellFormed()]).toEqual([200, 'Voima team', true])
  expect(cut?.content.endsWith('…')).toBe(true)
  const third = found.find(({ title }) => title === 'Story 3')
  expect(third).toMatchObject({ language: 'en', isHealth: false, sources: [{ name: 'WHO' }], updatedAt: now })
})

test('requests an expired picture link again', async () => {
  await using here = await testCore()
  await using old = await startOldSite()
  old.hasDeadLinks = true
  old.lists.news = [article(1, { imageUrl: old.addPicture('walk.png', await pictures.png()) })]
  const { said } = await importFrom({ ...here, ...old })
  expect(said.join()).not.toContain('left out')
  const [found] = (await here.core.articles.list('news', 1, 10)).found
  expect(found?.imageUrl).toMatch(/^\/media\//)
})

test('skips and reports invalid and huge pictures, and fetches an unavailable one the next time', async () => {
  await using here = await testCore()
  await using old = await startOldSite()
  const good = await pictures.png()
  const bomb = Buffer.from(good)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const away = old.addPicture('away.png', good)
  old.lists.news = [
    article(1, { imageUrl: old.addPicture('bomb.png', bomb) }),
    article(2, { imageUrl: old.addPicture('drawing.svg', pictures.svg()) }),
    article(3, { imageUrl: 'file:///etc/passwd' }),
    article(4, { imageUrl: `${old.origin}/lost.png` }),
    article(5, { imageUrl: old.addPicture('large.png', Buffer.alloc(limits.imageBytes + 1, 1)) }),
  ]
  const first = await importFrom({ ...here, ...old })
  expect(first.report?.news).toEqual({ made: 5, existing: 0, refused: 0 })
  const left = first.said.filter((sentence) => sentence.includes('its picture was left out'))
  expect(left).toHaveLength(5)
  expect(left[2]).toContain('its address is neither http nor https')
  expect(left[4]).toContain('larger than 10 MB')
  expect(await here.storage.names()).toEqual([])

  old.lists.news[3] = article(4, { imageUrl: away })
  const second = await importFrom({ ...here, ...old })
  expect(second.said).toContain('news 64f0c0ffee4: its missing picture was added')
  const { found } = await here.core.articles.list('news', 1, 10)
  expect(found.filter((each) => each.imageUrl).map(({ title }) => title)).toEqual(['Story 4'])
})

test('waits as long as a busy site asks', async () => {
  await using here = await testCore()
  await using old = await startOldSite({ news: [article(1)] })
  old.stumbles.push({ status: 429, headers: { 'Retry-After': '812' } }, { status: 502 })
  const { report, said, waited } = await importFrom({ ...here, ...old })
  expect(report?.news?.made).toBe(1)
  expect(waited).toEqual([812_000, 5000])
  expect(said[0]).toBe('The other site asks us to wait 812 seconds.')
})

test('sends the token only to its own site, even after a redirect', async () => {
  await using here = await testCore()
  await using stranger = await startOldSite({ messages: [message(1)] })
  await using old = await startOldSite({ news: [article(1, { imageUrl: `${stranger.origin}/walk.png` })] })
  const away = { status: 302, headers: { Location: `${stranger.origin}/api/v1/contact` } }
  old.fixed.set('/api/v1/contact', away)
  const { report } = await importFrom({ ...here, ...old, token: oldToken })
  // The other address is on this machine: only the site's own origin may be inside our network.
  expect(report?.messages?.failure).toBe('its address is not public')
  const withToken = old.asked.filter(({ authorization }) => authorization === `Bearer ${oldToken}`)
  expect(withToken.map(({ path }) => path.split('?')[0])).toEqual(['/api/v1/contact', '/api/v1/subscribe'])
  expect(stranger.asked).toEqual([])
})

test.each([
  [{ status: 302, headers: { Location: '/api/v1/news' } }, 'it redirects too often'],
  [{ status: 302, headers: { Location: 'ftp://old.example/news' } }, 'its address is neither http nor https'],
  [{ status: 302, headers: { Location: 'http://ama:drum@old.example/' } }, 'its address contains a password'],
  [{ status: 200, body: Buffer.from('<html>') }, 'its response (200) is not one of the API. Is the address right?'],
  [{ status: 200, body: { blogs: [] } }, 'it answers 200'],
  [{ status: 418 }, 'it answers 418'],
])('stops one list, but not the others, at a response like %o', async (answer, reason) => {
  await using here = await testCore()
  await using old = await startOldSite({ blogs: [article(1)] })
  old.fixed.set('/api/v1/news', answer)
  const { report } = await importFrom({ ...here, ...old })
  expect(report?.news?.failure).toBe(reason)
  expect(report?.blog?.made).toBe(1)
})

test('finishes even if a site returns one page endlessly or rejects large pages', async () => {
  await using here = await testCore()
  await using old = await startOldSite()
  old.fixed.set('/api/v1/news', { status: 200, body: { news: [article(1)], totalPages: 1_000_000 } })
  old.lists.blogs = [article(1)]
  old.stumbles.push({ status: 200, body: { news: [], totalPages: 1 } }, { status: 422 })
  const { report } = await importFrom({ ...here, ...old })
  expect([report?.news?.made, report?.blog?.made]).toEqual([0, 1])
  expect(old.asked.at(-1)?.path).toBe('/api/v1/blog?page=1&limit=10')
  expect((await importFrom({ ...here, ...old })).report?.news).toEqual({ made: 1, existing: 0, refused: 0 })
})
