import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parsedBreaches } from '../../scripts/check/parsed-rules.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const breachesIn = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'voima-parsed-rules-'))
  folders.push(folder)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return parsedBreaches(folder)
}

const twice = {
  'src/core/one.ts': 'export type Outcome = string',
  'src/admin/two.tsx': 'export const Outcome = () => <p />',
}

test('a name exported by two files is reported', () =>
  expect(breachesIn(twice)).toEqual([
    expect.stringMatching(
      /^one-name-one-file: Outcome is exported by src\/(core\/one\.ts|admin\/two\.tsx), src\/\w+\/\w+\.tsx?$/,
    ),
  ]))

test.each([
  'export function Outcome() {}',
  'export class Outcome {}',
  'export interface Outcome {}',
  'export const { a: Outcome } = { a: 1 }',
])('a duplicate is reported however it is declared: %s', (text) =>
  expect(breachesIn({ 'src/a.ts': text, 'src/b.ts': 'export const Outcome = 1' })).toHaveLength(1),
)

test('framework names, re-exports, tests and local names are not reported', () =>
  expect(
    breachesIn({
      'src/site/a.tsx': 'export const loader = 1\nconst inside = 1\nexport type One = typeof inside',
      'src/site/b.tsx': "export const loader = 2\nconst inside = 2\nexport { One } from './a.tsx'",
      'src/site/b.test.ts': 'export type One = 1',
    }),
  ).toEqual([]))
