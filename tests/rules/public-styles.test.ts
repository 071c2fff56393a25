/** Checks the built stylesheets: no public page contains styles of the admin area. */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

type Route = { id: string; css?: string[] }

/** vite.config.ts names classes by the place of their file in this list: two letters, and a number. */
const sheets = globSync('src/**/*.module.css').sort()
const sheetOf = (letters: string) => {
  const [first = 0, second = 0] = [...letters].map((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0))
  return sheets[26 * first + second] ?? ''
}

const publicRoutes = async () => {
  const { assets } = await import(pathToFileURL('build/server/index.js').href)
  return (Object.values(assets.routes) as Route[]).filter(({ id }) => !id.startsWith('admin'))
}

const sheetsIn = (href: string) => {
  const css = readFileSync(`build/client${href.replace(/#$/, '')}`, 'utf8')
  return Array.from(css.matchAll(/\.([a-z]{2})\d+\b/g), ([, letters = '']) => sheetOf(letters))
}

test('no public page contains styles of the admin area', async () => {
  const routes = await publicRoutes()
  expect(routes.length).toBeGreaterThan(20)
  for (const { id, css = [] } of routes) {
    const used = new Set(css.flatMap(sheetsIn))
    expect([id, [...used].filter((sheet) => sheet === '' || sheet.startsWith('src/admin/'))]).toEqual([id, []])
  }
})
