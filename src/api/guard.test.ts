import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Core } from '#core/organisation/core.ts'
import { can, roles } from '#shared/permissions.ts'
import { testApi } from '#test/api.ts'
import { ama, yaw } from '#test/cast.ts'
import { documentedRoutes } from './all-routes.ts'
import { guard, routeFinder } from './guard.ts'
import { createTranslator } from './problems.ts'
import { createApiRates } from './rate-limit.ts'
import { visitorRoutes } from './visitor-routes.ts'

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi()
  await stage.core.messages.receive(yaw)
})
afterAll(() => stage.close())

const open = [
  'GET /news',
  'GET /news/{id}',
  'GET /blog',
  'GET /blog/{id}',
  'GET /search',
  'GET /public-pages',
  'GET /draft-links/{token}',
  'GET /events',
  'GET /events/{id}',
  'GET /places',
  'GET /places/{id}',
  'GET /events/{id}/times',
  'POST /events/{id}/signups',
  'GET /signups/{code}',
  'DELETE /signups/{code}',
  'PATCH /signups/{code}',
  'GET /questions',
  'POST /questions',
  'GET /questions/{slug}',
  'POST /questions/similar',
  'GET /questions/codes/{code}',
  'GET /tags',
  'GET /tags/{slug}',
  'GET /site',
  'GET /form-check',
  'GET /privacy',
  'POST /contact',
  'POST /volunteers',
  'GET /volunteer-entries/{token}',
  'PATCH /volunteer-entries/{token}',
  'DELETE /volunteer-entries/{token}',
  'GET /giving',
  'POST /gifts',
  'GET /gift-pages/{reference}',
  'POST /subscribe',
  'GET /sent-newsletters',
  'GET /sent-newsletters/{id}',
  'GET /newsletter-previews/{token}',
  'POST /subscribe/confirm',
  'POST /subscribe/unsubscribe',
  'POST /auth/login',
  'POST /auth/logout-by-hash',
  'POST /auth/passkey-login/options',
  'POST /auth/passkey-login',
  'POST /auth/password-reset',
  'PUT /auth/password-reset',
  'POST /auth/invitation',
  'POST /auth/join',
  'POST /auth/address/undo',
]

test('every call that is not a public route is refused to guests and to expired tokens', async () => {
  const { paths } = (await stage.ask({ path: '/openapi.json' })).json
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
  const closed = calls.filter(({ method, path }) => !open.includes(`${method} ${path}`))
  expect(closed).toHaveLength(calls.length - open.length)
  for (const { method, path } of closed) {
    for (const as of ['guest', 'dead token'] as const) {
      const answer = await stage.ask({ as, method, path: path.replace('{id}', 'abc') })
      expect([method, path, as, answer.status]).toEqual([method, path, as, 401])
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(answer.text).not.toContain(yaw.email)
    }
  }
})

test('a public call refuses a session that has ended, unless it is for signing in', async () => {
  for (const [method = '', path = ''] of open.map((call) => call.split(' '))) {
    const { status } = await stage.ask({ as: 'dead token', method, path: path.replace(/{\w+}/, 'abc') })
    const isRefused = status === 401 && !path.startsWith('/auth/')
    expect([method, path, status, isRefused]).toEqual([method, path, status, !path.startsWith('/auth/')])
  }
})

test('the document marks exactly the calls that need a token', async () => {
  const { paths } = (await stage.ask({ path: '/openapi.json' })).json
  for (const [path, methods] of Object.entries<Record<string, { security: object[] }>>(paths))
    for (const [method, { security }] of Object.entries(methods))
      expect([path, method, security.length === 0]).toEqual([
        path,
        method,
        open.includes(`${method.toUpperCase()} ${path}`),
      ])
})

const visitorsOf = (core: Core) => visitorRoutes(core, createApiRates(core.rates, true), (path) => path)

const allOf = (core: Core) => {
  const [visitors, rates] = [visitorsOf(core), createApiRates(core.rates, true)]
  const parts = { core, visitors, rates, addressOf: (path: string) => path, report: expect.fail }
  return documentedRoutes(parts, '/api/v1').routes.routes.filter(({ method }) => method !== 'ALL')
}

type Described = Record<string, Record<string, { 'x-needs'?: string }>>
const descriptions = async () => (await stage.ask({ path: '/openapi.json' })).json.paths as Described

test('every route of the application says what it needs', async () => {
  const paths = await descriptions()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-needs': needs }]) => `${method.toUpperCase()} ${path}: ${needs}`),
  )
  const names = [
    ...new Set(allOf(stage.core).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)),
  ]
  const missing = names.filter((name) => !described.some((each) => each.startsWith(`${name}: `)))
  expect(names.length).toBeGreaterThan(200)
  expect(missing.toSorted()).toEqual(['GET /docs', 'GET /openapi.json'])
  expect(described.filter((each) => each.endsWith(': undefined'))).toEqual([])
})

test('no route of volunteers and programs has a path of the routes that visitors need', () => {
  const visitors = visitorsOf(stage.core).routes
  const ofVisitors = routeFinder('/api/v1', visitors)
  const others = allOf(stage.core).filter(
    ({ method, path }) => !visitors.some((each) => each.method === method && each.path === path),
  )
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter(({ path }) => ofVisitors(`/api/v1${path.replace(/:\w+/g, 'abc')}`).length > 0)).toEqual([])
})

test('a route without a rule is closed to everybody', async () => {
  const forgotten = { method: 'GET', path: '/forgotten' }
  const app = new Hono()
    .use(guard(routeFinder('/api', [forgotten]), new Map(), stage.core))
    .get('/api/forgotten', (c) => c.text('secret'))
    .onError(createTranslator(() => undefined))
  const { token } = await stage.core.sessions.open(ama)
  const guestAndAma: Record<string, string>[] = [{}, { Authorization: `Bearer ${token}` }]
  for (const headers of guestAndAma) expect((await app.request('/api/forgotten', { headers })).status).toBe(403)
})

test('no role reaches a call whose permission it does not have', async () => {
  const paths = await descriptions()
  let refused = 0
  for (const role of roles) {
    const person = { email: `${role}@voima.example`, password: ama.password }
    await stage.core.users.add(person.email, person.password, role)
    const headers = { Authorization: `Bearer ${(await stage.core.sessions.open(person)).token}` }
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { 'x-needs': needs }] of Object.entries(methods)) {
        if (needs === 'nothing' || needs === 'sign-in' || can({ role }, needs as never)) continue
        const answer = await stage.ask({ method: method.toUpperCase(), path, headers })
        expect([role, method, path, answer.status]).toEqual([role, method, path, 403])
        refused += 1
      }
  }
  expect(refused).toBeGreaterThan(300)
})

describe('a token counts only in the Authorization header', () => {
  test('neither a query parameter nor a cookie', async () => {
    const query = await stage.ask({ path: `/contact?token=${stage.token}&access_token=${stage.token}` })
    const cookie = await stage.ask({ path: '/contact', headers: { Cookie: `authToken=${stage.token}` } })
    expect([query.status, cookie.status]).toEqual([401, 401])
  })

  test.each([
    ['Bearer', 401],
    ['Basic TOKEN', 401],
    ['TOKEN', 401],
    ['Bearer TOKEN more', 401],
    ['Bearer TOKEN', 200],
    ['bearer TOKEN', 200],
  ])('%s gets status %i', async (header, status) => {
    const headers = { Authorization: header.replace('TOKEN', stage.token) }
    expect((await stage.ask({ path: '/contact', headers })).status).toBe(status)
  })
})

describe('unknown paths and methods', () => {
  const rows = [
    { method: 'GET', path: '/nowhere', status: 404 },
    { method: 'GET', path: '', status: 404 },
    { method: 'GET', path: '/news/', status: 404 },
    { method: 'GET', path: '/news/a/b/c', status: 404 },
    { method: 'OPTIONS', path: '/nowhere', status: 404 },
    { method: 'PUT', path: '/news', status: 405, allow: 'GET, HEAD, POST, OPTIONS' },
    { method: 'DELETE', path: '/contact', status: 405, allow: 'POST, GET, HEAD, OPTIONS' },
    { method: 'GET', path: '/auth/login', status: 405, allow: 'POST, OPTIONS' },
    { method: 'GET', path: '/news/abc/restore', status: 405, allow: 'POST, OPTIONS' },
    { method: 'HEAD', path: '/auth/login', status: 405, allow: 'POST, OPTIONS' },
    { method: 'OPTIONS', path: '/news', status: 204, allow: 'GET, HEAD, POST, OPTIONS' },
    { method: 'HEAD', path: '/news', status: 200 },
    { method: 'HEAD', path: '/contact', status: 401 },
  ]
  test.each(rows)('$method $path gets status $status', async ({ method, path, status, allow = null }) => {
    const answer = await stage.ask({ method, path })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Allow')).toBe(allow)
    if (method === 'HEAD') expect(answer.text).toBe('')
    if (status >= 400) expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  })
})

test('no response allows cross-origin access', async () => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await stage.ask({ method, path: '/news', headers: { Origin: 'https://elsewhere.example' } })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('public responses may be cached if revalidated, personal ones must not be stored', async () => {
  const kept = async (...asked: Parameters<typeof stage.ask>) =>
    (await stage.ask(...asked)).headers.get('Cache-Control')
  expect(await kept({ path: '/news' })).toBe('no-cache')
  expect(await kept({ path: '/news/unknown' })).toBe('no-store')
  expect(await kept({ path: '/contact', as: 'Ama' })).toBe('no-store')
  expect(await kept({ path: '/contact', method: 'POST', body: yaw })).toBe('no-store')
})

test('an unchanged list is not sent again', async () => {
  const etag = (await stage.ask({ path: '/news' })).headers.get('ETag') ?? ''
  const again = await stage.ask({ path: '/news', headers: { 'If-None-Match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
})
