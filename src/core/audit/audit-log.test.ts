import { describe, expect, test } from 'vitest'
import { adwoa, ama, esi, walk, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { days } from '../lib/clock.ts'
import { actAs } from './audit-log.ts'

const firstPage = { page: 1, limit: 50 }

for (const database of databases)
  describe(`the audit log in ${database.name}`, () => {
    test('records who did what to which article, newest first', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles, history } = organisation.core
      const next = <Answer>(work: () => Promise<Answer>) => {
        pass(1000)
        return actAs(adwoa, work)
      }
      const { _id } = await next(() => articles.publish('news', walk))
      await next(() => articles.revise('news', _id, { title: 'A longer walk', keepDate: false }))
      await next(() => articles.remove('news', _id))
      await next(() => articles.restore('news', _id))
      const { found } = await history.list(firstPage)
      expect(found.map(({ ref }) => ref)).toEqual([
        { kind: 'news', _id },
        undefined,
        { kind: 'news', _id },
        { kind: 'news', _id },
      ])
      expect(found.map(({ who, event, about }) => [who, event, about])).toEqual([
        [adwoa.email, 'articles.restored', 'A longer walk'],
        [adwoa.email, 'articles.removed', 'A longer walk'],
        [adwoa.email, 'articles.revised', 'A longer walk'],
        [adwoa.email, 'articles.published', walk.title],
      ])
    })

    test('contains nothing that visitors sent, nor who they are', async () => {
      await using organisation = await testCore({ database })
      const { messages, subscribers, history } = organisation.core
      const message = await messages.receive(yaw)
      const subscriber = await subscribers.add(esi)
      await actAs(ama, () => messages.remove(message._id))
      await actAs(ama, () => subscribers.remove(subscriber._id))
      const told = JSON.stringify(await history.list(firstPage))
      expect(told).toContain('messages.deleted')
      expect(told).toContain('subscribers.deleted')
      for (const secret of [yaw.name, yaw.email, yaw.message, esi.email, message._id, subscriber._id])
        expect(told).not.toContain(secret)
    })

    test('records successful and failed sign-ins, but no address without an account', async () => {
      await using organisation = await testCore({ database })
      const { sessions, history } = organisation.core
      await sessions.open(ama, 'Firefox on Android')
      await sessions.open({ ...ama, password: 'a good guess, but wrong' }).catch(() => {})
      await sessions.open({ ...ama, email: 'nobody@voima.example' }).catch(() => {})
      const { found } = await history.list({ ...firstPage, kind: 'signing' })
      const told = found.map(({ event, who = 'nobody known', about }) => `${who} ${event} ${about}`.trim())
      expect(told.sort()).toEqual([
        'ama@voima.example signing.in Firefox on Android',
        'ama@voima.example signing.refused',
        'nobody known signing.refused',
      ])
    })

    test('is filtered by person and by kind, and paginated', async () => {
      await using organisation = await testCore({ database })
      const { articles, sessions, history } = organisation.core
      await sessions.open(ama)
      for (const number of [1, 2, 3])
        await actAs(adwoa, () => articles.publish('blog', { ...walk, title: `Walk ${number}` }))
      expect((await history.list({ ...firstPage, who: adwoa.email })).found).toHaveLength(3)
      expect((await history.list({ ...firstPage, who: adwoa.email, kind: 'signing' })).found).toEqual([])
      expect(await history.list({ page: 2, limit: 2, kind: 'articles' })).toMatchObject({
        found: [{ event: 'articles.published' }],
        currentPage: 2,
        totalPages: 2,
      })
      expect(await history.people()).toEqual([adwoa.email, ama.email])
    })

    test('contains nothing about actions that failed', async () => {
      await using organisation = await testCore({ database })
      const { users, messages, history } = organisation.core
      const [only] = await users.list()
      await users.remove(only?._id ?? '').catch(() => {})
      await messages.remove('unknown').catch(() => {})
      expect((await history.list(firstPage)).found).toEqual([])
    })

    test('is deleted after the configured number of months', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock, settings: { HISTORY_MONTHS: '2' } })
      const { sessions, history, runHousekeeping } = organisation.core
      await sessions.open(ama)
      pass(days(60))
      await runHousekeeping()
      expect((await history.list(firstPage)).found).toHaveLength(1)
      pass(days(2))
      await runHousekeeping()
      expect((await history.list(firstPage)).found).toEqual([])
    })
  })
