import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { foldText, matches } from '#shared/fold.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { createRandom } from '../seed/values.ts'
import { openDatabase } from './open.ts'
import { keyMatches } from './query.ts'

const pieces = [
  'Ama',
  'ɔdɔ',
  'Ŋutsu',
  'é',
  "'",
  '’',
  '\u00ad',
  '%',
  '_',
  '!',
  '\\',
  'Whats',
  'App',
  '112',
  '😀',
  'ß',
  'İ',
  '-',
  '\u2011',
  'Osei-Tutu',
  'korle bu',
]

test.each(databases)('a stored key matches exactly what the text matches, on $name', async (database) => {
  await using organisation = await testCore({ database })
  const db = await openDatabase(databaseUrlOf(organisation.config))
  const { oneOf, below } = createRandom(7)
  const some = () => Array.from({ length: 1 + below(4) }, () => oneOf(pieces) + (below(2) ? ' ' : '')).join('')
  for (let round = 0; round < 200; round += 1) {
    const [text, typed] = [some() + some(), some()]
    const row = sql<{
      found: unknown
    }>`select ${keyMatches('key', typed)} as found from (select ${sql.lit(foldText(text))} as key) as texts`
    const { rows } = await row.execute(db)
    expect([text, typed, Boolean(rows[0]?.found)]).toEqual([text, typed, matches(text, typed)])
  }
  await db.destroy()
})
