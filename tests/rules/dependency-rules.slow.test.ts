import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import rules from '../../.dependency-cruiser.mjs'

const project = join(import.meta.dirname, '../..')

/** Each file breaks the rule that it is named after, with a realistic import. */
const breakers = {
  'shared-stands-alone': ['src/shared/breaker.ts', "import '#core/plain.ts'"],
  'shared-markdown-stands-alone': ['src/shared/markdown/breaker.ts', "import '#core/plain.ts'"],
  'core-knows-no-web': ['src/core/breaker.ts', "import { hc } from 'hono/client'\nexport const client = hc"],
  'lib-stands-alone': ['src/core/lib/breaker.ts', "import type { Plain } from '#core/plain.ts'\nexport type A = Plain"],
  'database-knows-only-lib': [
    'src/core/database/breaker.ts',
    "import { plain } from '#core/plain.ts'\nexport const a = plain",
  ],
  'nouns-know-no-organisation': [
    'src/core/articles/breaker.ts',
    "import type { Core } from '#core/organisation/core.ts'\nexport type A = Core",
  ],
  'database-stays-in-its-folder': [
    'src/server/breaker.ts',
    "import { DatabaseSync } from 'node:sqlite'\nexport const a = DatabaseSync",
  ],
  'api-is-a-thin-door': [
    'src/api/breaker.ts',
    "import { execSync } from 'node:child_process'\nexport const a = execSync",
  ],
  'screens-take-only-types-from-api': [
    'src/ui/breaker.ts',
    "import { plain } from '#api/plain.ts'\nexport const a = plain",
  ],
  'screens-know-no-core-or-server': [
    'src/site/breaker.ts',
    "import type { Plain } from '#core/plain.ts'\nexport type A = Plain",
  ],
  'site-does-not-know-admin': ['src/site/other.ts', "import { plain } from '#admin/plain.ts'\nexport const a = plain"],
  'admin-does-not-know-site': [
    'src/admin/breaker.ts',
    "import { plain } from '#site/plain.ts'\nexport const a = plain",
  ],
  'browser-scripts-load-no-framework': [
    'src/site/browser/breaker.ts',
    "import { useId } from 'react'\nexport const a = useId",
  ],
  'public-pages-stay-light': ['src/site/heavy.ts', "import parser from 'markdown-it'\nexport const a = parser"],
  'screens-load-no-zod': ['src/admin/heavy.ts', "import { z } from 'zod'\nexport const a = z"],
  'only-shapes-load-zod': ['src/shared/heavy.ts', "import { z } from 'zod'\nexport const a = z"],
  'browser-code-needs-no-node': ['src/admin/node.ts', "import { join } from 'node:path'\nexport const a = join"],
  // A circle of only types counts, too.
  'no-circles': ['src/server/one.ts', "import type { Two } from './two.ts'\nexport type One = { two?: Two }"],
  'everything-is-found': ['src/server/lost.ts', "import '#server/nowhere.ts'"],
} as const

const innocents = {
  'src/server/two.ts': "import type { One } from './one.ts'\nexport type Two = { one?: One }",
  'src/core/organisation/core.ts': 'export type Core = string',
  'src/core/plain.ts': 'export type Plain = string\nexport const plain = 1',
  'src/api/plain.ts': 'export type Plain = string\nexport const plain = 1',
  'src/site/plain.ts': "import type { Plain } from '#api/plain.ts'\nexport const plain: Plain = ''",
  'src/admin/plain.ts': "import type { Plain } from '#api/plain.ts'\nexport const plain: Plain = ''",
  'src/shared/shapes/plain.ts': "import { z } from 'zod'\nexport const Plain = z.string()",
  'package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
}

const cruised = async (baseDir: string) => {
  const { doNotFollow, exclude, tsPreCompilationDeps, enhancedResolveOptions } = rules.options
  const options = { baseDir, validate: true, ruleSet: rules, doNotFollow, exclude, tsPreCompilationDeps }
  const { output } = await cruise(['src'], options, enhancedResolveOptions)
  return output as ICruiseResult
}

const breachesOf = ({ summary }: ICruiseResult) => summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)

describe('the dependency rules', () => {
  // Inside the project, so that the packages are found.
  mkdirSync(join(project, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(project, '.cache', 'rules-'))
  let breaches: string[]

  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }

  beforeAll(async () => {
    for (const [path, content] of Object.entries(innocents)) write(path, content)
    for (const [path, content] of Object.values(breakers)) write(path, content)
    breaches = breachesOf(await cruised(folder))
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  for (const [rule, [path]] of Object.entries(breakers))
    test(`${rule} reports a file that breaks it`, () => expect(breaches).toContain(`${rule}: ${path}`))

  test('every rule has a file that breaks it', () =>
    expect(rules.forbidden.map((rule) => rule.name).sort()).toEqual(Object.keys(breakers).sort()))

  test('files that follow the rules are not reported', () => {
    const blamed = new Set(breaches.map((breach) => breach.split(': ')[1]))
    const kept = Object.keys(innocents).filter((path) => path !== 'src/server/two.ts')
    expect(kept.filter((path) => blamed.has(path))).toEqual([])
  })
})

describe('the project', () => {
  test('follows every rule, and was checked completely', async () => {
    const result = await cruised(project)
    expect(breachesOf(result)).toEqual([])
    const ours = result.modules.filter(({ source }) => source.startsWith('src/'))
    expect(ours.length).toBeGreaterThan(50)
  })
})
