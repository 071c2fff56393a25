import { describe, expect, test } from 'vitest'
import { adwoa, ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { actAs } from '../audit/audit-log.ts'
import { days } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { Core } from '../organisation/core.ts'

const keepDate = false

const signIn = async ({ sessions }: Core, who: { email: string; password: string }) => {
  const user = await sessions.userOf((await sessions.open(who)).token)
  if (!user) throw new Error('nobody is signed in')
  return user
}

/** Ama and Adwoa, who both write. */
const writers = async (core: Core) => {
  await core.users.add(adwoa.email, adwoa.password, 'editor')
  return { ama: await signIn(core, ama), adwoa: await signIn(core, adwoa) }
}

const tokenIn = <Link extends { token: string }>({ token }: Link) => token

for (const database of databases)
  describe(`drafts in ${database.name}`, () => {
    test('a draft is stored for its writer, and the article does not change until it is saved', async () => {
      await using organisation = await testCore({ database })
      const { articles, ...core } = organisation.core
      const people = await writers({ articles, ...core })
      const article = await articles.publish('news', walk)
      const fields = { title: 'A longer walk', content: 'We walk far.' }
      const { draft } = await articles.drafts.save('news', article._id, people.ama, { fields, version: 1 })
      expect(draft).toMatchObject({ fields, version: 1, by: 'ama' })
      expect(await articles.find('news', article._id)).toEqual(article)
      expect((await articles.drafts.find('news', article._id, people.ama)).draft).toEqual(draft)
      expect((await articles.drafts.find('news', article._id, people.adwoa)).draft).toBeNull()
      expect(await articles.findForEditors('news', article._id, people.ama)).toMatchObject({ hasDraft: true })

      await actAs(people.adwoa, () => articles.revise('news', article._id, { title: 'Hers', keepDate }))
      expect((await articles.drafts.find('news', article._id, people.ama)).draft).toEqual(draft)
      await actAs(people.ama, () => articles.revise('news', article._id, { ...fields, keepDate }))
      expect((await articles.drafts.find('news', article._id, people.ama)).draft).toBeNull()
    })

    test('unpublished articles are listed under their draft title, published ones under their public title', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const people = await writers(organisation.core)
      const fields = { title: 'A longer walk' }
      const query = { page: 1, limit: 10, sort: 'created' as const }
      const titles = async () =>
        (await articles.listForEditors('news', query, people.ama)).found.map(({ title }) => title).sort()
      for (const status of ['draft', 'published'] as const) {
        const { _id } = await articles.publish('news', { ...walk, title: `A ${status}`, status })
        await articles.drafts.save('news', _id, people.ama, { fields, version: 1 })
      }
      expect(await titles()).toEqual(['A longer walk', 'A published'])
    })

    test('two simultaneous requests with one key create one article and return it twice', async () => {
      await using stage = await testCore({ database })
      const { articles } = stage.core
      const send = () => articles.publish('news', walk, undefined, 'the same instant')
      const [one, other] = await Promise.all([send(), send()])
      expect(one._id).toBe(other._id)
      expect((await articles.list('news', 1, 10)).found).toHaveLength(1)
    })

    test('two requests with one key create one article', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const send = (title: string) =>
        articles.publish('news', { ...walk, title, status: 'draft' }, undefined, 'the same key')
      const first = await send('First')
      expect(await send('Again')).toEqual(first)
      expect((await articles.counts('news')).draft).toBe(1)
    })

    test('two writers of one article see each other, until one has left', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const people = await writers(organisation.core)
      const { _id } = await articles.publish('news', walk)
      expect(await articles.drafts.announce('news', _id, people.ama)).toEqual([])
      const { others } = await articles.drafts.save('news', _id, people.adwoa, { fields: {}, version: 1 })
      expect(others).toEqual([{ name: 'ama', at: clock().toISOString() }])
      pass(30_000)
      expect(await articles.drafts.announce('news', _id, people.adwoa)).toEqual([])
      expect(await articles.drafts.announce('news', _id, people.ama)).toMatchObject([{ name: 'adwoa' }])
      await articles.drafts.remove('news', _id, people.adwoa)
      expect(await articles.drafts.announce('news', _id, people.ama)).toEqual([])
    })

    test('each save creates a revision with author and size, and every revision can be restored', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const people = await writers(organisation.core)
      const first = await actAs(people.ama, () => articles.publish('news', { ...walk, tags: ['Walks'] }))
      const { _id } = first
      const changed = { content: 'We walk on **20 June**.\n\nCome along.', tags: ['Schools'], keepDate }
      await actAs(people.adwoa, () => articles.revise('news', _id, changed))
      await articles.bulk('news', { ids: [_id], action: 'unpublish' })
      const { found, totalPages } = await articles.revisions.list('news', _id, 1, 10)
      expect(found).toMatchObject([
        { number: 2, by: 'adwoa', title: walk.title, wordsAdded: 1, wordsRemoved: 1 },
        { number: 1, by: 'ama', wordsAdded: 12, wordsRemoved: 0 },
      ])
      expect(totalPages).toBe(1)
      expect(await articles.revisions.find('news', _id, 1)).toMatchObject({ content: walk.content, tags: ['Walks'] })

      const restored = await actAs(people.ama, () => articles.restoreRevision('news', _id, 1))
      expect(restored).toMatchObject({ content: walk.content, tags: ['Walks'], status: 'draft', version: 3 })
      expect((await articles.revisions.list('news', _id, 1, 1)).found).toMatchObject([{ number: 3, by: 'ama' }])
      await expect(articles.restoreRevision('news', _id, 9)).rejects.toThrow(NotFound)
      await expect(articles.revisions.find('blog', _id, 1)).rejects.toThrow(NotFound)
    })

    test('revisions, drafts and draft links are deleted with the article after its time in the trash', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const people = await writers(organisation.core)
      const { _id } = await articles.publish('news', { ...walk, tags: ['Walks'] })
      await articles.drafts.save('news', _id, people.ama, { fields: { title: 'Mine' }, version: 1 })
      await articles.draftLinks.create('news', _id, people.ama)
      await articles.remove('news', _id)
      pass(days(30))
      expect(await articles.counts('news')).toMatchObject({ removed: 1 })
      await articles.expire()
      expect(await articles.counts('news')).toMatchObject({ removed: 0 })
    })

    test('a draft link shows its maker’s current draft, for seven days or until it is withdrawn', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const people = await writers(organisation.core)
      const { _id } = await articles.publish('blog', { title: 'A plan', content: '', author: 'Ama', status: 'draft' })
      const token = tokenIn(await articles.draftLinks.create('blog', _id, people.ama))
      const hers = tokenIn(await articles.draftLinks.create('blog', _id, people.adwoa))
      const fields = { title: 'A better plan', content: 'We *walk*.', language: 'no such language', lastChecked: '' }
      await articles.drafts.save('blog', _id, people.ama, { fields, version: 1 })
      expect(await articles.draftLinks.open(token)).toMatchObject({
        kind: 'blog',
        article: { _id, title: 'A better plan', contentHtml: '<p>We <em>walk</em>.</p>\n', language: 'en' },
      })
      expect(await articles.draftLinks.open(hers)).toMatchObject({ article: { title: 'A plan' } })
      const pictured = await articles.publish('blog', walk, await pictures.png())
      const chosen = { ...fields, imageId: pictured.imageId ?? '', imageAlt: 'A red field' }
      await articles.drafts.save('blog', _id, people.ama, { fields: chosen, version: 1 })
      const { imageUrl } = pictured
      expect(await articles.draftLinks.open(token)).toMatchObject({ article: { imageUrl, imageAlt: 'A red field' } })
      expect((await articles.draftLinks.open(hers)).article.imageUrl).toBeUndefined()
      await expect(articles.draftLinks.open(`${token.slice(0, -1)}_`)).rejects.toThrow(NotFound)
      pass(days(7) - 1)
      await articles.draftLinks.open(token)
      pass(1)
      await expect(articles.draftLinks.open(token)).rejects.toThrow(NotFound)
      const another = tokenIn(await articles.draftLinks.create('blog', _id, people.ama))
      await articles.draftLinks.remove('blog', _id)
      await expect(articles.draftLinks.open(another)).rejects.toThrow(NotFound)
    })
  })
