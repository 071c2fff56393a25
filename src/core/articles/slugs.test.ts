import { describe, expect, test } from 'vitest'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { days } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'

const keepDate = false

for (const database of databases)
  describe(`slugs in ${database.name}`, () => {
    test('an article is found by its id and by every slug that it has or had', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const { _id } = await articles.publish('news', { ...walk, slug: 'walk-in-june' })
      await articles.revise('news', _id, { title: 'A walk in July', slug: 'walk-in-july', keepDate })
      for (const name of [_id, 'walk-in-june', 'walk-in-july'])
        expect(await articles.find('news', name)).toMatchObject({ _id, slug: 'walk-in-july' })
      await expect(articles.find('blog', 'walk-in-july')).rejects.toThrow(NotFound)
      await articles.revise('news', _id, { slug: 'walk-in-june', keepDate })
      await articles.revise('news', _id, { slug: '', keepDate })
      expect((await articles.find('news', 'walk-in-june')).slug).toBeUndefined()
      await articles.revise('news', _id, { status: 'draft', keepDate })
      await expect(articles.find('news', 'walk-in-june')).rejects.toThrow(NotFound)
    })

    test('a slug stays reserved until its article is deleted permanently', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const first = await articles.publish('news', { ...walk, slug: 'walk' })
      await articles.revise('news', first._id, { slug: 'long-walk', keepDate })
      const other = await articles.publish('news', walk)
      for (const slug of ['walk', 'long-walk', first._id])
        await expect(articles.revise('news', other._id, { slug, keepDate })).rejects.toThrow('Another article has')
      await expect(articles.publish('news', { ...walk, slug: 'walk' })).rejects.toThrow('Another article has')
      expect((await articles.list('news', 1, 10)).found).toHaveLength(2)
      expect(await articles.publish('blog', { ...walk, slug: 'walk' })).toMatchObject({ slug: 'walk' })

      await articles.remove('news', first._id)
      pass(days(30))
      await articles.expire()
      expect(await articles.revise('news', other._id, { slug: 'walk', keepDate })).toMatchObject({ slug: 'walk' })
    })

    test('of simultaneous requests for one slug, only one succeeds', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const publishAgain = () => articles.publish('news', { ...walk, slug: 'walk' })
      const answers = await Promise.allSettled([publishAgain(), publishAgain(), publishAgain()])
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
      expect((await articles.list('news', 1, 10)).found).toHaveLength(1)
    })
  })
