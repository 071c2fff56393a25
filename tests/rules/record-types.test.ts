/**
 * Every record type describes all that the site must know about it, and every part of the site belongs to a record type.
 */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { openDatabase } from '#core/database/open.ts'
import { recordTypes, technical } from '#core/organisation/record-types.ts'
import { isSaid } from '#core/record-types/record-type.ts'
import { auditEventGroups } from '#shared/audit-events.ts'
import { keysOf } from '#shared/keys.ts'
import { permissions } from '#shared/permissions.ts'
import { Dashboard, launchSteps } from '#shared/shapes/dashboard.ts'
import { testApi } from '#test/api.ts'
import { fillCore } from '#test/filled-core.ts'
import routes from '../../src/routes.ts'
import { ignoredPaths } from '../../src/site/feeds/ignored-paths.ts'

let stage: Awaited<ReturnType<typeof testApi>>
let documented: string[]
beforeAll(async () => {
  stage = await testApi()
  await fillCore(stage.core)
  const { paths } = (await stage.ask({ path: '/openapi.json' })).json
  documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
})
afterAll(() => stage.close())

const firstPart = (call: string) => /^\w+ (\/[^/]+)/.exec(call)?.[1] ?? call

const rowsIn = () =>
  readSnapshot(databaseUrlOf(stage.config), async ({ tables, rowsOf }) => {
    const counts: Record<string, number> = {}
    for (const table of tables) counts[table] = (await Array.fromAsync(rowsOf(table))).flat().length
    return counts
  })

const partsOf = (type: (typeof recordTypes)[number]) => {
  const { permissions, adminPages, exports, person, expire, history, search, sitemap, dashboard, launch } = type
  return { permissions, adminPages, exports, person, expire, history, search, sitemap, dashboard, launch }
}

const sentence = /^[A-Za-z].{15,}\.$/

/** The calls that do this to records. */
const actions = {
  create: /^(POST|PUT) [^{]+$/,
  list: /^GET [^{]+$/,
  read: /^GET .*\{/,
  change: /^(PATCH|PUT|POST) .*\{/,
  remove: /^DELETE .*\{/,
}

/** Every value once, in order. Fails for a value that belongs to two. */
const eachOnce = (values: readonly string[]) => {
  expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([])
  return [...values].sort()
}

const pathsIn = (entries: RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const full = path ? `${base}/${path}` : base
    return [full || '/', ...pathsIn(children, full)]
  })

const patterns = pathsIn(routes)

test('every table belongs to one record type or to the technical tables', async () => {
  const listed = [...recordTypes.flatMap(({ tables }) => tables), ...technical.tables]
  expect(eachOnce(listed)).toEqual(Object.keys(await rowsIn()).sort())
})

test('every table with email addresses or phone numbers says how a person is found and erased', async () => {
  const db = await openDatabase(databaseUrlOf(stage.config))
  const tables = await db.introspection.getTables()
  await db.destroy()
  const personal = tables.filter(({ columns }) => columns.some(({ name }) => /email|phone|called_by/.test(name)))
  expect(personal.length).toBeGreaterThan(4)
  for (const { name } of personal) {
    const type = recordTypes.find((each) => each.tables.some((table) => table === name))
    // The phone numbers of clinics are public.
    if (name !== 'places') expect([name, type && isSaid(type.person)]).toEqual([name, true])
  }
})

test('every API path belongs to one record type or to the technical paths', () => {
  const listed = [...recordTypes.flatMap(({ api }) => api.paths), ...technical.paths]
  const found = [...new Set(documented.map(firstPart))]
  expect(eachOnce(listed)).toEqual(found.sort())
})

test('every admin page under a record type’s path belongs to that type', () => {
  const listed = recordTypes.flatMap(({ adminPages }) => adminPages)
  const startOf = (path: string) => path.split('/')[1] ?? ''
  const starts = new Set(listed.map(startOf))
  const pages = patterns.filter((path) => starts.has(startOf(path)) && !path.includes('.'))
  expect(eachOnce(listed)).toEqual([...new Set(pages)].sort())
})

test('every permission, audit event group, dashboard field and launch step belongs to a record type', () => {
  const needed = recordTypes.flatMap((type) => (isSaid(type.permissions) ? type.permissions : []))
  expect(new Set([...needed, ...technical.permissions])).toEqual(new Set(permissions))
  const groups = recordTypes.flatMap(({ history }) => (typeof history === 'string' ? history : []))
  expect(new Set([...groups, ...technical.auditGroups])).toEqual(new Set(keysOf(auditEventGroups)))
  const shown = recordTypes.flatMap(({ dashboard }) => (isSaid(dashboard) ? (dashboard.fields ?? []) : []))
  expect(eachOnce([...shown, ...technical.dashboardFields])).toEqual(keysOf(Dashboard.shape).sort())
  const steps = recordTypes.flatMap(({ launch }) => (isSaid(launch) ? launch.steps : []))
  expect(eachOnce([...steps, ...technical.launchSteps])).toEqual([...launchSteps].sort())
})

describe.each(recordTypes.map((type) => ({ name: type.name, type })))('$name', ({ type }) => {
  const parts = partsOf(type)

  test('has a record in the data that tests backup, restore, move and export', async () => {
    const [table] = type.tables
    expect([table, (await rowsIn())[table] ?? 0]).not.toEqual([table, 0])
  })

  test('has a call in the API document for each action, or a reason', () => {
    const { paths, lacks = {} } = type.api
    const calls = documented.filter((call) => paths.includes(firstPart(call)))
    for (const action of keysOf(actions)) {
      const answer = lacks[action] ?? calls.find((call) => actions[action].test(call))
      expect([action, answer]).toEqual([action, expect.stringMatching(lacks[action] ? sentence : /^[A-Z]+ /)])
    }
  })

  test('has its admin pages in routes.ts and in robots.txt', () => {
    for (const path of type.adminPages) {
      expect(patterns).toContain(path)
      expect(ignoredPaths.some((start) => path.startsWith(start))).toBe(true)
    }
  })

  test('gives a reason for each part that it leaves out', () => {
    for (const [part, value] of Object.entries(parts)) {
      const isLeftOut = typeof value === 'object' && 'not' in value
      if (isLeftOut) expect([part, value.not]).toEqual([part, expect.stringMatching(sentence)])
      else if (Array.isArray(value)) expect([part, value.length]).not.toEqual([part, 0])
    }
  })
})
