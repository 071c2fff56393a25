import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { days } from '../lib/clock.ts'
import { createArticleViews } from './article-views.ts'

for (const database of databases)
  describe(`article views in ${database.name}`, () => {
    const opened = async () => {
      const { clock, pass } = testClock()
      const stage = await testCore({ database, clock })
      const { _id: id } = await stage.core.articles.publish('news', walk)
      return { ...stage, id, clock, pass, articleViews: stage.core.articleViews }
    }

    test('each view counts on its day', async () => {
      await using stage = await opened()
      const { articleViews, id, pass } = stage
      for (const _ of [1, 2, 3]) articleViews.opened('news', id)
      await articleViews.write()
      pass(days(2))
      articleViews.opened('news', id)
      await articleViews.write()
      await articleViews.write()
      expect(await articleViews.ofArticle(id, 4)).toEqual({
        days: [
          { day: '2026-06-18', opened: 0 },
          { day: '2026-06-19', opened: 3 },
          { day: '2026-06-20', opened: 0 },
          { day: '2026-06-21', opened: 1 },
        ],
        total: 4,
      })
      expect(await articleViews.overview(1)).toEqual({
        days: [{ day: '2026-06-21', opened: 1 }],
        total: 1,
        articles: [{ _id: id, kind: 'news', title: walk.title, opened: 1 }],
      })
    })

    test('a view at the slug counts for the article', async () => {
      await using stage = await opened()
      await stage.core.articles.revise('news', stage.id, { slug: 'a-walk', keepDate: true })
      stage.articleViews.opened('news', 'a-walk')
      stage.articleViews.opened('news', stage.id)
      await stage.articleViews.write()
      expect((await stage.articleViews.ofArticle(stage.id, 1)).total).toBe(2)
    })

    test('the views of several processes add up', async () => {
      await using stage = await opened()
      const db = await openDatabase(databaseUrlOf(stage.config))
      const other = createArticleViews({ db, clock: stage.clock })
      for (const each of [stage.articleViews, other]) each.opened('news', stage.id)
      await Promise.all([stage.articleViews.write(), other.write()])
      await db.destroy()
      expect((await stage.articleViews.ofArticle(stage.id, 1)).total).toBe(2)
    })

    test('stopping the site writes the last views', async () => {
      await using stage = await opened()
      stage.articleViews.opened('news', stage.id)
      const { articleViews } = await stage.reopen()
      expect((await articleViews.ofArticle(stage.id, 1)).total).toBe(1)
    })

    test('the most viewed articles leave out the trash, and views of deleted articles are deleted', async () => {
      await using stage = await opened()
      const { articleViews, core, id } = stage
      articleViews.opened('news', id)
      await articleViews.write()
      await core.articles.remove('news', id)
      expect((await articleViews.overview(1)).articles).toEqual([])
      await articleViews.deleteOrphans()
      expect((await articleViews.overview(1)).total).toBe(1)
      stage.pass(days(31))
      await core.runHousekeeping()
      await articleViews.deleteOrphans()
      expect((await articleViews.overview(60)).total).toBe(0)
    })
  })
