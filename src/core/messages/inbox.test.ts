import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { type Folder, folders } from '#shared/inbox.ts'
import { limits } from '#shared/limits.ts'
import { ama, kofi, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { seed } from '../seed/seed.ts'
import { createRandom } from '../seed/values.ts'

const stageOn = async (database: TestDatabase) => {
  const { clock, pass } = testClock()
  const stage = await testCore({ database, clock })
  const user = (await stage.core.sessions.userOf((await stage.core.sessions.open(ama)).token)) ?? expect.fail()
  const list = async (folder: Folder, search?: string) =>
    (await stage.core.messages.inbox.list({ folder, search, page: 1, limit: 100 }, user)).found
  const texts = async (folder: Folder, search?: string) => (await list(folder, search)).map(({ subject }) => subject)
  const receive = async (message: string, from = yaw) => {
    pass(1_000)
    return (await stage.core.messages.receive({ ...from, message }))._id
  }
  return { ...stage, user, pass, list, texts, receive, inbox: stage.core.messages.inbox }
}

for (const database of databases)
  describe(`the inbox in ${database.name}`, () => {
    test('a message is unread until somebody reads it, and its dates decide its folder', async () => {
      await using stage = await stageOn(database)
      const { inbox, texts, receive, user } = stage
      const id = await receive('Hello')
      expect(await inbox.counts(user)).toMatchObject({ inbox: 1, unread: 1, all: 1, archived: 0 })
      expect((await inbox.change(id, { isRead: true })).readAt).toBeDefined()
      expect(await texts('unread')).toEqual([])
      expect(await texts('inbox')).toEqual(['Hello'])
      await inbox.change(id, { isArchived: true, isAnswered: true })
      expect(await texts('inbox')).toEqual([])
      expect([await texts('archived'), await texts('answered'), await texts('all')]).toEqual([
        ['Hello'],
        ['Hello'],
        ['Hello'],
      ])
      await inbox.change(id, { isArchived: false, isRead: false })
      expect(await texts('unread')).toEqual(['Hello'])
      await expect(inbox.change('nothing', { isRead: true })).rejects.toThrow(NotFound)
    })

    test('an urgent message is listed above newer ones until it is answered', async () => {
      await using stage = await stageOn(database)
      const { inbox, texts, receive, user } = stage
      await receive('first')
      const urgent = await receive('My daughter cannot breathe')
      await receive('last')
      expect(await texts('inbox')).toEqual(['My daughter cannot breathe', 'last', 'first'])
      expect((await inbox.counts(user)).urgent).toBe(1)
      await inbox.change(urgent, { isAnswered: true })
      expect(await texts('inbox')).toEqual(['last', 'My daughter cannot breathe', 'first'])
      expect((await inbox.counts(user)).urgent).toBe(0)
    })

    test('spam has its own folder, the plain list still has it, and one call moves it back', async () => {
      await using stage = await stageOn(database)
      const { inbox, texts, receive, core } = stage
      const id = await receive('https://a.example https://b.example www.c.example http://d.example')
      expect(await texts('inbox')).toEqual([])
      expect((await stage.list('spam'))[0]).toMatchObject({ _id: id, spamReason: 'links' })
      expect((await core.messages.newest())[0]?._id).toBe(id)
      const back = await inbox.change(id, { isSpam: false })
      expect([back.spamAt, back.spamReason]).toEqual([undefined, undefined])
      expect((await stage.list('unread'))[0]?._id).toBe(id)
    })

    test('an urgent message with signs of spam stays in the inbox, below urgent ones without', async () => {
      await using stage = await stageOn(database)
      const { inbox, list, texts, receive, pass, user } = stage
      const send = async (message: string, honeypot = 'filled in by the phone') => {
        pass(1_000)
        return stage.core.messages.receive({ ...yaw, message }, { signals: { honeypot, stamp: '', seconds: 20 } })
      }
      await receive('My daughter cannot breathe')
      const { _id } = await send('My son has chest pain')
      await receive(`Chest pain ${'www.a.example '.repeat(4)}`)
      await receive('A question')
      expect((await list('inbox')).map(({ spamAt, spamReason }) => [spamAt, spamReason])).toEqual([
        [undefined, undefined],
        [undefined, 'links'],
        [undefined, 'bot'],
        [undefined, undefined],
      ])
      expect((await texts('inbox')).at(0)).toBe('My daughter cannot breathe')
      expect([await texts('spam'), (await inbox.counts(user)).urgent]).toEqual([[], 3])
      await inbox.change(_id, { isSpam: true })
      expect([await texts('spam'), (await inbox.counts(user)).urgent]).toEqual([['My son has chest pain'], 2])
      await inbox.change(_id, { isSpam: false })
      expect((await list('inbox'))[0]?._id).toBe(_id)
    })

    test('the same urgent text from a bot goes to spam after the limit', async () => {
      await using stage = await stageOn(database)
      const message = 'An emergency: buy my pills'
      for (let time = 0; time < limits.sameMessages + 3; time += 1)
        await stage.core.messages.receive({ ...yaw, message }, { signals: { honeypot: 'x', stamp: '' } })
      expect([(await stage.list('inbox')).length, (await stage.list('spam')).length]).toEqual([limits.sameMessages, 3])
    })

    test('a message can be assigned only to a user who may read it', async () => {
      await using stage = await stageOn(database)
      const { inbox, texts, receive, user, core } = stage
      const id = await receive('For Ama')
      expect((await inbox.change(id, { assignedTo: user.id })).assignedTo).toEqual({ _id: user.id, name: 'ama' })
      expect([await texts('mine'), await texts('mine', 'for AMA'), await texts('mine', 'kofi')]).toEqual([
        ['For Ama'],
        ['For Ama'],
        [],
      ])
      const editor = await core.users.add('adwoa@voima.example', 'eleven drums by the sea', 'editor')
      await expect(inbox.change(id, { assignedTo: editor.id })).rejects.toThrow(Refused)
      await inbox.change(id, { assignedTo: '' })
      expect(await texts('mine')).toEqual([])
    })

    test('the search finds words of the text, the name and the address, ignoring case and accents', async () => {
      await using stage = await stageOn(database)
      const { texts, receive, inbox } = stage
      await receive('Ɛte sɛn? A screening in Tamale')
      const put = await receive('100% sure_', { ...yaw, ...kofi })
      expect(await texts('inbox', 'ETE tamale')).toEqual(['Ɛte sɛn? A screening in Tamale'])
      expect(await texts('inbox', 'boateng')).toEqual(['100% sure_'])
      expect(await texts('inbox', 'kofi@MAIL')).toEqual(['100% sure_'])
      expect(await texts('inbox', '0% sure_')).toEqual(['100% sure_'])
      expect(await texts('inbox', '0_ sure')).toEqual([])
      await inbox.change(put, { isArchived: true })
      expect([await texts('inbox', 'boateng'), await texts('archived', 'boateng')]).toEqual([[], ['100% sure_']])
    })

    test('the counts and lists of every folder are right after many changes', async () => {
      await using stage = await stageOn(database)
      const { inbox, receive, user, core } = stage
      const { below, oneOf } = createRandom(3)
      const ids: string[] = []
      const changes = ['isRead', 'isAnswered', 'isArchived', 'isSpam'] as const
      for (let step = 0; step < 150; step += 1) {
        const id = oneOf(ids)
        if (ids.length < 5 || below(4) === 0) ids.push(await receive(below(3) ? 'Hello' : 'an emergency'))
        else if (below(9) === 0) await core.messages.remove(ids.splice(ids.indexOf(id), 1)[0] ?? '')
        else await inbox.change(id, { [oneOf(changes)]: below(2) === 0 })
      }
      const all = await stage.list('all')
      expect(all).toHaveLength(ids.length)
      const { urgent, ...counts } = await inbox.counts(user)
      const listed = Object.fromEntries(
        await Promise.all(folders.map(async (one) => [one, (await stage.list(one)).length])),
      )
      expect(listed).toEqual(counts)
      expect(counts.spam).toBe(all.filter(({ spamAt }) => spamAt).length)
      expect(counts.inbox).toBe(all.filter(({ spamAt, archivedAt }) => !spamAt && !archivedAt).length)
      expect(counts.archived).toBe(all.filter(({ spamAt, archivedAt }) => !spamAt && archivedAt).length)
    })

    test('a bulk action changes many messages, and names one that was deleted meanwhile', async () => {
      await using stage = await stageOn(database)
      const { inbox, receive, texts, core, user } = stage
      const ids = [await receive('one'), await receive('two'), await receive('three')]
      await core.messages.remove(ids[1] ?? '')
      const answer = await inbox.bulk({ ids: [...ids, ...ids], action: 'archive' })
      expect(answer.done).toEqual([ids[0], ids[2]])
      expect(answer.refused).toEqual([{ id: ids[1], reason: 'There is no such message.' }])
      expect([await texts('inbox'), await texts('archived')]).toEqual([[], ['three', 'one']])
      await inbox.bulk({ ids, action: 'delete' })
      expect(await inbox.counts(user)).toMatchObject({ all: 0, archived: 0 })
    })

    test('emptying spam deletes all spam and nothing else', async () => {
      await using stage = await stageOn(database)
      const { inbox, receive, texts } = stage
      const ids = [await receive('one'), await receive('two'), await receive('three')]
      await inbox.bulk({ ids: ids.slice(0, 2), action: 'spam' })
      expect(await inbox.emptySpam()).toEqual({ deleted: 2 })
      expect([await texts('all'), await texts('spam')]).toEqual([['three'], []])
      expect(await inbox.emptySpam()).toEqual({ deleted: 0 })
    })

    test('two simultaneous changes of one message are counted once', async () => {
      await using stage = await stageOn(database)
      const { inbox, receive, user } = stage
      const id = await receive('Hello')
      await Promise.all([inbox.change(id, { isRead: true }), inbox.change(id, { isRead: true, isArchived: true })])
      expect(await inbox.counts(user)).toMatchObject({ inbox: 0, unread: 0, archived: 1, all: 1 })
    })

    test('the search of seeded messages goes batch by batch, newest first', { tags: 'slow' }, async () => {
      await using stage = await stageOn(database)
      const db = await openDatabase(databaseUrlOf(stage.config))
      await seed(db, { articles: 0, messages: 5_000, subscribers: 0 }, new Date('2026-06-19T08:00:00.000Z'), () => {})
      const found = await stage.list('inbox', 'person4999@mail.example')
      expect(found.map(({ email }) => email)).toEqual(['person4999@mail.example'])
      const first = await stage.list('all', 'person')
      expect(first.slice(0, 3).map(({ email }) => email)).toEqual(
        [5000, 4999, 4998].map((number) => `person${number}@mail.example`),
      )
      await db.destroy()
    })
  })
