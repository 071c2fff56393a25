import { describe, expect, test } from 'vitest'
import { ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { minutes } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import type { Core } from '../organisation/core.ts'
import { openCore } from '../organisation/core.ts'

const keepDate = false
const soon = '2026-06-19T09:00:00.000Z'

const seenIn = async ({ articles, search }: Core) => ({
  listed: (await articles.list('news', 1, 10)).found.map(({ _id }) => _id),
  languages: (await articles.list('news', 1, 10)).languages,
  found: (await search.find('sickle', 1, 10)).results.filter(({ kind }) => kind === 'news').map(({ path }) => path),
})
const userOf = async ({ sessions }: Core) => {
  const user = await sessions.userOf((await sessions.open(ama)).token)
  if (!user) throw new Error('Ama is not signed in')
  return user
}
const nothing = { listed: [], languages: [], found: [] }
const just = (id: string) => ({ listed: [id], languages: ['en'], found: [`/news/${id}`] })

/** Whether the listeners that cache pages were notified since the last call. */
const tellings = ({ onChange }: Core) => {
  let isTold = false
  onChange(() => {
    isTold = true
  })
  return () => {
    const was = isTold
    isTold = false
    return was
  }
}

for (const database of databases) {
  describe(`drafts and scheduled articles in ${database.name}`, () => {
    test('a draft is visible nowhere until it is published, or after it is unpublished', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      const told = tellings(core)
      const user = await userOf(core)
      const { _id, status } = await core.articles.publish('news', { ...walk, status: 'draft' })
      expect(status).toBe('draft')
      await core.articles.revise('news', _id, { author: 'Esi', keepDate })
      await expect(core.articles.find('news', _id)).rejects.toThrow(NotFound)
      expect(await seenIn(core)).toEqual(nothing)
      expect(await core.articles.findForEditors('news', _id, user)).toMatchObject({ author: 'Esi', status: 'draft' })
      await core.articles.revise('news', _id, { status: 'published', keepDate })
      expect([await seenIn(core), told()]).toEqual([just(_id), true])
      await core.articles.revise('news', _id, { status: 'draft', keepDate })
      expect([await seenIn(core), told()]).toEqual([nothing, true])
      await core.articles.remove('news', _id)
      await core.articles.restore('news', _id)
      await core.runHousekeeping()
      expect(await seenIn(core)).toEqual(nothing)
    })

    test('a scheduled article in the trash is not published at its time', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core } = organisation
      const { _id } = await core.articles.publish('news', { ...walk, status: 'scheduled', publishAt: soon })
      await core.articles.remove('news', _id)
      pass(minutes(61))
      await core.articles.publishDue()
      expect(await seenIn(core)).toEqual(nothing)
      await core.articles.restore('news', _id)
      expect(await core.articles.findForEditors('news', _id, await userOf(core))).toMatchObject({ status: 'scheduled' })
    })

    test('a scheduled article is published exactly at its time, with that date', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core } = organisation
      const told = tellings(core)
      const { _id } = await core.articles.publish('news', { ...walk, status: 'scheduled', publishAt: soon })
      pass(minutes(60) - 1)
      await core.articles.publishDue()
      expect(await seenIn(core)).toEqual(nothing)
      pass(1)
      await core.articles.publishDue()
      expect([await seenIn(core), told()]).toEqual([just(_id), true])
      expect(await core.articles.find('news', _id)).toMatchObject({ updatedAt: soon, publishAt: null })
      await core.articles.publishDue()
      expect(told()).toEqual(false)
    })

    test('articles that became due while the site was off are published once, by whichever process checks first', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const ids: string[] = []
      for (let count = 0; count < 5; count += 1)
        ids.push((await articles.publish('news', { ...walk, status: 'scheduled', publishAt: soon }))._id)
      pass(minutes(600))
      const core = await organisation.reopen()
      const other = database.isShared ? await openCore(organisation.config, clock) : core
      await Promise.all([core.articles.publishDue(), other.articles.publishDue()])
      if (other !== core) await other.close()
      expect((await seenIn(core)).listed.sort()).toEqual(ids.sort())
      expect((await core.articles.list('news', 1, 1)).totalPages).toBe(5)
      const { found } = await core.history.list({ page: 1, limit: 20, kind: 'articles' })
      expect(found.filter(({ event }) => event === 'articles.published')).toHaveLength(5)
    })

    test('a removed article is not published at its scheduled time', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core } = organisation
      const { _id } = await core.articles.publish('news', { ...walk, status: 'scheduled', publishAt: soon })
      await core.articles.remove('news', _id)
      pass(minutes(61))
      await core.articles.publishDue()
      expect(await seenIn(core)).toEqual(nothing)
    })

    test('a past or missing time is rejected, and so is publishing an unfinished article', async () => {
      const { clock } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      const now = clock().toISOString()
      await expect(articles.publish('news', { ...walk, status: 'scheduled', publishAt: now })).rejects.toThrow(Refused)
      await expect(articles.publish('news', { ...walk, status: 'scheduled' })).rejects.toThrow(Refused)
      const { _id } = await articles.publish('news', { title: '', content: '', author: 'Ama', status: 'draft' })
      await expect(articles.revise('news', _id, { status: 'published', keepDate })).rejects.toThrow(
        'Enter the title. Enter the content.',
      )
      await articles.revise('news', _id, { title: 'A walk', content: 'We walk.', status: 'published', keepDate })
      await expect(articles.revise('news', _id, { content: '', keepDate })).rejects.toThrow('Enter the content.')
    })

    test('a form that the clock has overtaken is saved, and the article stays or becomes public', async () => {
      for (const isPublishedMeanwhile of [true, false])
        for (const sent of [soon, soon.replace('00:00.000Z', '00:00Z')]) {
          const { clock, pass } = testClock()
          await using organisation = await testCore({ database, clock })
          const { articles } = organisation.core
          const publishAt = soon.replace('00.000Z', '30.000Z')
          const { _id } = await articles.publish('news', { ...walk, status: 'scheduled', publishAt })
          pass(minutes(62))
          if (isPublishedMeanwhile) await articles.publishDue()
          const form = { status: 'scheduled', seenStatus: 'scheduled', publishAt: sent, keepDate } as const
          await articles.revise('news', _id, { ...form, title: 'Overtaken' })
          expect(await articles.find('news', _id)).toMatchObject({ title: 'Overtaken', publishAt: null })
        }
    })

    test('a form that shows an older status never takes a public article off the site', async () => {
      const later = '2026-06-20T09:00:00.000Z'
      const takesOff = [{ status: 'draft' }, { status: 'scheduled', publishAt: later }] as const
      const { clock } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      for (const seenStatus of ['draft', 'scheduled'] as const)
        for (const change of takesOff) {
          const first = { ...walk, status: seenStatus, ...(seenStatus === 'scheduled' && { publishAt: soon }) }
          const { _id } = await articles.publish('news', first)
          await articles.revise('news', _id, { status: 'published', keepDate })
          const stale = articles.revise('news', _id, { ...change, seenStatus, title: 'Lost', keepDate })
          await expect(stale).rejects.toThrow(Conflict)
          await expect(stale).rejects.toMatchObject({ fields: { status: expect.any(String) }, current: undefined })
          expect((await articles.find('news', _id)).title).toBe(walk.title)
          // Who has been asked sends the status that readers see.
          const asked = await articles.revise('news', _id, { ...change, seenStatus: 'published', keepDate })
          expect(asked.status).toBe(change.status)
        }
    })

    test('the second of two changes of one version gets the first one, and nothing is lost', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const { _id, version } = await articles.publish('news', walk)
      const saved = await articles.revise('news', _id, { title: 'Ours', keepDate, version })
      expect(saved.version).toBe(version + 1)
      const later = articles.revise('news', _id, { title: 'Theirs', keepDate, version })
      await expect(later).rejects.toThrow(Conflict)
      await expect(later).rejects.toMatchObject({ current: saved })
      expect(await articles.revise('news', _id, { title: 'Without asking', keepDate })).toMatchObject({
        version: version + 2,
      })
    })
  })
}
