/** The documents of the project name only existing files, and comments and documents the numbers that the limits have. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'

const project = join(import.meta.dirname, '../..')
const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: project }).sort()

const read = (document: string) => readFileSync(join(project, document), 'utf8')
const exists = (path: string) => globSync(path, { cwd: project }).length > 0

test.each(documents)('every link of %s points to a file', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  for (const link of links) expect(existsSync(join(project, dirname(document), link)), link).toBe(true)
})

/** A path to a file in backticks, from the root or from src: `src/server/main.ts`, `core/lib/clock.ts`. */
const ownFolders = 'src|tests|scripts|deploy|docs|admin|api|core|page|server|settings|shared|site|ui'
const filePath = new RegExp(`\`((?:${ownFolders})/[\\w./*-]+\\.\\w+)\``, 'g')
const pathsIn = (text: string) => [...text.matchAll(filePath)].map(([, path = '']) => path)

test.each(documents)('every file that %s names exists', (document) => {
  const lost = pathsIn(read(document)).filter((path) => !exists(path) && !exists(`src/${path}`))
  expect(lost).toEqual([])
})

/** A limit with its number: `limits.trashDays` (30). Comments break lines anywhere. */
const limitsIn = (file: string) =>
  [
    ...read(file)
      .replace(/\n\s*\*\s+/g, ' ')
      .matchAll(/`limits\.(\w+)`(?: \(|, )([\d,]+)(?=[);])/g),
  ].map(([, name = '', number = '']) => ({ file, name, number: Number(number.replaceAll(',', '')) }))

test('every number that a comment or a document gives for a limit is the one that it has', () => {
  const files = globSync(['{src,scripts}/**/*.{ts,tsx,mjs}'], { cwd: project, exclude: ['**/node_modules/**'] })
  const told = [...files, ...documents].flatMap(limitsIn)
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter(({ name, number }) => Reflect.get(limits, name) !== number)).toEqual([])
})
