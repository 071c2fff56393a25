import { expect, test } from 'vitest'
import { createDice } from '#core/seed/dice.ts'
import { databases } from '../support/databases.ts'
import { startSite } from '../support/site.ts'
import { ask } from './api/ask.ts'
import { createAskers } from './api/askers.ts'
import { type ApiDocument, type Call, readDocument, type Schema } from './api/document.ts'
import { createValues } from './api/values.ts'

/** PostgreSQL takes no NUL in a text, and a lone surrogate is no character anywhere. */
const unstorable = ['a\0b', 'a\ud800b']
const seed = 20_261_122

test.each(databases)(
  'a character that no database can keep breaks no call on $name, wherever it stands',
  async (database) => {
    const { settings, close } = await database.open()
    const site = await startSite({ ...settings, RATE_LIMITS: 'off' })
    try {
      const document = await readDocument(site.address)
      const askers = await createAskers(site.address)
      for (const call of document.calls)
        for (const { path, json } of requestsFor(document, call)) {
          const headers = { Authorization: `Bearer ${await askers.tokenOf('administrator')}`, ...type }
          const bytes = json && Buffer.from(JSON.stringify(json))
          const { status } = await ask(site.address, { method: call.method, path, headers, bytes })
          askers.notice('administrator', status)
          const what = `${call.method} ${path} ${JSON.stringify(json)}`
          expect(status, `${what}: ${status}\n${site.printed()}`).toBeLessThan(500)
        }
    } finally {
      await site.stop()
      await close()
    }
  },
  240_000,
)

const type = { 'Content-Type': 'application/json' }

/** One for each place of the address, of the query and of the body where a text may stand, and for each character. */
const requestsFor = (document: ApiDocument, call: Call) => {
  const { right } = createValues(createDice(seed), document.resolve)
  const fields =
    call.body?.type === 'application/json' ? (right(call.body.schema) as Record<string, unknown>) : undefined
  const filled = call.path.replace(/\{\w+\}/g, 'x')
  return unstorable.flatMap((text) => [
    ...(call.path === filled ? [] : [{ path: call.path.replace(/\{\w+\}/g, encoded(text)), json: fields }]),
    ...call.parameters
      .filter((place) => place.in === 'query')
      .map(({ name }) => ({ path: `${filled}?${name}=${encoded(text)}`, json: fields })),
    ...textsIn(document, call.body?.schema, fields).map((name) => ({
      path: filled,
      json: { ...fields, [name]: Array.isArray(fields?.[name]) ? [text] : text },
    })),
  ])
}

/** A lone surrogate cannot be written in an address: its bytes can. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const textsIn = (document: ApiDocument, schema: Schema = {}, fields: Record<string, unknown> = {}) =>
  Object.entries(document.resolve(schema).properties ?? {})
    .filter(([name, property]) => name in fields && [property.type, property.items?.type].flat().includes('string'))
    .map(([name]) => name)
