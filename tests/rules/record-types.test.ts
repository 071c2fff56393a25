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
let documented: Map<string, { isPublic: boolean }>
beforeAll(async () => {
  stage = await testApi()
  await fillCore(stage.core)
  const { paths } = (await stage.ask({ path: '/openapi.json' })).json
  documented = new Map(
    Object.entries<Record<string, { security: object[] }>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => [
        `${method.toUpperCase()} ${path}`,
        { isPublic: security.length === 0 },
      ]),
    ),
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
  const { api, adminPages, exports, person, expire, history, search, sitemap, dashboard, launch } = type
  const { create, list, read, change, remove } = api
  const calls = { create, list, read, change, remove }
  return {
    ...calls,
    permissions: type.permissions,
    adminPages,
    exports,
    person,
    expire,
    history,
    search,
    sitemap,
    dashboard,
    launch,
  }
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
  const found = [...new Set([...documented.keys()].map(firstPart))]
  expect(eachOnce(listed)).toEqual(found.sort())
})

test('visitors may make exactly the calls that the record types declare public', () => {
  const listed = recordTypes.flatMap(({ api }) => api.public)
  const open = [...documented].filter(([call, { isPublic }]) => isPublic && !technical.paths.includes(firstPart(call)))
  expect(eachOnce(listed)).toEqual(open.map(([call]) => call).sort())
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

  test('has its calls in the API document', () => {
    for (const calls of [parts.create, parts.list, parts.read, parts.change, parts.remove])
      for (const call of isSaid(calls) ? calls : []) expect([...documented.keys()]).toContain(call)
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
      if (isLeftOut) expect([part, value.not]).toEqual([part, expect.stringMatching(/^[A-Za-z].{15,}\.$/)])
      else if (Array.isArray(value)) expect([part, value.length]).not.toEqual([part, 0])
    }
  })
})
