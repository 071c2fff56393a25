import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isEmptyDatabase } from '#core/database/dump.ts'
import { openCore } from '#core/organisation/core.ts'
import { esi } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testCore } from '#test/core.ts'
import { postgres, sqlite } from '#test/databases.ts'
import { fillCore } from '#test/filled-core.ts'
import { emptyStorage, everyRowAndImage } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'

const [folder] = stores

const run = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/move.mjs', ...args], { env: { ...compiled, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

test('npm run move moves everything there and back, says which setting to change, and shows no password', async () => {
  await using source = await testCore({ database: sqlite })
  await fillCore(source.core)
  await source.core.close()
  const { rows } = await everyRowAndImage(source)
  await using target = await emptyStorage({ database: postgres, store: folder })
  const address = target.config.databaseUrl
  const withPassword = address.replace(/^(\w+:\/\/[^:@/]+)(?::[^@]*)?@/, '$1:drum-of-kumasi@')

  const there = await run({ DATA_DIR: source.dataDir }, '--to', withPassword)
  expect(there.text).toMatch(/^subscribers +1 {2}[0-9a-f]{16} {2}identical$/m)
  expect(there.text).toContain('Now set DATABASE_URL to the new address')
  expect(there.text).toContain('The pictures stay where they are')
  expect(there.text).not.toContain('drum-of-kumasi')
  expect(there.code).toBe(0)

  const back = await run({ DATA_DIR: target.dataDir, DATABASE_URL: address }, '--to', 'sqlite')
  expect(back.text).toContain(`to ${join(target.dataDir, 'voima.db')}`)
  expect(back.text).toContain('Now remove DATABASE_URL from the settings and start the site.')
  const config = { ...target.config, databaseUrl: '' }
  expect((await everyRowAndImage({ ...target, config })).rows).toEqual(rows)
  const core = await openCore(config)
  expect((await core.subscribers.newest()).map(({ email }) => email)).toEqual([esi.email])
  await core.close()
})

test('the way back names the database that was left in its place, and sets it aside on request', async () => {
  await using source = await testCore({ database: sqlite })
  await fillCore(source.core)
  await source.core.close()
  await using target = await emptyStorage({ database: postgres, store: folder })
  const address = target.config.databaseUrl
  expect((await run({ DATA_DIR: source.dataDir }, '--to', address)).code).toBe(0)
  const moved = { DATA_DIR: source.dataDir, DATABASE_URL: address }
  const file = join(source.dataDir, 'voima.db')
  const refused = await run(moved, '--to', 'sqlite')
  expect(refused.text).toContain(
    `${file} is a database already. Nothing was changed. Add --set-aside, which renames it`,
  )
  expect(refused.code).toBe(1)
  const back = await run(moved, '--to', 'sqlite', '--set-aside')
  expect(back.text).toMatch(/^The database \S+voima\.db is now \S+voima\.before-[\dT-]+\.db\.$/m)
  expect(back.code).toBe(0)
  expect((await readdir(source.dataDir)).filter((name) => /^voima\.before-.*\.db$/.test(name))).toHaveLength(1)
})

test.each([sqlite, postgres])('nothing is moved from $name while another process has it open', async (database) => {
  await using source = await testCore({ database })
  await using target = await emptyStorage({ database: database === sqlite ? postgres : sqlite, store: folder })
  const settings = {
    DATA_DIR: source.dataDir,
    ...(database === postgres && { DATABASE_URL: source.config.databaseUrl }),
  }
  const to = target.config.databaseUrl || join(target.dataDir, 'voima.db')
  const refused = await run(settings, '--to', to)
  expect(refused.text).toMatch(
    /^Another process has the database open, probably the site\. Nothing was changed\. Stop it/,
  )
  expect(refused.code).toBe(1)
  expect(await isEmptyDatabase(to)).toBe(true)
  await source.core.close()
  expect((await run(settings, '--to', to)).text).toContain('Everything was moved.')
})

test.each([
  [[], /^Usage: npm run move -- --to [^\n]*\n$/],
  [['--to', 'mysql://ama:drum@host/voima'], /^--to must be an address like postgres:\/\/[^\n]*\n$/],
  [['--to', 'sqlite'], /^Everything is in .* already\. See DATABASE_URL\.\n$/],
  [['--to', 'postgres://ama:drum-of-kumasi@127.0.0.1:1/voima'], /The database at 127\.0\.0\.1:1 does not respond\.\n$/],
])('npm run move %j is rejected in one line', async (args, line) => {
  await using source = await testCore({ database: sqlite })
  await source.core.close()
  const { code, text } = await run({ DATA_DIR: source.dataDir }, ...args)
  expect(text).toMatch(line)
  expect(text).not.toContain('drum')
  expect(code).toBe(1)
})

test.each([
  ['folder', 'exists and is not a database. Nothing was changed. Name a file that does not exist yet.'],
  ['letter.txt', 'exists and is not a database. Nothing was changed. Name a file that does not exist yet.'],
  ['letter.txt/voima.db', 'is not a folder. Name another place.'],
])('npm run move names the path %s, where no database can be created', async (name, sentence) => {
  await using source = await testCore({ database: sqlite })
  await source.core.close()
  await mkdir(join(source.dataDir, 'folder'))
  await writeFile(join(source.dataDir, 'letter.txt'), 'Dear Ama')
  const { code, text } = await run({ DATA_DIR: source.dataDir }, '--to', join(source.dataDir, name))
  expect(text.split('\n')[1]).toMatch(new RegExp(`^/\\S+/(?:folder|letter.txt) ${sentence}$`))
  expect(code).toBe(1)
  expect(await readFile(join(source.dataDir, 'letter.txt'), 'utf8')).toBe('Dear Ama')
})

test('npm run move creates no database if there is none', async () => {
  const { code, text } = await run({ DATA_DIR: '/nowhere/at/all' }, '--to', '/nowhere/else')
  expect([code, text]).toEqual([1, 'There is no database in /nowhere/at/all yet. Run npm start first.\n'])
})
