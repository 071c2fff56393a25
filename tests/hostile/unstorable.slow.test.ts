import { expect, test } from 'vitest'
import { createRandom } from '#core/seed/values.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { startSite } from '#test/site.ts'
import { ask } from './api/ask.ts'
import { type Askers, createAskers } from './api/askers.ts'
import { type ApiDocument, type Call, readDocument, type Schema } from './api/document.ts'
import { send } from './api/drive.ts'
import { createRequests } from './api/requests.ts'
import { createValues } from './api/values.ts'

/** PostgreSQL accepts no NUL in a text, and a lone surrogate is not a valid character anywhere. */
const unstorable = ['a\0b', 'a\ud800b']
const seed = 20_261_122

test.each(databases)(
  'a character that databases cannot store breaks no call on $name, in any field',
  async (database) => {
    const { settings, close } = await database.openEmpty()
    const site = await startSite({ ...settings, RATE_LIMITS: 'off' })
    try {
      const document = await readDocument(site.address)
      const askers = await createAskers(site.address)
      const known = await fill(site.address, document, askers)
      for (const call of document.calls.toSorted(whatDeletesLast))
        for (const { path, json } of requestsFor(document, call, known(call))) {
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

/** Returns the ids of existing records, because a value is checked only if a record was found. */
const fill = async (address: string, document: ApiDocument, askers: Askers) => {
  const { rightRequest } = createRequests(seed, document, await pictures.png(2, 2), askers.known)
  const filling = document.calls.filter(({ method }) => method !== 'DELETE')
  for (const call of [...filling, ...filling, ...filling]) {
    const { status, text } = await send(address, rightRequest(call), await askers.tokenOf('administrator'))
    if (call.needsToken) askers.notice('administrator', call.path === '/auth/logout' ? 401 : status)
    if (status < 300 && text.startsWith('{')) askers.learn(call, JSON.parse(text))
  }
  return askers.known
}

const whatDeletesLast = (one: Call, other: Call) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE')

/** One for each part of the path, of the query and of the body where a text may be, and for each character. */
const requestsFor = (document: ApiDocument, call: Call, ids: string[]) => {
  const { right } = createValues(createRandom(seed), document.resolve)
  const fields =
    call.body?.type === 'application/json' ? (right(call.body.schema) as Record<string, unknown>) : undefined
  const filled = call.path.replace(/\{\w+\}/g, ids.at(-1) ?? 'x')
  return unstorable.flatMap((text) => [
    ...(!call.path.includes('{') ? [] : [{ path: call.path.replace(/\{\w+\}/g, encoded(text)), json: fields }]),
    ...call.parameters
      .filter((place) => place.in === 'query')
      .map(({ name }) => ({ path: `${filled}?${name}=${encoded(text)}`, json: fields })),
    ...textsIn(document, call.body?.schema, fields).map((name) => ({
      path: filled,
      json: { ...fields, [name]: Array.isArray(fields?.[name]) ? [text] : text },
    })),
  ])
}

/** A lone surrogate cannot be encoded in a URL, but its bytes can. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const textsIn = (document: ApiDocument, schema: Schema = {}, fields: Record<string, unknown> = {}) =>
  Object.entries(document.resolve(schema).properties ?? {})
    .filter(([name, property]) => name in fields && [property.type, property.items?.type].flat().includes('string'))
    .map(([name]) => name)
