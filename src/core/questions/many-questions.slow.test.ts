/** Ten thousand published questions: the list, its search and similar answers find the right ones. */
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { inBatches } from '#core/lib/batches.ts'
import { testCore } from '#test/core.ts'
import { usualDatabase } from '#test/databases.ts'

const count = 10_000

/** Invented words that no language has, and a few that every question has. */
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ka', 'le', 'mi', 'no', 'pu']
const wordOf = (number: number) => Array.from(String(number), (digit) => syllables[Number(digit)]).join('')

const rowOf = (number: number) => {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  const [one, two] = [wordOf(number), wordOf((number * 7) % 500)]
  return {
    id: `question${number}`,
    slug: `question-${number}`,
    code_hash: null,
    asked: '',
    question: `Why does a child with sickle cell disease have ${one} and ${two}?`,
    answer: `Many people with sickle cell disease have ${two}. `.repeat(10),
    sources: '[]',
    language: 'en' as const,
    answered_at: at,
    answered_by: null,
    clinician_name: 'Dr Esi Mensah',
    clinician_role: 'Paediatrician',
    clinician_read_at: '2026-01-01',
    clinician_user: null,
    published_at: at,
    removed_at: null,
    urgent_at: null,
    spam_at: null,
    spam_reason: null,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

test('among ten thousand answers, list, search and suggestions find the right one', async () => {
  await using organisation = await testCore({ database: usualDatabase })
  const db = await openDatabase(databaseUrlOf(organisation.config))
  const rows = Array.from({ length: count }, (_, number) => rowOf(number))
  for (const some of inBatches(rows, 500)) await db.insertInto('questions').values(some).execute()
  await db.destroy()
  const { questions, search } = await organisation.reopen()
  const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug)
  const last = await questions.list({ page: count / 20, limit: 20 })
  expect([last.total, last.totalPages, last.found.at(-1)?.slug]).toEqual([count, count / 20, 'question-0'])
  const wanted = wordOf(4321)
  expect(slugs((await questions.list({ q: `sickle ${wanted}`, page: 1, limit: 20 })).found)[0]).toBe('question-4321')
  const { questions: similar } = await questions.similar(`My child has SS, and now ${wanted} too. What can I do?`)
  expect(slugs(similar)).toEqual(['question-4321'])
  expect((await search.find(wanted, 1, 10)).results[0]?.path).toBe('/questions/question-4321')
})
