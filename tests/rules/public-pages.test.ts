/** Every public page is in one registry (`src/shared/pages`), and every list of pages is derived from it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '#shared/pages/files.ts'
import { everyPath, listedPaths, offlinePages, pagesShowing } from '#shared/pages/page-lists.ts'
import { pages } from '#shared/pages/pages.ts'
import * as paths from '#shared/paths.ts'
import { pageRoutes } from '#test/page-paths.ts'
import { ignoredPaths } from '../../src/site/feeds/ignored-paths.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test('every address of the site is in the registry once, and each module exists', () => {
  expect(everyPath.filter((path, index) => everyPath.indexOf(path) < index)).toEqual([])
  const served = pageRoutes.filter(({ file }) => file.startsWith('site/')).map(({ path }) => path)
  expect(served.filter((path) => path !== '/*' && !everyPath.includes(path))).toEqual([])
  const missing = [...pages, ...files].filter(({ module }) => module && !existsSync(join(root, 'src/site', module)))
  expect(missing).toEqual([])
})

test('robots.txt hides every page of the admin area', () => {
  const admin = pageRoutes.filter(({ file }) => file.startsWith('admin/')).map(({ path }) => path)
  expect(admin.filter((path) => !ignoredPaths.some((start) => path.startsWith(start)))).toEqual([])
})

test('routes.ts names no public page', () => {
  expect(textOf('src/routes.ts').match(/'site\/[^']+'/g)).toEqual([
    "'site/layout.tsx'",
    "'site/not-found/not-found.tsx'",
  ])
})

/** The fixed pages that a file names: by address, as a part of a regular expression, or by the constant of the address. */
const pagesIn = (file: string) => {
  const text = textOf(file).replaceAll(/^import[\s\S]*?from .*$/gm, '')
  const constants = Object.entries(paths)
  return listedPaths.filter((path) => {
    const names = constants.flatMap(([name, value]) => (value === path ? `\\b${name}\\b` : []))
    const ways = [`['"\`]${path}['"\`?#]`, `[(|/]${path.slice(1)}[|)]`, ...names]
    return path !== '/' && new RegExp(ways.join('|')).test(text)
  })
}

const isList = (file: string) => pagesIn(file).length > 7

test('nobody writes a second list of pages', () => {
  // Components (.tsx) link to pages, and menus are texts.
  const sources = globSync(['src/**/*.ts', 'scripts/**/*.mjs', '*.ts'], { cwd: root })
  expect(sources.filter((file) => !/\.test\.|node_modules/.test(file) && isList(file)).sort()).toEqual([
    'src/core/search/best-bets.ts', // the words that lead to pages
    'src/shared/pages/pages.ts',
    'src/shared/paths.ts',
  ])
})

test('a page that is the same for everybody has no secret, and an installed page is cached', () => {
  const all = [...pages, ...files]
  expect(
    all.filter(({ isSecret, isCached, isListed, offline }) => isSecret && (isCached || isListed || offline)),
  ).toEqual([])
  expect(all.filter(({ shows, changes, isCached }) => (shows || changes) && !isCached)).toEqual([])
  expect(offlinePages.installed).toEqual(['/help', '/genotype', '/contact', '/offline'])
})

test.each([
  ['/', ['articles', 'events', 'places']],
  ['/news?page=2', ['articles']],
  ['/get-tested', ['events', 'places']],
  ['/genotype', ['places']],
  ['/events.ics', ['events']],
  ['/places?view=map', ['places']],
  ['/ask', ['questions']],
  ['/newsletters/feed.xml', ['newsletters']],
  ['/sitemap.xml', ['articles', 'events', 'places', 'questions']],
  ['/help', ['places']],
  ['/card', []],
])('%s shows %s', (address, shown) => {
  const parts = ['articles', 'newsletters', 'events', 'places', 'questions'] as const
  expect(parts.filter((part) => pagesShowing(part).test(address))).toEqual(shown)
  expect(pagesShowing('everything').test(address)).toBe(true)
})
