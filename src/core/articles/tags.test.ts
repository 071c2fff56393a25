import { describe, expect, test } from 'vitest'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { minutes } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'

const keepDate = false

for (const database of databases)
  describe(`tags in ${database.name}`, () => {
    const started = async () => {
      const { clock, pass } = testClock()
      const organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const publish = async (kind: 'news' | 'blog', title: string, tags: string[], more = {}) => {
        pass(minutes(1))
        return (await articles.publish(kind, { ...walk, title, tags, ...more }))._id
      }
      const titles = async (slug: string) => (await articles.tagged(slug, 1, 10)).found.map(({ title }) => title)
      return { articles, publish, titles, [Symbol.asyncDispose]: organisation.close }
    }

    test('without a public article that has tags, there are no tag names', async () => {
      await using site = await started()
      await site.publish('news', 'Draft', ['Secret'], { status: 'draft' })
      expect(await site.articles.tagNames()).toEqual([])
    })

    test('the page of a tag has the public articles of both kinds, newest first, after every change', async () => {
      await using site = await started()
      const { articles, publish, titles } = site
      const first = await publish('news', 'First', ['Pain crisis'])
      await publish('blog', 'Second', ['pain-crisis', 'Schools'])
      const draft = await publish('news', 'Draft', ['Pain crisis', 'Secret'], { status: 'draft' })
      expect(await titles('pain-crisis')).toEqual(['Second', 'First'])
      expect(await articles.tags()).toEqual([
        { slug: 'pain-crisis', tag: 'Pain crisis', articles: 2 },
        { slug: 'schools', tag: 'Schools', articles: 1 },
      ])
      expect(await articles.tagNames()).toEqual([
        { slug: 'pain-crisis', tag: 'Pain crisis', updatedAt: '2026-06-19T08:02:00.000Z' },
        { slug: 'schools', tag: 'Schools', updatedAt: '2026-06-19T08:02:00.000Z' },
      ])
      await expect(articles.tagged('secret', 1, 10)).rejects.toThrow(NotFound)

      await articles.revise('news', draft, { status: 'published', keepDate })
      await articles.revise('news', first, { tags: ['Schools'], keepDate: true })
      expect([await titles('pain-crisis'), await titles('schools')]).toEqual([
        ['Draft', 'Second'],
        ['Second', 'First'],
      ])
      expect((await articles.tagged('schools', 2, 1)).found).toMatchObject([{ title: 'First', kind: 'news' }])

      await articles.remove('news', draft)
      await expect(articles.tagged('secret', 1, 10)).rejects.toThrow(NotFound)
      await articles.restore('news', draft)
      expect(await titles('secret')).toEqual(['Draft'])
    })

    test('related articles are those with the most shared tags, then the newest of the same kind', async () => {
      await using site = await started()
      const { articles, publish } = site
      const id = await publish('news', 'This one', ['Pain', 'Schools'])
      const related = async () => {
        const article = await articles.find('news', id)
        return (await articles.related('news', article)).map(({ title }) => title)
      }
      expect(await related()).toEqual([])
      await publish('blog', 'Both', ['Schools', 'pain'])
      await publish('blog', 'One', ['Pain'])
      await publish('blog', 'None', [])
      await publish('news', 'Old news', [])
      await publish('news', 'Hidden', ['Pain', 'Schools'], { status: 'draft' })
      expect(await related()).toEqual(['Both', 'One', 'Old news'])
      await publish('news', 'New news', [])
      expect(await related()).toEqual(['Both', 'One', 'New news'])
      await publish('blog', 'Another', ['Pain'])
      expect(await related()).toEqual(['Both', 'Another', 'One'])
    })
  })
