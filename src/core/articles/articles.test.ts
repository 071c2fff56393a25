import { describe, expect, test } from 'vitest'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { days } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'

const fileOf = (imageUrl?: string) => imageUrl?.replace('/media/', '') ?? 'no picture'

for (const database of databases)
  describe(`articles in ${database.name}`, () => {
    test('a published article is found as it was sent, with its HTML and excerpt', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const made = await articles.publish('news', walk)
      expect(await articles.find('news', made._id)).toEqual(made)
      expect(made).toMatchObject({ ...walk, excerpt: 'We walk on 19 June. Come along.' })
      expect(made.contentHtml).toContain('<strong>19 June</strong>')
    })

    test('news and blog are separate', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const { _id } = await articles.publish('news', walk)
      await expect(articles.find('blog', _id)).rejects.toThrow(NotFound)
      await expect(articles.revise('blog', _id, { title: 'Mine', keepDate: false })).rejects.toThrow(NotFound)
      await expect(articles.remove('blog', _id)).rejects.toThrow(NotFound)
      expect((await articles.list('blog', 1, 10)).found).toEqual([])
    })

    test('a list is sorted newest first, then by id, and every article is on exactly one page', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      for (let count = 0; count < 23; count++) {
        if (count % 3 === 0) pass(1)
        await articles.publish('news', { ...walk, title: `Article ${count}` })
      }
      const pages = await Promise.all([1, 2, 3, 4].map((page) => articles.list('news', page, 10)))
      const all = pages.flatMap((page) => page.found)
      const order = all.map(({ updatedAt, _id }) => `${updatedAt} ${_id}`)
      expect(pages.map(({ found, totalPages }) => [found.length, totalPages])).toEqual([
        [10, 3],
        [10, 3],
        [3, 3],
        [0, 3],
      ])
      expect(order).toEqual([...new Set(order)].sort().reverse())
    })

    test('an empty list has one page, and a page far past the end is empty', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      expect(await articles.list('blog', 1, 10)).toEqual({ found: [], currentPage: 1, totalPages: 1, languages: [] })
      expect((await articles.list('blog', 999_999_999, 100)).found).toEqual([])
    })

    test('a revision updates the date, unless it has keepDate, and keeps fields that it does not name', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const { _id, updatedAt } = await articles.publish('news', walk)
      pass(60_000)
      const kept = await articles.revise('news', _id, { title: 'A long walk', keepDate: true })
      expect(kept).toMatchObject({ ...walk, title: 'A long walk', updatedAt })
      const moved = await articles.revise('news', _id, { content: '# New', keepDate: false })
      expect(moved).toMatchObject({ title: 'A long walk', contentHtml: '<h2>New</h2>\n' })
      expect(moved.updatedAt).toBe(clock().toISOString())
    })

    test('a removed article appears nowhere, and restoring it restores everything', async () => {
      await using organisation = await testCore({ database })
      const { articles, imageFiles } = organisation.core
      const made = await articles.publish('news', walk, await pictures.jpeg())
      await articles.remove('news', made._id)
      await expect(articles.find('news', made._id)).rejects.toThrow(NotFound)
      await expect(articles.remove('news', made._id)).rejects.toThrow(NotFound)
      expect((await articles.list('news', 1, 10)).found).toEqual([])
      expect(await articles.restore('news', made._id)).toEqual(made)
      expect(await imageFiles.read(fileOf(made.imageUrl))).toBeDefined()
    })

    test('an article is deleted with its files exactly thirty days after its removal', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles, imageFiles } = organisation.core
      const kept = await articles.publish('news', walk, await pictures.jpeg())
      const made = await articles.publish('news', walk, await pictures.jpeg())
      await articles.remove('news', made._id)
      pass(days(30) - 1)
      await articles.expire()
      expect(await articles.counts('news')).toMatchObject({ removed: 1 })
      pass(1)
      await articles.expire()
      expect(await articles.counts('news')).toMatchObject({ removed: 0, published: 1 })
      await expect(articles.restore('news', made._id)).rejects.toThrow(NotFound)
      expect(await imageFiles.read(fileOf(made.imageUrl))).toBeUndefined()
      expect(await imageFiles.read(fileOf(kept.imageUrl))).toBeDefined()
    })

    for (const status of ['draft', 'published'] as const)
      test(`a replaced or removed picture of a ${status} article is ${status === 'draft' ? 'deleted' : 'kept'}`, async () => {
        await using organisation = await testCore({ database })
        const { articles, imageFiles, library } = organisation.core
        const isKept = status === 'published'
        const made = await articles.publish('news', { ...walk, imageAlt: 'Red', status }, await pictures.jpeg())
        const renamed = await articles.revise('news', made._id, { imageAlt: 'A red field', keepDate: false })
        expect(renamed).toMatchObject({ imageUrl: made.imageUrl, imageAlt: 'A red field' })
        const changed = await articles.revise('news', made._id, { keepDate: false }, await pictures.png())
        expect(changed.imageUrl).not.toBe(made.imageUrl)
        await expect.poll(async () => (await imageFiles.read(fileOf(made.imageUrl))) !== undefined).toBe(isKept)
        expect(await imageFiles.read(fileOf(changed.imageUrl))).toMatchObject({ type: 'image/jpeg' })
        const bare = await articles.revise('news', made._id, { removeImage: true, keepDate: true })
        expect(bare).not.toHaveProperty('imageUrl')
        await expect.poll(async () => (await imageFiles.read(fileOf(changed.imageUrl))) !== undefined).toBe(isKept)
        if (isKept) await library.remove(made.imageId ?? '')
        await expect.poll(() => imageFiles.read(fileOf(made.imageUrl))).toBeUndefined()
      })

    test('simultaneous revisions of a draft leave one picture and no other files', async () => {
      await using organisation = await testCore({ database })
      const { articles, imageFiles } = organisation.core
      const { _id } = await articles.publish('news', { ...walk, status: 'draft' }, await pictures.jpeg())
      const picture = await pictures.png()
      const made = await Promise.all([1, 2, 3].map(() => articles.revise('news', _id, { keepDate: false }, picture)))
      const { imageUrl } = await articles.revise('news', _id, { keepDate: true })
      for (const each of made)
        await expect
          .poll(async () => (await imageFiles.read(fileOf(each.imageUrl))) !== undefined)
          .toBe(each.imageUrl === imageUrl)
    })

    test('an invalid picture is rejected, and nothing is published', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      await expect(articles.publish('news', walk, pictures.svg())).rejects.toThrow(Refused)
      expect((await articles.list('news', 1, 10)).found).toEqual([])
    })
  })
