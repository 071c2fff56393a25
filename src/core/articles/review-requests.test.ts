import { describe, expect, test } from 'vitest'
import { adwoa, ama, walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { emailsTo } from '#test/emails.ts'
import { actAs } from '../audit/audit-log.ts'
import { days } from '../lib/clock.ts'
import { Conflict, Refused } from '../lib/errors.ts'
import type { Core } from '../organisation/core.ts'
import type { User } from '../users/user-row.ts'

const link = 'https://voima.example/editnews/abc'
const people = { name: 'Efua', email: 'efua@voima.example', password: 'twelve baskets of kenkey' }

/** Adwoa has written a draft; Ama and Efua may review it. */
const writtenDraft = async (core: Core) => {
  const writer = await core.users.add(adwoa.email, adwoa.password, 'editor')
  const reviewer = (await core.sessions.userOf((await core.sessions.open(ama)).token)) as User
  const other = await core.users.add(people.email, people.password, 'editor')
  const { _id } = await core.articles.publish('news', { ...walk, status: 'draft' })
  const ask = (assignedTo?: string, comment = 'Are the numbers right?') =>
    actAs(writer, () => core.articles.reviewRequests.request('news', _id, writer, { comment, assignedTo }, link))
  const subjects = async (email: string) => (await emailsTo(core, email)).map(({ subject }) => subject)
  const waiting = async () =>
    (await core.articles.listForEditors('news', { status: 'review', page: 1, limit: 10 }, reviewer)).found
  return { writer, reviewer, other, _id, ask, subjects, waiting, requests: core.articles.reviewRequests }
}

for (const database of databases)
  describe(`reviews in ${database.name}`, () => {
    test('a request for review lists the draft and emails everybody else who may publish', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core } = organisation
      const { ask, subjects, waiting, requests, writer, _id } = await writtenDraft(core)
      await core.users.add('kojo@voima.example', 'thirteen red lorries', 'responder')
      await ask()
      const review = { requestedBy: 'adwoa', requestedAt: expect.any(String), isMine: false }
      expect(await waiting()).toEqual([expect.objectContaining({ _id, review })])
      expect(await core.articles.counts('news')).toMatchObject({ draft: 1, review: 1 })
      expect(await core.articles.findForEditors('news', _id, writer)).toMatchObject({ review: { isMine: true } })
      expect(await subjects(ama.email)).toEqual(['An article is ready for review'])
      expect(await subjects(people.email)).toEqual(['An article is ready for review'])
      expect([await subjects(adwoa.email), await subjects('kojo@voima.example')]).toEqual([[], []])
      const [email] = await emailsTo(core, ama.email)
      expect(email?.text).toContain('> Are the numbers right?')
      expect(email?.text).toContain(link)
      expect(await requests.comments('news', _id)).toMatchObject([{ who: 'adwoa', event: 'requested' }])
      const asked = expect.objectContaining({ event: 'articles.review-requested', who: adwoa.email })
      expect((await core.history.list({ page: 1, limit: 10 })).found).toContainEqual(asked)
      const oldestAt = clock().toISOString()
      pass(days(2))
      const { news, tasks } = await core.dashboard({ role: 'editor' })
      expect({ review: news?.review, tasks }).toEqual({
        review: 1,
        tasks: [{ task: 'newsReviews', count: 1, oldestAt }],
      })
    })

    test('a request to one person emails only that person, who must be allowed to publish', async () => {
      await using organisation = await testCore({ database })
      const { ask, subjects, waiting, other } = await writtenDraft(organisation.core)
      const responder = await organisation.core.users.add('kojo@voima.example', 'thirteen red lorries', 'responder')
      await expect(ask(responder.id)).rejects.toThrow(Refused)
      await expect(ask('nobody')).rejects.toThrow(Refused)
      expect(await waiting()).toEqual([])
      await ask(other.id)
      expect(await subjects(people.email)).toHaveLength(1)
      expect(await subjects(ama.email)).toEqual([])
      expect((await waiting())[0]?.review?.assignedTo).toBe('efua')
      await organisation.core.users.remove(other.id)
      expect((await waiting())[0]?.review?.assignedTo).toBeUndefined()
    })

    test('a draft that was sent back no longer waits, and its writer sees the reason', async () => {
      await using organisation = await testCore({ database })
      const { ask, subjects, waiting, requests, reviewer, _id } = await writtenDraft(organisation.core)
      const sendBack = () => actAs(reviewer, () => requests.sendBack('news', _id, 'Add a source', link))
      await expect(sendBack()).rejects.toThrow(Conflict)
      await ask()
      await sendBack()
      expect(await waiting()).toEqual([])
      expect(await subjects(adwoa.email)).toEqual(['Your article was sent back'])
      expect((await emailsTo(organisation.core, adwoa.email))[0]?.text).toContain('> Add a source')
      const events = (await requests.comments('news', _id)).map(({ event, text }) => [event, text])
      expect(events.sort()).toEqual([
        ['requested', 'Are the numbers right?'],
        ['returned', 'Add a source'],
      ])
      await expect(sendBack()).rejects.toThrow(Conflict)
    })

    test('publishing or scheduling ends the review and notifies the writer; saving does not', async () => {
      await using organisation = await testCore({ database })
      const { ask, subjects, waiting, requests, reviewer, _id } = await writtenDraft(organisation.core)
      const { articles } = organisation.core
      await ask()
      await actAs(reviewer, () => articles.revise('news', _id, { title: 'Better', status: 'draft', keepDate: true }))
      expect(await waiting()).toHaveLength(1)
      await actAs(reviewer, () => articles.bulk('news', { ids: [_id], action: 'publish' }))
      expect(await waiting()).toEqual([])
      expect(await subjects(adwoa.email)).toEqual(['Your article was approved'])
      expect((await requests.comments('news', _id)).map(({ event }) => event).sort()).toEqual(['approved', 'requested'])
      await expect(ask()).rejects.toThrow(Conflict)
    })

    test('a withdrawn request leaves no email, and the comments are deleted with the article', async () => {
      await using organisation = await testCore({ database })
      const { ask, subjects, waiting, requests, writer, _id } = await writtenDraft(organisation.core)
      await ask()
      await actAs(writer, () => requests.withdraw('news', _id))
      expect([await waiting(), await subjects(adwoa.email)]).toEqual([[], []])
      await ask()
      await actAs(writer, () => organisation.core.articles.remove('news', _id))
      expect(await waiting()).toEqual([])
      await expect(requests.comments('news', _id)).rejects.toThrow('There is no such article.')
    })
  })
