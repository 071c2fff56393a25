import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lockfileBreaches, npmrcBreaches } from '../../scripts/check/lockfile.mjs'
import { textBreaches } from '../../scripts/check/text-rules.mjs'

const breakers = [
  ['only-config-reads-the-environment', 'src/server/port.ts', 'export const port = process.env.PORT'],
  ['no-code-asks-which-feed', 'src/site/ask.ts', "export const isBlog = (kind: string) => kind === 'blog'"],
  ['no-code-asks-which-feed', 'src/admin/ask.ts', 'export const isNews = (feed: Feed) => newsFeed === feed'],
  ['no-code-asks-which-feed', 'src/core/ask.ts', "switch (kind) { case 'news': break }"],
  ['only-the-database-folder-names-an-engine', 'src/core/engine.ts', "import 'node:sqlite'"],
  ['texts-are-folded-by-shared-fold', 'src/core/find.ts', "export const key = (text: string) => text.normalize('NFD')"],
  ['texts-are-folded-by-shared-fold', 'src/admin/find.ts', 'export const has = name.toLowerCase().includes(typed)'],
  ['rows-are-locked-by-lock-row', 'src/core/lock.ts', ".set((eb) => ({ version: eb.ref('version') }))"],
  ['pictures-are-written-by-ui-picture', 'src/site/photo.tsx', 'export const photo = <picture><img /></picture>'],
  [
    'no-feature-imports-the-styles-of-another',
    'src/admin/places/list.tsx',
    "import s from '../gifts/gifts.module.css'",
  ],
  [
    'no-feature-imports-the-styles-of-another',
    'src/site/places/list.tsx',
    "import s from '#site/news/news.module.css'",
  ],
  ['styles-use-the-scale', 'src/site/a.css', '.a {\n  gap: var(--space-1) 16px;\n}'],
  ['styles-use-the-scale', 'src/site/b.css', '@media (max-width: 599px) {}'],
  ['styles-use-the-scale', 'src/site/c.css', '.c {\n  min-height: 44px;\n}'],
  ['admin-styles-have-no-other-pixels', 'src/admin/d.css', '.d {\n  padding: var(--space-1) 10px;\n}'],
  ['numbers-are-called-by-tel-url', 'src/site/call.tsx', 'export const call = (phone: string) => `tel:$' + '{phone}`'],
  ['the-driver-reports-changes', 'src/core/save.ts', "changes.notifyChanged('places')"],
  ['terms-stay-on-one-line', 'src/core/box.ts', '/**\n * Keeps the focus inside (focus\n * trap).\n */'],
] as const

const innocents = {
  'src/config.ts': 'export const env = process.env',
  'src/core/database/open.ts': "import { DatabaseSync } from 'node:sqlite'",
  'src/shared/feeds.ts': "export const newsFeed = { kind: 'news' }",
}

describe('the rules about the text of sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-text-rules-'))
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const [, path, content] of breakers) write(path, content)
  for (const [path, content] of Object.entries(innocents)) write(path, content)
  afterAll(() => rmSync(folder, { recursive: true }))

  test('report exactly the files that break them', () => {
    const expected = breakers.map(([rule, path]) => `${rule}: ${path}`)
    expect(textBreaches(folder).sort()).toEqual(expected.sort())
  })
})

describe('the rules about the lockfile', () => {
  const manifest = { dependencies: { hono: '4.13.19' } }
  const lockfile = { packages: { '': manifest, 'node_modules/hono': { version: '4.13.19' } } }

  test('a lockfile without download addresses is good', () => expect(lockfileBreaches(manifest, lockfile)).toEqual([]))

  test('a download address is reported', () => {
    const withAddress = {
      packages: { '': manifest, 'node_modules/hono': { resolved: 'https://packages.example/hono.tgz' } },
    }
    expect(lockfileBreaches(manifest, withAddress)).toEqual([
      'the lockfile names a download address for node_modules/hono',
    ])
  })

  test('a version range is reported', () => {
    const loose = { dependencies: { hono: '^4.13.19' } }
    expect(lockfileBreaches(loose, { packages: { '': loose } })).toHaveLength(1)
  })

  test('an outdated lockfile is reported', () => {
    expect(lockfileBreaches({ dependencies: { hono: '4.13.20' } }, lockfile)).toHaveLength(1)
  })

  test('a registry in .npmrc is reported', () => {
    expect(npmrcBreaches('registry=https://packages.example')).toHaveLength(1)
    expect(npmrcBreaches('save-exact=true')).toEqual([])
  })
})
