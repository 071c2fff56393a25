/** Random requests based on the document: the same seed makes the same ones. */
import { createRandom, type Random } from '#core/seed/values.ts'
import type { Askers } from './askers.ts'
import { type Body, createBodies } from './bodies.ts'
import type { ApiDocument, Call } from './document.ts'
import { createValues, type Values } from './values.ts'

export const asks = ['nobody', 'dead token', 'editor', 'administrator'] as const
export type As = (typeof asks)[number]

export type HostileRequest = {
  as: As
  call: Call
  method: string
  path: string
  headers: Record<string, string>
  body: Body | undefined
}

const rawNames = ['%00', '%zz', '%', '..%2f..%2fetc', ';', 'a:b', '%c0%ae', '%ED%A0%80', '*', "'", 'x'.repeat(5_000)]
/** Dots lead to the parent path, where other calls respond, so their responses are not those of this call. */
const rawIds = [...rawNames, '%2e%2e', '.']
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'LINK',
  'PURGE',
  'SEARCH',
]
const odd: [string, string][] = [
  ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].map((name): [string, string] => [name, 'DELETE']),
  ['X-Original-URL', '/api/v1/users'],
  ['X-Rewrite-URL', '/api/v1/users'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-For', "127.0.0.1, ' OR 1=1"],
  ['Range', 'bytes=0-0,5-'],
  ['If-None-Match', '"x", W/"y"'],
  ['Accept', 'text/html;q=x'],
  ['Cookie', 'authToken=x; data-saver=on'],
  ['Expect', '100-continue'],
  ['User-Agent', `${'('.repeat(5_000)}\x80`],
]

const strayPaths = [
  '',
  '/',
  '//news',
  '/nowhere',
  '/News',
  '/news/a/b/c',
  '/news/.%00',
  '/openapi.json/',
  '/%2e%2e/v1/nowhere',
]
const nowhere: Call = { method: 'GET', path: '', needsToken: false, parameters: [], answers: {} }

export const createRequests = (seed: number, document: ApiDocument, image: Buffer, known: Askers['known']) => {
  const random = createRandom(seed)
  const { oneOf, next } = random
  const values = createValues(random, document.resolve)
  const bodies = createBodies(random, values, image)

  /**
   * A request without a known fault. The values of a call that needs a token are tested only after the token was
   * accepted.
   */
  const rightRequest = (call: Call): HostileRequest => {
    const path = rightPathOf(random, values, call, known(call))
    const body = call.body && bodies.right(call, document.resolve(call.body.schema))
    return { as: 'administrator', call, method: call.method, path, headers: {}, body }
  }
  const nextRequest = (): HostileRequest => {
    if (next() < 0.2) return rightRequest(oneOf(document.calls))
    const call = next() < 0.02 ? { ...nowhere, path: oneOf(strayPaths) } : oneOf(document.calls)
    const as = oneOf([...asks, 'editor', 'administrator', 'administrator', 'administrator'] as const)
    const method = next() < 0.05 ? oneOf(methods) : call.method
    const headers = next() < 0.1 ? Object.fromEntries([oneOf(odd)]) : {}
    for (const { name, schema } of call.parameters.filter((each) => each.in === 'header'))
      if (next() < 0.3) headers[name] = asHeader(next() < 0.5 ? values.right(schema) : values.hostile())
    const path = pathOf(random, values, call, known(call)) + queryOf(random, values, call)
    const hasBody = call.body && call.method === method && next() > 0.02
    const schema = hasBody && document.resolve(call.body?.schema ?? {})
    return { as, call, method, path, headers, body: schema ? bodies.any(call, schema) : undefined }
  }
  return { nextRequest, rightRequest }
}

const namesOfIds = ['id', 'slug']

const pathOf = ({ next, oneOf }: Random, values: Values, { path, parameters }: Call, ids: string[]) =>
  path.replace(/\{(\w+)\}/g, (_, named: string) => {
    const { schema } = parameters.find(({ name, in: place }) => name === named && place === 'path') ?? {}
    const chance = next()
    if (chance < 0.7 && namesOfIds.includes(named) && ids.length > 0) return oneOf(ids)
    if (chance < 0.7 && named !== 'id' && schema) return encoded(String(values.right(schema)))
    return chance < 0.85 ? oneOf(named === 'id' ? rawIds : rawNames) : encoded(values.hostileText())
  })

const rightPathOf = ({ oneOf }: Random, values: Values, { path, parameters }: Call, ids: string[]) =>
  path.replace(/\{(\w+)\}/g, (_, named: string) => {
    const { schema = {} } = parameters.find(({ name, in: place }) => name === named && place === 'path') ?? {}
    return namesOfIds.includes(named) && ids.length > 0 ? oneOf(ids) : encoded(String(values.right(schema)))
  })

const queryOf = ({ next }: Random, values: Values, { parameters }: Call) => {
  const pairs: string[] = []
  for (const { name, schema } of parameters.filter((each) => each.in === 'query')) {
    const times = next() < 0.05 ? 2 : 1
    for (let time = 0; time < times && next() < 0.6; time += 1) {
      const chance = next()
      const value = chance < 0.6 ? values.right(schema) : chance < 0.8 ? values.near(schema) : values.hostileText()
      pairs.push(`${name}=${encoded(String(value))}`)
    }
  }
  if (next() < 0.05) pairs.push(`${encoded(values.hostileText())}=${encoded(values.hostileText())}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Short enough for a header of the usual size. */
const encoded = (text: string) => encodeURIComponent(text.slice(0, 1_000).toWellFormed())

const asHeader = (value: unknown) => encodeURI(String(value).slice(0, 1_000).toWellFormed())
