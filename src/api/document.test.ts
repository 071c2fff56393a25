/**
 * The rules of a strict OpenAPI linter, such as Redocly's recommended ones, for the document from which clients are
 * generated.
 */
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '#test/api.ts'

type Response = { description: string; content?: Record<string, { schema?: object }> }
type Parameter = { name: string; in: string; required?: boolean; schema?: object }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, Response>
}
type Document = {
  info: { license: { url: string } }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

let document: Document
let operations: (Operation & { name: string; path: string })[]
beforeAll(async () => {
  await using stage = await testApi()
  document = (await stage.ask({ path: '/openapi.json' })).json
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, name: `${method} ${path}` })),
  )
})

const wrong = (isRight: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter((operation) => !isRight(operation)).map(({ name }) => name)

test('every call has a unique name that a generator can use', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['getNews', 'getNewsById', 'postContact', 'postNewsByIdRestore']))
})

test('every call has a one-line summary and one described tag', () => {
  const described = new Map(document.tags.map(({ name, description }) => [name, description]))
  expect(wrong(({ summary }) => /^[A-Z].{5,}[^.]$/.test(summary))).toEqual([])
  expect(wrong(({ tags }) => tags.length === 1 && /\.$/.test(described.get(tags[0] ?? '') ?? ''))).toEqual([])
  const used = new Set(operations.flatMap(({ tags }) => tags))
  expect([...described.keys()].filter((name) => !used.has(name))).toEqual([])
})

test('every call says whether it needs a token, and documents its response without one', () => {
  expect(wrong(({ security }) => Array.isArray(security))).toEqual([])
  expect(wrong(({ security, responses }) => security.length === 0 || '401' in responses)).toEqual([])
})

test('every call describes its success and its errors, and every error is a problem document', () => {
  const statuses = ({ responses }: Operation) => Object.keys(responses)
  expect(wrong((operation) => statuses(operation).some((status) => /^2\d\d$/.test(status)))).toEqual([])
  expect(wrong((operation) => statuses(operation).some((status) => /^4/.test(status)))).toEqual([])
  expect(wrong((operation) => statuses(operation).includes('5XX'))).toEqual([])
  const isProblem = ({ description, content }: Response) => description && content?.['application/problem+json']?.schema
  const errorsOf = ({ responses }: Operation) => Object.entries(responses).filter(([status]) => /^[45]/.test(status))
  expect(wrong((operation) => errorsOf(operation).every(([, response]) => isProblem(response)))).toEqual([])
})

test('every path parameter is described, and every body has a schema', () => {
  const inPath = ({ path }: { path: string }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const described = ({ parameters = [] }: Operation) =>
    parameters
      .filter(({ in: place, required, schema }) => place === 'path' && required && schema)
      .map(({ name }) => name)
  expect(wrong((operation) => inPath(operation).join() === described(operation).join())).toEqual([])
  const bodies = ({ requestBody }: Operation) => Object.values(requestBody?.content ?? {})
  expect(wrong((operation) => bodies(operation).every(({ schema }) => schema !== undefined))).toEqual([])
})

test('every reference resolves, every shape is used, and the licence has a URL', () => {
  const text = JSON.stringify(document)
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name))
  expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort())
  expect(document.info.license.url).toMatch(/^https:/)
})

/** The words that make both paths fit one address; a linter calls such paths ambiguous. Empty if there are none. */
const ambiguousWords = (one: string, other: string) => {
  const pairs = one.split('/').map((segment, at) => [segment, other.split('/')[at] ?? ''] as const)
  const isParameter = (segment: string) => segment.startsWith('{')
  const doFit = one.split('/').length === other.split('/').length
  if (!doFit || !pairs.every(([a, b]) => a === b || isParameter(a) || isParameter(b))) return []
  const [left, right] = [
    pairs.find(([a, b]) => isParameter(a) && !isParameter(b)),
    pairs.find(([a, b]) => isParameter(b) && !isParameter(a)),
  ]
  return left && right ? [pairs.indexOf(left) < pairs.indexOf(right) ? left[1] : right[0]] : []
}

test('no two paths match one address, unless one of them has a fixed word wherever they differ', () => {
  const paths = Object.keys(document.paths)
  const words = new Set(paths.flatMap((one, at) => paths.slice(at + 1).flatMap((other) => ambiguousWords(one, other))))
  expect([...words]).toEqual([])
})
