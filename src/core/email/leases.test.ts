import { CompiledQuery, Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { esi } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { testNewsletter } from '#test/newsletter.ts'
import { dialectFor } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { openOutbox } from './outbox.ts'

/** The query plan of the embedded engine, as lines of text. */
const [embedded] = databases

test('finding due emails uses an index instead of reading all sent emails', async () => {
  await using stage = await testNewsletter({ database: embedded })
  const asked: CompiledQuery[] = []
  const dialect = await dialectFor(databaseUrlOf(stage.config))
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void asked.push(query) })
  const outbox = openOutbox({ config: stage.config, db, clock: stage.clock })
  await outbox.queueToMany(db, await outbox.addText(db, { subject: 'A walk', text: '-', html: '-', purpose: '-' }), [
    { to: esi.email },
  ])
  await outbox.sendDue()
  await outbox.close()
  expect(stage.server.taken).toHaveLength(1)

  const plans = []
  for (const { sql, parameters } of asked.splice(0).filter((query) => / "emails"/.test(query.sql))) {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    )
    plans.push(...rows.map(({ detail }) => detail))
  }
  await db.destroy()
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH emails USING/))
  expect(plans.filter((plan) => /^SCAN emails(?! USING)/.test(plan))).toEqual([])
})
