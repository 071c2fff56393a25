import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(project, path), 'utf8')
const page = read('SECURITY.md')

const rows = page.split('\n').filter((line) => /^\| \d/.test(line))

test('every file that the security page names exists', () => {
  const named = [...page.matchAll(/`((?:src|tests|docs|deploy)\/[^`]+|[\w.-]+\.(?:md|json))`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((path) => !existsSync(join(project, path)))).toEqual([])
})

test('every item without a test gives a reason', () => {
  expect(rows.length).toBeGreaterThan(100)
  const untested = rows.filter((row) => !/test\.ts` \|$/.test(row))
  const saidWhy = /\*\*Gap\*\*|there are none|one program/
  expect(untested.filter((row) => !saidWhy.test(row))).toEqual([])
})

test('no item is listed twice', () => {
  const items = rows.flatMap((row) => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? [])
  expect(items.length).toBeGreaterThan(150)
  expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([])
})

test('the number of places that set HTML directly is as stated', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: project }).map(read).join('\n')
  const places = sources.match(/dangerouslySetInnerHTML=|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML\(/g)
  expect(page).toContain(`HTML is set by hand in ${places?.length} places`)
})

test('only the site sends HSTS, because RFC 6797 forbids sending it twice', () => {
  for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf', 'deploy/nginx-https.conf'])
    expect(read(file)).not.toContain('Strict-Transport')
})
