/** The commands in the operator's pages that need no root do what the pages say, in their order. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testCore } from '#test/core.ts'
import { postgres, sqlite } from '#test/databases.ts'

const project = join(import.meta.dirname, '../..')
const pages = globSync(['docs/deployment/*.md', 'docs/backups.md'], { cwd: project })

const blocksIn = (page: string) =>
  [...readFileSync(join(project, page), 'utf8').matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block)

/** What only root does, or what other programs do: deploy-files.long.test.ts and package.long.test.ts check those. */
const needsRoot =
  /\b(?:apt|useradd|userdel|docker|nginx|git|certbot|npm run package|ln -s|install -D)\b|\/etc\/systemd|scripts\/prepare/
/** tests/processes/upgrade-and-rollback.slow.test.ts runs these, and restores into an empty place. */
const isElsewhere =
  /^voima (?:upgrade|rollback)\n$|NAME-OF-THE-|DATA_DIR=\/var\/lib\/voima-new|\/etc\/voima\.env &&|^cp deploy\/voima/

const runs: Record<string, number[]> = {
  'docs/deployment/email.md': [0],
  'docs/deployment/install.md': [3],
  'docs/deployment/pictures-in-a-store.md': [0],
  'docs/deployment/postgresql.md': [0, 1],
  'docs/deployment/when-something-is-wrong.md': [0, 1],
}

test('each block of commands is run here or elsewhere, or needs root', () => {
  const left = pages.flatMap((page) =>
    blocksIn(page)
      .map((block, index) => ({ page, index, block }))
      .filter(({ index, block }) => !runs[page]?.includes(index) && !needsRoot.test(block) && !isElsewhere.test(block)),
  )
  expect(left).toEqual([])
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voima-pages-'))
  mkdirSync(join(folder, 'bin'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const program = (name: string, text: string) => {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

type Wishes = { dataDir: string; settings?: string[]; edited?: string[]; replaced?: Record<string, string> }

/** Runs a block of a page with the data of a test. `editor` writes the lines `edited`, as the page says. */
const run = (page: string, index: number, { dataDir, settings = [], edited = [], replaced = {} }: Wishes) => {
  const base = [`DATA_DIR=${dataDir}`]
  writeFileSync(join(folder, 'voima.env'), [...base, ...settings].join('\n'))
  writeFileSync(join(folder, 'edited.env'), [...base, ...edited].join('\n'))
  program('voima', `exec ${join(project, 'voima')} "$@"`)
  program('systemctl', 'exit 0')
  program('editor', `cp ${folder}/edited.env ${folder}/voima.env`)
  let block = blocksIn(page)[index] ?? ''
  const all = { '/var/lib/voima': dataDir, 'ama@voima.example': ama.email, ...replaced }
  for (const [text, other] of Object.entries(all)) block = block.replaceAll(text, other)
  const env = {
    ...compiled,
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    VOIMA_SETTINGS: join(folder, 'voima.env'),
  }
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', block], { cwd: folder, env, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

test('when-something-is-wrong.md: the accounts, a new password, and the space on the disk', async () => {
  await using stage = await testCore({ database: sqlite })
  const page = 'docs/deployment/when-something-is-wrong.md'
  const password = run(page, 0, { dataDir: stage.dataDir })
  expect(password).toMatchObject({ status: 0, text: expect.stringContaining('The new password of ama@voima.example') })
  mkdirSync(join(stage.dataDir, 'backups'), { recursive: true })
  expect(run(page, 1, { dataDir: stage.dataDir }).status).toBe(0)
})

test.each([
  ['docs/deployment/email.md', 0],
  ['docs/deployment/install.md', 3],
])('%s: doctor says what is missing', async (page, index) => {
  await using stage = await testCore({ database: sqlite })
  const { status, text } = run(page, index, { dataDir: stage.dataDir })
  expect([status, text]).toEqual([1, expect.stringContaining('Database')])
})

test('postgresql.md: everything moves there and back', async () => {
  await using stage = await testCore({ database: sqlite })
  await stage.core.close()
  const other = await postgres.openEmpty()
  const { DATABASE_URL = '' } = other.settings
  const page = 'docs/deployment/postgresql.md'
  const replaced = { 'postgres://voima:password@database.internal:5432/voima': DATABASE_URL }
  const there = run(page, 0, { dataDir: stage.dataDir, edited: [`DATABASE_URL=${DATABASE_URL}`], replaced })
  expect(there).toMatchObject({ status: 0, text: expect.stringContaining('Everything was moved.') })
  const back = run(page, 1, { dataDir: stage.dataDir, settings: [`DATABASE_URL=${DATABASE_URL}`] })
  expect(back).toMatchObject({ status: 0, text: expect.stringContaining('Everything was moved.') })
  await other.close()
})

test('pictures-in-a-store.md: a backup takes everything into an empty place', async () => {
  await using stage = await testCore({ database: sqlite })
  await stage.core.close()
  mkdirSync(join(stage.dataDir, 'media'), { recursive: true })
  const moved = run('docs/deployment/pictures-in-a-store.md', 0, { dataDir: stage.dataDir })
  expect(moved).toMatchObject({ status: 0, text: expect.stringContaining('Restored the backup') })
  expect(existsSync(join(stage.dataDir, 'old/voima.db'))).toBe(true)
})
