import { expect, test } from 'vitest'
import { createRandom } from '#core/seed/values.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { startSite } from '#test/site.ts'
import { ask } from './api/ask.ts'
import { type Askers, createAskers } from './api/askers.ts'
import { type ApiDocument, type Call, readDocument, type Schema } from './api/document.ts'
import { noticeAnswer, send } from './api/drive.ts'
import { createRequests } from './api/requests.ts'
import { createValues } from './api/values.ts'

/** PostgreSQL accepts no NUL in a text, a lone surrogate is no valid character, and nobody sees the others. */
const hidden = ['\0', '\ud800', '\u200b', '\u00ad', '\u202a', '\u2060', '\ufeff', '\u001f', '\uffff']
const seed = 20_261_122

test.each(databases)(
  'a hidden character breaks no call on $name, and gets nobody refused, in any field',
  async (database) => {
    const { settings, close } = await database.openEmpty()
    const site = await startSite({ ...settings, RATE_LIMITS: 'off' })
    try {
      const document = await readDocument(site.address)
      const askers = await createAskers(site.address)
      const refused = new Set<string>()
      const known = await fill(site.address, document, askers)
      for (const call of document.calls.toSorted(whatDeletesLast))
        for (const [number, requestWith] of requestsFor(document, call, known(call)).entries()) {
          const answer = async (text: string) => {
            const { path, json } = requestWith(text)
            const headers = { Authorization: `Bearer ${await askers.tokenOf('administrator')}`, ...type }
            const bytes = json && Buffer.from(JSON.stringify(json))
            const { status, text: body } = await ask(site.address, { method: call.method, path, headers, bytes })
            noticeAnswer(askers, { call, as: 'administrator', path }, { status, text: body })
            if (status === 401) refused.add(call.path)
            const what = `${call.method} ${path} ${JSON.stringify(json)}`
            expect(status, `${what}: ${status}\n${site.printed()}`).toBeLessThan(500)
            return { what, status, refusal: status === 422 ? JSON.parse(body).errors : undefined }
          }
          const { refusal } = await answer('ab')
          const text = `a${hidden[number % hidden.length]}b`
          const other = await answer(text)
          const isReadable = text.isWellFormed() && other.status !== 404
          if (isReadable) expect(other.refusal, other.what).toEqual(refusal)
        }
      // What is refused before it is read tests nothing: only calls that take a password may be.
      expect([...refused].filter((path) => !path.startsWith('/auth/'))).toEqual([])
    } finally {
      await site.stop()
      await close()
    }
  },
  480_000,
)

const type = { 'Content-Type': 'application/json' }

/** Returns the ids of existing records, because a value is checked only if a record was found. */
const fill = async (address: string, document: ApiDocument, askers: Askers) => {
  const { rightRequest } = createRequests(seed, document, await pictures.png(2, 2), askers.known)
  const filling = document.calls.filter(({ method }) => method !== 'DELETE')
  for (const call of [...filling, ...filling, ...filling]) {
    const request = rightRequest(call)
    const answer = await send(address, request, await askers.tokenOf('administrator'))
    noticeAnswer(askers, { ...request, as: 'administrator' }, answer)
  }
  return askers.known
}

const whatDeletesLast = (one: Call, other: Call) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE')

/** One for each part of the path, of the query and of the body where a text may be. */
const requestsFor = (document: ApiDocument, call: Call, ids: string[]) => {
  const { right } = createValues(createRandom(seed), document.resolve)
  const fields =
    call.body?.type === 'application/json' ? (right(call.body.schema) as Record<string, unknown>) : undefined
  const filled = call.path.replace(/\{\w+\}/g, ids.at(-1) ?? 'x')
  const inPath = (text: string) => ({ path: call.path.replace(/\{\w+\}/g, encoded(text)), json: fields })
  const inQuery = (name: string) => (text: string) => ({ path: `${filled}?${name}=${encoded(text)}`, json: fields })
  const inBody = (name: string) => (text: string) => ({
    path: filled,
    json: { ...fields, [name]: Array.isArray(fields?.[name]) ? [text] : text },
  })
  return [
    ...(call.path.includes('{') ? [inPath] : []),
    ...call.parameters.filter((place) => place.in === 'query').map(({ name }) => inQuery(name)),
    ...textsIn(document, call.body?.schema, fields).map(inBody),
  ]
}

/** A lone surrogate cannot be encoded in a URL, but its bytes can. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const textsIn = (document: ApiDocument, schema: Schema = {}, fields: Record<string, unknown> = {}) =>
  Object.entries(document.resolve(schema).properties ?? {})
    .filter(([name, property]) => name in fields && [property.type, property.items?.type].flat().includes('string'))
    .map(([name]) => name)
