import { describe, expect, test } from 'vitest'
import { walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

const review = {
  sources: [{ name: 'WHO, fact sheet', year: 2025, url: 'https://www.who.int/' }, { name: 'A talk at the clinic' }],
  lastChecked: '2026-06-01',
  reviewer: 'A clinician',
}

for (const database of databases)
  describe(`sources and review in ${database.name}`, () => {
    test('by default an article is about health, in English, without sources or a reviewer', async () => {
      await using organisation = await testCore({ database })
      const article = await organisation.core.articles.publish('blog', walk)
      expect(article).toMatchObject({ isHealth: true, language: 'en', sources: [] })
      expect([article.lastChecked, article.reviewer]).toEqual([undefined, undefined])
    })

    test('fields that are not sent keep their values, and an empty field is cleared', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const { _id } = await articles.publish('blog', { ...walk, ...review, isHealth: false, language: 'dag' })
      const renamed = await articles.revise('blog', _id, { title: 'Another walk', keepDate: false })
      expect(renamed).toMatchObject({ ...review, isHealth: false, language: 'dag' })
      const empty = { sources: [], lastChecked: '', reviewer: '' }
      const cleared = await articles.revise('blog', _id, { ...empty, isHealth: true, keepDate: false })
      expect(cleared).toMatchObject({ isHealth: true, language: 'dag', sources: [] })
      expect([cleared.lastChecked, cleared.reviewer]).toEqual([undefined, undefined])
    })
  })
