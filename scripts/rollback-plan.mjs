/**
 * For voima rollback, with the settings of the service: prints as JSON what the version in a folder needs to open the
 * data, and saves what people have written since the backup that it needs. Changes no data.
 */
import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from './command.mjs'

const [folder] = process.argv.slice(2)

/** The migrations that this version has. */
const stepsIn = (folder) =>
  readdirSync(join(folder, 'src/core/database/migrations'))
    .filter((file) => /^\d{3}-.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    // Versions before 1.0 have no file for it.
    .concat('001-schema')

/** The newest complete backup that a version with these steps can restore. */
const findBackup = async (dir, known) => {
  const { createBackupFiles } = await import('../src/core/backup/files.ts')
  const { readHeader } = await import('../src/core/backup/check-backup.ts')
  const files = createBackupFiles(dir)
  for (const { _id, madeAt } of await files.list()) {
    const name = `${_id}.tar`
    const path = files.pathOf(name)
    if (!(await files.isComplete(name))) continue
    const { steps } = await readHeader(path)
    if (steps.every((step) => known.has(step))) return { path, madeAt }
  }
}

const saveWrites = async ({ backup, databaseUrl, dir }) => {
  const { writesSince } = await import('../src/core/backup/writes-since.ts')
  const writes = await writesSince(backup.path, databaseUrl)
  const file = join(dir, `written-since-${backup.madeAt.slice(0, 19).replaceAll(':', '-')}.json`)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify(writes, null, 1), { mode: 0o600 })
  const counts = Object.entries(writes).map(([table, { added, changed, deleted }]) => ({
    table,
    added: added.length,
    changed: changed.length,
    deleted,
  }))
  return { file, counts }
}

const plan = async () => {
  const { readConfig, databaseUrlOf, databaseFile } = await import('../src/config.ts')
  const { readDatabase } = await import('../src/core/database/open.ts')
  const { stepsOf } = await import('../src/core/database/migrate.ts')
  const { imageFolder } = await import('../src/core/database/data-dir.ts')
  const config = readConfig()
  const databaseUrl = databaseUrlOf(config)
  const known = new Set(stepsIn(folder))
  const newer = (await readDatabase(databaseUrl, stepsOf)).filter((step) => !known.has(step))
  if (newer.length === 0) return { newer }
  const backup = await findBackup(config.backups.dir, known)
  const isHere = !config.databaseUrl && !config.objectStore
  if (!backup || !isHere) return { newer, isHere }
  const { file, counts } = await saveWrites({ backup, databaseUrl, dir: config.backups.dir })
  return { newer, isHere, backup, file, counts, paths: [databaseFile(config), imageFolder(config)] }
}

await plan().then(
  (found) => console.log(JSON.stringify(found)),
  (error) => fail(error.message),
)
