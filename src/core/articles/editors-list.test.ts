import { describe, expect, test } from 'vitest'
import type { EditorsQuery } from '#shared/shapes/editors-list.ts'
import { ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { days } from '../lib/clock.ts'

type Query = Partial<EditorsQuery>
const nobody = { id: 'x', email: ama.email, role: 'editor' as const, name: null }

for (const database of databases)
  describe(`lists for editors in ${database.name}`, () => {
    const filled = async () => {
      const { clock, pass } = testClock('2026-06-01T08:00:00.000Z')
      const organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const publish = async (title: string, more = {}) => {
        pass(days(1))
        return (await articles.publish('news', { ...walk, title, ...more }))._id
      }
      await publish('Akɔm ne Ŋkɔ', { author: 'Yaw', language: 'tw' })
      await publish('100% of us', { status: 'draft', tags: ['Pain crisis'] })
      await publish('A_B walk', { status: 'scheduled', publishAt: '2027-01-01T00:00:00.000Z', tags: ['pain crisis'] })
      const gone = await publish('Zebra walk')
      await articles.remove('news', gone)
      await publish('Long walk', { tags: ['Walks'] })
      const titles = async (query: Query) => {
        const { found } = await articles.listForEditors('news', { page: 1, limit: 10, ...query }, nobody)
        return found.map(({ title }) => title)
      }
      return { ...organisation, articles, titles, pass, [Symbol.asyncDispose]: organisation.close }
    }

    test('users who may write find articles of every status, with the number of each', async () => {
      await using site = await filled()
      const { articles, titles } = site
      const { found, counts, authors, languages, totalPages } = await articles.listForEditors(
        'news',
        { status: 'all', page: 1, limit: 3 },
        nobody,
      )
      expect(found.map(({ title, status }) => [title, status])).toEqual([
        ['Long walk', 'published'],
        ['A_B walk', 'scheduled'],
        ['100% of us', 'draft'],
      ])
      expect(counts).toEqual({ all: 4, draft: 1, review: 0, scheduled: 1, published: 2, removed: 1 })
      expect([authors, languages, totalPages]).toEqual([[walk.author, 'Yaw'], ['en', 'tw'], 2])
      expect(await titles({ status: 'all', page: 2, limit: 3 })).toEqual(['Akɔm ne Ŋkɔ'])
      expect(await titles({ status: 'removed' })).toEqual(['Zebra walk'])
      const { counts: none } = await articles.listForEditors('blog', { page: 1, limit: 3 }, nobody)
      expect(none.all).toBe(0)
    })

    test.each<[Query, string[]]>([
      [{ status: 'draft' }, ['100% of us']],
      [{ status: 'scheduled' }, ['A_B walk']],
      [{ status: 'published' }, ['Long walk', 'Akɔm ne Ŋkɔ']],
      [{ search: 'WALK' }, ['Long walk', 'A_B walk']],
      [{ search: 'nko akom' }, ['Akɔm ne Ŋkɔ']],
      [{ search: '%' }, ['100% of us']],
      [{ search: 'a_b' }, ['A_B walk']],
      [{ search: 'zebra' }, []],
      [{ author: 'Yaw' }, ['Akɔm ne Ŋkɔ']],
      [{ language: 'tw' }, ['Akɔm ne Ŋkɔ']],
      [{ tag: 'Pain Crisis' }, ['A_B walk', '100% of us']],
      [{ tag: 'Pain Crisis', sort: 'updated' }, ['100% of us', 'A_B walk']],
      [{ tag: 'Pain Crisis', sort: 'title' }, ['100% of us', 'A_B walk']],
      [{ tag: 'Pain Crisis', status: 'draft' }, ['100% of us']],
      [{ tag: 'Walks', status: 'published' }, ['Long walk']],
      [{ tag: 'Pain Crisis', status: 'published' }, []],
      [{ from: '2026-06-03', to: '2026-06-04' }, ['A_B walk', '100% of us']],
      [{ sort: 'title' }, ['100% of us', 'A_B walk', 'Akɔm ne Ŋkɔ', 'Long walk']],
      [{ sort: 'created', status: 'published' }, ['Akɔm ne Ŋkɔ', 'Long walk']],
    ])('the query %o finds %o', async (query, expected) => {
      await using site = await filled()
      expect(await site.titles(query)).toEqual(expected)
    })

    test('the list of a tag follows every change of its articles', async () => {
      await using site = await filled()
      const { articles, titles, pass } = site
      const counted = async (query: Query) => {
        const ask = { page: 1, limit: 1, tag: 'Walks', ...query }
        return (await articles.listForEditors('news', ask, nobody)).totalPages
      }
      pass(days(1))
      const draft = await articles.publish('news', { ...walk, title: 'Draft', tags: ['Walks'], status: 'draft' })
      await articles.publish('blog', { ...walk, title: 'In the blog', tags: ['Walks'] })
      expect([await titles({ tag: 'Walks' }), await counted({})]).toEqual([['Draft', 'Long walk'], 2])
      await articles.remove('news', draft._id)
      expect([await titles({ tag: 'Walks' }), await counted({})]).toEqual([['Long walk'], 1])
      expect(await titles({ tag: 'Walks', status: 'removed' })).toEqual(['Draft'])
      await articles.restore('news', draft._id)
      await articles.revise('news', draft._id, { status: 'published', keepDate: false })
      expect(await titles({ tag: 'Walks', status: 'published' })).toEqual(['Draft', 'Long walk'])
      await articles.revise('news', draft._id, { tags: [], keepDate: true })
      expect(await titles({ tag: 'Walks' })).toEqual(['Long walk'])
    })

    test('a bulk action changes every article that it can, and gives the reason for the others', async () => {
      await using site = await filled()
      const { articles, titles } = site
      const { _id } = await articles.publish('news', {
        title: 'Unwritten',
        content: '',
        author: 'Ama',
        status: 'draft',
      })
      const { found } = await articles.listForEditors('news', { page: 1, limit: 10, search: '100%' }, nobody)
      const ids = [found[0]?._id ?? '', _id, 'nothing']
      const answer = await articles.bulk('news', { ids: [...ids, ...ids], action: 'publish' })
      expect(answer).toEqual({
        done: [ids[0]],
        refused: [
          { id: _id, reason: 'Enter the content.' },
          { id: 'nothing', reason: 'There is no such article.' },
        ],
      })
      expect(await titles({ status: 'published', sort: 'title' })).toEqual(['100% of us', 'Akɔm ne Ŋkɔ', 'Long walk'])
      await articles.bulk('news', { ids, action: 'trash' })
      expect(await titles({ status: 'removed', sort: 'title' })).toEqual(['100% of us', 'Unwritten', 'Zebra walk'])
      await articles.bulk('news', { ids, action: 'restore' })
      expect((await articles.list('news', 1, 10)).found.map(({ title }) => title)).toContain('100% of us')
    })
  })
