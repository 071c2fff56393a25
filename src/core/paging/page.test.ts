import { describe, expect, test } from 'vitest'
import type { Core } from '#core/organisation/core.ts'
import type { Kind } from '#shared/feeds.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import { walk, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { createRandom } from '../seed/values.ts'

type Row = { kind: Kind; language: Language; at: string; id: string }

const newestFirst = (rows: { at: string; id: string }[]) =>
  rows
    .map(({ at, id }) => `${at} ${id}`)
    .sort()
    .reverse()

type Listed = { found: { _id: string }[]; totalPages: number }

/** Every page of a list in order, and the empty one after the last. */
const allOf = async (limit: number, list: (page: number, limit: number) => Promise<Listed>) => {
  const first = await list(1, limit)
  const found = [...first.found]
  for (let page = 2; page <= first.totalPages + 1; page += 1) found.push(...(await list(page, limit)).found)
  return { ids: found.map(({ _id }) => _id), totalPages: first.totalPages }
}

const expected = (limit: number, rows: { at: string; id: string }[]) => ({
  ids: newestFirst(rows).map((key) => key.split(' ')[1]),
  totalPages: Math.max(1, Math.ceil(rows.length / limit)),
})

const kinds: Kind[] = ['news', 'blog']

const expectSameArticles = async ({ articles }: Core, rows: Row[], limit: number) => {
  for (const kind of kinds) {
    const ofKind = rows.filter((row) => row.kind === kind)
    expect(await allOf(limit, (page) => articles.list(kind, page, limit))).toEqual(expected(limit, ofKind))
    const { languages } = await articles.list(kind, 1, limit)
    expect(languages).toEqual(languageTags.filter((tag) => ofKind.some(({ language }) => language === tag)))
    for (const tag of languages)
      expect(await allOf(limit, (page) => articles.list(kind, page, limit, tag))).toEqual(
        expected(
          limit,
          ofKind.filter(({ language }) => language === tag),
        ),
      )
  }
}

for (const database of databases)
  describe(`lists in ${database.name}`, () => {
    test('after any publishing, revising, removing and restoring, every page equals that of one long list', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core } = organisation
      const { oneOf, below } = createRandom(4)
      const rows: Row[] = []
      const removed: Row[] = []
      const take = (from: Row[]) => from.splice(below(from.length), 1)[0]
      const now = () => clock().toISOString()
      const changes = {
        publish: async () => {
          const [kind, language] = [oneOf(kinds), oneOf(languageTags.slice(0, 2))]
          const { _id, updatedAt } = await core.articles.publish(kind, { ...walk, language })
          rows.push({ kind, language, at: updatedAt, id: _id })
        },
        revise: async () => {
          const row = oneOf(rows)
          const [keepDate, language] = [below(2) === 0, oneOf(languageTags.slice(0, 2))]
          await core.articles.revise(row.kind, row.id, { language, keepDate })
          Object.assign(row, { language, at: keepDate ? row.at : now() })
        },
        remove: async () => {
          const row = take(rows)
          if (!row) return
          await core.articles.remove(row.kind, row.id)
          removed.push(row)
        },
        restore: async () => {
          const row = take(removed)
          if (!row) return
          await core.articles.restore(row.kind, row.id)
          rows.push(row)
        },
      }
      const often = [...Array(3).fill(changes.publish), changes.revise, changes.remove, changes.restore]
      for (let count = 1; count <= 240; count += 1) {
        await (rows.length < 2 ? changes.publish : oneOf(often))()
        if (below(3) === 0) pass(1 + below(1000))
        if (count % 60 === 0) await expectSameArticles(core, rows, 1 + below(7))
      }
      while (rows.length > 0) await changes.remove()
      await expectSameArticles(core, rows, 3)
    })

    test('simultaneous messages and subscribers, added and removed, are each on one page', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { messages, subscribers } = organisation.core
      const sent: { at: string; id: string }[] = []
      const known: { at: string; id: string }[] = []
      for (let number = 1; number <= 40; number += 1) {
        if (number % 20 === 0) pass(1)
        const message = await messages.receive(yaw)
        sent.push({ at: message.createdAt, id: message._id })
        const subscriber = await subscribers.add({ email: `reader${number}@mail.example` })
        known.push({ at: subscriber.createdAt, id: subscriber._id })
        await subscribers.add({ email: `READER${number}@mail.example` })
      }
      for (const { id } of sent.splice(3, 25)) await messages.remove(id)
      for (const { id } of known.splice(10, 15)) await subscribers.remove(id)
      expect(await allOf(3, messages.list)).toEqual(expected(3, sent))
      expect(await allOf(7, subscribers.list)).toEqual(expected(7, known))
    })

    test('removing or restoring an article twice at once is counted once', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      await articles.publish('news', walk)
      const { _id } = await articles.publish('news', walk)
      const count = async () => (await articles.list('news', 1, 1)).totalPages
      const twice = (work: () => Promise<unknown>) => Promise.allSettled([work(), work()])
      await twice(() => articles.remove('news', _id))
      expect(await count()).toBe(1)
      await twice(() => articles.restore('news', _id))
      expect(await count()).toBe(2)
    })

    test('simultaneous changes neither deadlock nor count twice', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      const { articles } = core
      const rows: Row[] = []
      const keep = ({ _id, updatedAt }: { _id: string; updatedAt: string }, kind: Kind, language: Language) =>
        rows.push({ kind, language, at: updatedAt, id: _id })
      const publishSome = async (kind: Kind, language: Language) => {
        const made = await Promise.all(Array.from({ length: 12 }, () => articles.publish(kind, { ...walk, language })))
        const [removed, ...others] = made
        const revise = (id: string) => articles.revise(kind, id, { language: 'ee', keepDate: false })
        const [revised] = await Promise.all([
          Promise.all(others.slice(0, 6).map(({ _id }) => revise(_id))),
          removed && articles.remove(kind, removed._id),
        ])
        for (const each of revised) keep(each, kind, 'ee')
        for (const each of others.slice(6)) keep(each, kind, language)
      }
      await Promise.all(kinds.flatMap((kind) => [publishSome(kind, 'en'), publishSome(kind, 'tw')]))
      await expectSameArticles(core, rows, 5)
    })
  })
