import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { isEmptyDatabase } from '#core/database/dump.ts'
import { ama } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { databases } from '#test/databases.ts'
import { emptyStorage } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'

const [folder] = stores

const run = (name: string, args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...args], { env: { ...compiled, ...env } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  )

const commands: [string, string[]][] = [
  ['admin', ['reset-password', ama.email]],
  ['backup', []],
  ['export', ['here/export']],
  ['import', ['https://old.example/api/v1']],
  ['move', ['--to', 'here/moved.db']],
  ['pictures', []],
]

/** An existing but empty database: a mistake in the address, or one prepared for a restore. */
const emptyDatabase = async (database: (typeof databases)[number]) => {
  const target = await emptyStorage({ database, store: folder })
  const place = databaseUrlOf(target.config)
  if (!target.config.databaseUrl) await writeFile(place, '')
  return { ...target, database: place }
}

describe.each(databases)('without a site, in an empty $name,', (database) => {
  test.each(commands)('npm run %s says so and creates nothing', async (name, args) => {
    await using target = await emptyDatabase(database)
    const inside = args.map((arg) => arg.replace('here', target.dataDir))
    const before = await readdir(target.dataDir)
    const { code, text } = await run(name, inside, target.settings)
    expect(text).toBe(
      database.isShared
        ? 'The database in DATABASE_URL is empty. Correct DATABASE_URL, or run npm start first.\n'
        : `There is no database in ${target.dataDir} yet. Run npm start first.\n`,
    )
    expect(code).toBe(1)
    expect(await isEmptyDatabase(target.database)).toBe(true)
    expect(await readdir(target.dataDir)).toEqual(before)
  })

  test('npm run backup keeps the existing backups', async () => {
    await using target = await emptyDatabase(database)
    const backups = join(target.dataDir, 'backups')
    const real = join(backups, 'voima-2026-06-19T08-00-00Z.tar')
    await mkdir(backups)
    await writeFile(real, 'all that we have')
    expect(await run('backup', [], { ...target.settings, BACKUP_KEEP: '1' })).toHaveProperty('code', 1)
    expect(existsSync(real)).toBe(true)
  })

  test('npm run seed creates a site and prints its administrator’s password', async () => {
    await using target = await emptyDatabase(database)
    const { code, text } = await run('seed', ['--subscribers', '1'], target.settings)
    expect(text).toMatch(/^First administrator: admin@localhost, password: \S+ \(shown only this once\)\n/)
    expect(code).toBe(0)
  })
})
