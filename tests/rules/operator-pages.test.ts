/** Every command, file and setting that the pages for operators name exists. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#settings/misspelled.ts'
import project from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const pages = globSync(['docs/deployment/*.md', 'docs/backups.md'], { cwd: root })
const commands = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.split('\n').map((line) => ({ page, line: line.replace(/\s+#.*$/, '') })),
  ),
)

/** The words after each mention of a program. */
const argumentsOf = (program: string) =>
  commands.flatMap(({ page, line }) =>
    [...line.matchAll(new RegExp(`(?:^|[|&;(] *)${program} +([a-z-]+)([^|&;)]*)`, 'g'))].map(
      ([, name = '', rest = '']) => ({ page, name, options: rest.match(/--[a-z-]+/g) ?? [] }),
    ),
  )

test('the pages have commands', () => {
  expect(pages.length).toBeGreaterThan(4)
  expect(commands.length).toBeGreaterThan(20)
})

test('each command of voima and npm exists, with its options', () => {
  const usage = spawnSync(process.execPath, ['scripts/voima.mjs'], { cwd: root, encoding: 'utf8' }).stderr
  const named = [...argumentsOf('voima'), ...argumentsOf('npm run')]
  expect(named.length).toBeGreaterThan(5)
  for (const { page, name } of argumentsOf('voima'))
    expect({ page, usage }).toEqual({ page, usage: expect.stringMatching(new RegExp(`^ {2}${name} `, 'm')) })
  for (const { page, name } of argumentsOf('npm run'))
    expect({ page, scripts: Object.keys(project.scripts) }).toEqual({ page, scripts: expect.arrayContaining([name]) })
  for (const { page, name, options } of named)
    for (const option of options)
      expect({ page, text: readFileSync(join(root, `scripts/${name}.mjs`), 'utf8') }).toEqual({
        page,
        text: expect.stringContaining(option.slice(2)),
      })
})

test('each file of the project exists', () => {
  for (const { page, line } of commands)
    for (const [, file = ''] of line.matchAll(/(?:^|[ '/])((?:deploy|scripts)\/[\w./-]+)/g))
      expect({ page, file, exists: [file, `${file}.example`].some((each) => existsSync(join(root, each))) }).toEqual({
        page,
        file,
        exists: true,
      })
})

test('each setting is one that the site reads', () => {
  for (const { page, line } of commands)
    for (const [, name = ''] of line.matchAll(/(?:^|[ '\n])([A-Z][A-Z_]+)=/g))
      if (!['ADDRESS', 'SITES', 'PAGES'].includes(name))
        expect({ page, settingNames }).toEqual({ page, settingNames: expect.arrayContaining([name]) })
})
