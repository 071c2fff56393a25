import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { days } from '../lib/clock.ts'
import { createReaders } from './article-views.ts'

for (const database of databases)
  describe(`article views in ${database.name}`, () => {
    const opened = async () => {
      const { clock, pass } = testClock()
      const stage = await testCore({ database, clock })
      const { _id: id } = await stage.core.articles.publish('news', walk)
      return { ...stage, id, clock, pass, readers: stage.core.readers }
    }

    test('each view counts on its day', async () => {
      await using stage = await opened()
      const { readers, id, pass } = stage
      for (const _ of [1, 2, 3]) readers.opened('news', id)
      await readers.write()
      pass(days(2))
      readers.opened('news', id)
      await readers.write()
      await readers.write()
      expect(await readers.ofArticle(id, 4)).toEqual({
        days: [
          { day: '2026-06-18', opened: 0 },
          { day: '2026-06-19', opened: 3 },
          { day: '2026-06-20', opened: 0 },
          { day: '2026-06-21', opened: 1 },
        ],
        total: 4,
      })
      expect(await readers.overview(1)).toEqual({
        days: [{ day: '2026-06-21', opened: 1 }],
        total: 1,
        articles: [{ _id: id, kind: 'news', title: walk.title, opened: 1 }],
      })
    })

    test('a view at the slug counts for the article', async () => {
      await using stage = await opened()
      await stage.core.articles.revise('news', stage.id, { slug: 'a-walk', keepDate: true })
      stage.readers.opened('news', 'a-walk')
      stage.readers.opened('news', stage.id)
      await stage.readers.write()
      expect((await stage.readers.ofArticle(stage.id, 1)).total).toBe(2)
    })

    test('the views of several processes add up', async () => {
      await using stage = await opened()
      const db = await openDatabase(databaseUrlOf(stage.config))
      const other = createReaders({ db, clock: stage.clock })
      for (const each of [stage.readers, other]) each.opened('news', stage.id)
      await Promise.all([stage.readers.write(), other.write()])
      await db.destroy()
      expect((await stage.readers.ofArticle(stage.id, 1)).total).toBe(2)
    })

    test('stopping the site writes the last views', async () => {
      await using stage = await opened()
      stage.readers.opened('news', stage.id)
      const { readers } = await stage.reopen()
      expect((await readers.ofArticle(stage.id, 1)).total).toBe(1)
    })

    test('the most viewed articles leave out the trash, and views of deleted articles are deleted', async () => {
      await using stage = await opened()
      const { readers, core, id } = stage
      readers.opened('news', id)
      await readers.write()
      await core.articles.remove('news', id)
      expect((await readers.overview(1)).articles).toEqual([])
      await readers.tidy()
      expect((await readers.overview(1)).total).toBe(1)
      stage.pass(days(31))
      await core.runHousekeeping()
      await readers.tidy()
      expect((await readers.overview(60)).total).toBe(0)
    })
  })
