/** The documents of the project name only existing files. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
