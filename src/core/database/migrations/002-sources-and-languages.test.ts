import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { up as upFirst } from './001-first-tables.ts'
import { up } from './002-sources-and-languages.ts'

const old = {
  id: 'a',
  kind: 'news',
  title: 'Old',
  content: 'Text',
  content_html: '<p>Text</p>',
  excerpt: 'Text',
  author: 'Ama',
  image_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  removed_at: null,
}

test('an article from before is in English, about health, and has no sources yet', async () => {
  const file = join(tmpdir(), `voima-${randomUUID()}.db`)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  await upFirst(db as never)
  await db.insertInto('articles').values(old).execute()
  await up(db as never)
  const row = await db.selectFrom('articles').selectAll().executeTakeFirst()
  expect(row).toEqual({ ...old, language: 'en', is_health: 1, sources: '[]', last_checked: null, reviewer: null })
  await db.destroy()
  await rm(file, { force: true })
})
