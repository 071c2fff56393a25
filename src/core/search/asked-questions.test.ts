/** On a site with the starter content, what people ask finds the page that answers among the first three results. */
import { describe, expect, test } from 'vitest'
import { asked } from '#test/asked-questions.ts'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { momo } from '#test/giving.ts'
import { addStarterTexts } from '#test/starter.ts'
import { hours } from '../lib/clock.ts'
import type { Core } from '../organisation/core.ts'
import { starterArticles } from '../starter/articles.ts'
import { bestBets } from './best-bets.ts'

const nameOf = new Map(starterArticles.map(({ title, name }) => [title, name]))

/** The first results, as paths of pages and names of starter articles. */
const firstFor = async ({ search }: Core, query: string, count = 3) => {
  const { results } = await search.find(query, 1, count)
  return results.map(({ path, title }) => nameOf.get(title) ?? path)
}

/** Each word of each group at least once. */
const queriesOf = (phrase: string) => {
  const groups = phrase
    .trim()
    .split(/\s+/)
    .map((group) => group.split('|'))
  const count = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) => groups.map((words) => words[at % words.length]).join(' '))
}

const found = new Map<string, string[][]>()

describe.each(databases)('in $name', (database) => {
  test('every question finds its answer among the first three results', async () => {
    await using organisation = await testCore({ database })
    const core = await addStarterTexts(organisation)
    const missed: object[] = []
    const all: string[][] = []
    for (const [question, answers] of asked) {
      const first = await firstFor(core, question, 10)
      all.push(first)
      if (!first.slice(0, 3).some((name) => answers.split(' ').includes(name)))
        missed.push({ question, answers, first })
    }
    found.set(database.name, all)
    expect(missed).toEqual([])
    expect(asked.length).toBeGreaterThan(100)
  })

  test('every phrase of the best bets leads to its target among the first three results', async () => {
    await using organisation = await testCore({ database })
    const core = await addStarterTexts(organisation)
    const missed: object[] = []
    for (const [target, phrases] of bestBets.filter(([target]) => target !== '/give'))
      for (const query of phrases.split(',').flatMap(queriesOf)) {
        const first = await firstFor(core, query)
        if (!first.includes(target)) missed.push({ query, target, first })
      }
    expect(missed).toEqual([])
  })
})

test('all engines give the same results in the same order', () => {
  const [first, ...others] = databases.map(({ name }) => found.get(name))
  for (const other of others) expect(other).toEqual(first)
})

test('the target of a best bet is a public page or a starter article', () => {
  const names = starterArticles.map(({ name }) => name)
  for (const [target] of bestBets) if (!target.startsWith('/')) expect(names).toContain(target)
})

test('“donate” leads to the page for gifts as soon as it is open, and to ways to help before that', async () => {
  const { clock, pass } = testClock()
  await using organisation = await testCore({ clock })
  const { core } = organisation
  expect(await firstFor(core, 'donate', 1)).toEqual(['/get-involved'])
  const user = await core.sessions.userOf((await core.sessions.open(ama)).token)
  if (!user) throw new Error('Ama is not signed in.')
  await core.gifts.details.propose(momo, { user, addressOf: (path) => `https://voima.example${path}` })
  pass(hours(25))
  expect(await firstFor(core, 'donate', 1)).toEqual(['/give'])
})

test('a starter article that is in the trash is no target, and back again when it is restored', async () => {
  await using organisation = await testCore()
  const core = await addStarterTexts(organisation)
  const { results } = await core.search.find('moringa', 1, 10)
  const id = results[0]?.path.split('/').at(-1) ?? ''
  const article = await core.articles.find('blog', id)
  await core.articles.remove('blog', article._id)
  expect((await core.search.find('moringa', 1, 10)).results).toEqual([])
  await core.articles.restore('blog', article._id)
  expect(await firstFor(core, 'moringa')).toEqual(['herbs-and-prayer'])
})
