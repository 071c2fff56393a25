import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { esi, kofi, walk } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { testNewsletter } from '#test/newsletter.ts'
import { openDatabase } from '../database/open.ts'
import { days } from '../lib/clock.ts'
import { createVisitSources } from './visit-sources.ts'

const administrator = { role: 'administrator' }

for (const database of databases)
  describe(`statistics in ${database.name}`, () => {
    test('the charts show articles, views and subscribers by month', async () => {
      await using stage = await testNewsletter({ database })
      const { core, pass } = stage
      const before = (await core.statistics(administrator)).articles.at(-1)?.month ?? ''
      const { _id: id } = await core.articles.publish('news', walk)
      await core.articles.publish('blog', { ...walk, status: 'draft' })
      core.articleViews.opened('news', id)
      await core.articleViews.write()
      const [reader] = await stage.addSubscribers(esi.email, kofi.email)
      pass(days(31))
      await core.subscribers.unsubscribe(await core.subscribers.unsubscribeToken(reader?._id ?? ''))
      await core.articles.publish('blog', walk)
      const { articles, opened, subscribers } = await core.statistics(administrator)
      expect(articles).toHaveLength(12)
      expect(articles.at(-2)).toEqual({ month: before, news: 1, blog: 0 })
      expect(articles.at(-1)).toMatchObject({ news: 0, blog: 1 })
      expect(opened.slice(-2)).toMatchObject([{ month: before, opened: 1 }, { opened: 0 }])
      expect(subscribers?.slice(-3).map(({ confirmed }) => confirmed)).toEqual([0, 2, 1])
    })

    test('only users who may see subscribers get their number', async () => {
      await using stage = await testNewsletter({ database })
      expect(await stage.core.statistics({ role: 'editor' })).not.toHaveProperty('subscribers')
    })

    test('visits are counted by kind of source, over all processes', async () => {
      await using stage = await testNewsletter({ database })
      const { core, clock, pass } = stage
      const db = await openDatabase(databaseUrlOf(stage.config))
      const other = createVisitSources({ db, clock })
      core.visitSources.arrived('whatsapp')
      for (const each of [core.visitSources, other]) each.arrived('search')
      await Promise.all([core.visitSources.write(), other.write()])
      await core.visitSources.write()
      await db.destroy()
      const sources = async () => (await core.statistics(administrator)).sources
      expect(await sources()).toEqual([
        { source: 'search', visits: 2 },
        { source: 'whatsapp', visits: 1 },
      ])
      pass(days(30))
      expect(await sources()).toEqual([])
    })
  })
