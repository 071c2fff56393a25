/** Request coalescing: readers who request a page at the same time get one rendering, whatever happens meanwhile. */
import { expect, test } from 'vitest'
import { cachedSite } from '#test/cached-site.ts'
import { walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

const readers = Array.from({ length: 20 })

/** /news shows the titles of a real site. While `isHeld`, renderings wait after they read their data. */
const newsOf = async (database: (typeof databases)[number]) => {
  const organisation = await testCore({ database })
  const { core } = organisation
  const held: (() => void)[] = []
  const state = { rendered: 0, isHeld: false, isBroken: false }
  const { cache, get, asked } = await cachedSite(async () => {
    state.rendered += 1
    const { found } = await core.articles.list('news', 1, 10)
    if (state.isHeld) await new Promise<void>((resolve) => held.push(resolve))
    return new Response(found.map(({ title }) => title).join(), { status: state.isBroken ? 500 : 200 })
  })
  core.onChange(cache.clear)
  const readAll = () => Promise.all(readers.map(async () => (await get('/news')).text()))
  const allAsk = () => expect.poll(asked).toBe(readers.length)
  /** Ends the rendering once all readers have asked. */
  const finish = async () => {
    await allAsk()
    await expect.poll(() => held.length).toBe(1)
    for (const each of held.splice(0)) each()
  }
  return { ...organisation, core, state, get, readAll, allAsk, finish, [Symbol.asyncDispose]: organisation.close }
}

test.each(databases)('after a change all readers of a page get one new rendering, on $name', async (database) => {
  await using news = await newsOf(database)
  await news.readAll()
  await news.core.articles.publish('news', { ...walk, title: 'A walk' })
  news.state.rendered = 0
  const titles = await news.readAll()
  expect([...new Set(titles)]).toEqual(['A walk'])
  expect(news.state.rendered).toBe(1)
})

test.each(databases)('a change during a rendering reaches everybody who asks after it, on $name', async (database) => {
  await using news = await newsOf(database)
  news.state.isHeld = true
  const early = news.readAll()
  await news.allAsk()
  await news.core.articles.publish('news', { ...walk, title: 'A walk' })
  await news.finish()
  news.state.isHeld = false
  expect(new Set(await early)).toEqual(new Set(['']))
  expect(new Set(await news.readAll())).toEqual(new Set(['A walk']))
  expect(news.state.rendered).toBe(2)
})

test.each(databases)('a rendering that fails fails for all who wait, and is not cached, on $name', async (database) => {
  await using news = await newsOf(database)
  Object.assign(news.state, { isHeld: true, isBroken: true })
  const waiting = readers.map(() => news.get('/news'))
  await news.finish()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([500]))
  expect(news.state.rendered).toBe(1)
  Object.assign(news.state, { isHeld: false, isBroken: false })
  expect((await news.get('/news')).status).toBe(200)
})
