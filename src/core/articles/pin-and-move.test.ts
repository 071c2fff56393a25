import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { days } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'

for (const database of databases)
  describe(`pinning and moving articles in ${database.name}`, () => {
    const filled = async (count: number) => {
      const { clock, pass } = testClock()
      const organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const ids: string[] = []
      for (let number = 1; number <= count; number += 1) {
        pass(days(1))
        ids.push((await articles.publish('news', { ...walk, title: `Walk ${number}` }))._id)
      }
      const titles = async (page: number, limit: number) =>
        (await articles.list('news', page, limit)).found.map(({ title }) => title)
      return { ...organisation, articles, ids, titles, [Symbol.asyncDispose]: organisation.close }
    }

    test('pinned articles come first, newest first, on every page size', async () => {
      await using site = await filled(5)
      const { articles, ids, titles } = site
      await articles.bulk('news', { ids: ids.slice(0, 2), action: 'pin' })
      expect(await titles(1, 3)).toEqual(['Walk 2', 'Walk 1', 'Walk 5'])
      expect(await titles(2, 3)).toEqual(['Walk 4', 'Walk 3'])
      expect(await titles(2, 1)).toEqual(['Walk 1'])
      expect(await articles.list('news', 1, 3)).toMatchObject({ totalPages: 2, found: [{ isPinned: true }, {}, {}] })
      expect((await articles.counts('news')).published).toBe(5)
      await articles.remove('news', ids[1] ?? '')
      await articles.bulk('news', { ids: ids.slice(0, 1), action: 'unpin' })
      expect(await titles(1, 10)).toEqual(['Walk 5', 'Walk 4', 'Walk 3', 'Walk 1'])
      await site.reopen()
    })

    test('a list with every article pinned is complete, and no more can be pinned', async () => {
      await using site = await filled(limits.pinned + 1)
      const { articles, ids, titles } = site
      const { done, refused } = await site.core.articles.bulk('news', { ids, action: 'pin' })
      expect(done).toHaveLength(limits.pinned)
      expect(refused[0]?.reason).toContain('Unpin another one first.')
      await articles.remove('news', ids.at(-1) ?? '')
      expect(await titles(1, 10)).toHaveLength(limits.pinned)
      expect((await articles.list('news', 1, 10)).languages).toEqual(['en'])
    })

    test('a moved article is in the other list, and every old address still finds it', async () => {
      await using site = await filled(2)
      const { articles, ids } = site
      const id = ids[0] ?? ''
      await articles.revise('news', id, { slug: 'first-walk', keepDate: true })
      await articles.revise('news', id, { slug: 'long-walk', keepDate: true })
      for (const action of ['pin', 'move'] as const)
        expect(await articles.bulk('news', { ids: [id], action })).toEqual({ done: [id], refused: [] })
      expect(await articles.find('blog', id)).toMatchObject({ _id: id, slug: 'long-walk', isPinned: false })
      expect((await articles.list('news', 1, 10)).found.map(({ title }) => title)).toEqual(['Walk 2'])
      expect((await articles.list('blog', 1, 10)).found.map(({ title }) => title)).toEqual(['Walk 1'])
      for (const name of [id, 'first-walk', 'long-walk'])
        expect(await articles.find('news', name)).toMatchObject({ _id: id, movedTo: 'blog' })
      expect(await articles.find('blog', 'long-walk')).not.toHaveProperty('movedTo')
      await expect(articles.revise('news', id, { title: 'Lost', keepDate: true })).rejects.toThrow(NotFound)
      await articles.bulk('blog', { ids: [id], action: 'move' })
      expect(await articles.find('news', 'first-walk')).not.toHaveProperty('movedTo')
      expect(await articles.find('blog', id)).toMatchObject({ movedTo: 'news' })
      const { results } = await site.core.search.find('Walk 1', 1, 10)
      expect(results.map(({ path }) => path)).toContain('/news/long-walk')
    })

    test('an article cannot move if another one has its address there', async () => {
      await using site = await filled(1)
      const { articles, ids } = site
      await articles.publish('blog', { ...walk, slug: 'the-walk' })
      await articles.revise('news', ids[0] ?? '', { slug: 'the-walk', keepDate: true })
      const { refused } = await articles.bulk('news', { ids, action: 'move' })
      expect(refused[0]?.reason).toContain('Another article has or had this address')
      expect(await articles.find('news', 'the-walk')).toMatchObject({ _id: ids[0] })
    })
  })
