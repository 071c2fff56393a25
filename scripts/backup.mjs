// npm run backup [-- FILE]: writes a backup (a dump) of the data and the pictures while the site runs.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fail, runCommand } from './command.mjs'

const usage = 'Usage: npm run backup, or: npm run backup -- voima.tar'

/** How many missing pictures a message names. */
const namedPictures = 20

const inWords = (count, one) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
const sum = (numbers) => Object.values(numbers).reduce((total, each) => total + each, 0)

const report = ({ path, summary: { rows, pictures, missing } }) => {
  const saved = `${inWords(sum(rows), 'row')} and ${inWords(pictures, 'picture file')}`
  if (missing.length === 0) return console.log(`${saved}, saved and verified: ${path}`)
  const [shown, others] = [missing.slice(0, namedPictures), missing.length - namedPictures]
  fail(
    `The backup is not complete: ${saved} were saved, but ${inWords(missing.length, 'picture file')} could not be read: ${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}. The file: ${path}`,
  )
}

/**
 * Changes nothing before everything is saved: no housekeeping, which deletes expired data, and no migration of a
 * database of an earlier version.
 */
const openBackups = async (config) => {
  const { databaseUrlOf } = await import('../src/config.ts')
  const { isCurrentDatabase, openDatabase } = await import('../src/core/database/open.ts')
  const { createBackups, createUnmigratedBackup } = await import('../src/core/backup/backups.ts')
  const { openImageStore } = await import('../src/core/images/store.ts')
  const deps = { config, clock: () => new Date(), store: openImageStore(config) }
  if (!(await isCurrentDatabase(databaseUrlOf(config)))) return createUnmigratedBackup(deps)
  const db = await openDatabase(databaseUrlOf(config))
  const { make, close } = createBackups({ ...deps, db })
  return { make, close: () => close().finally(() => db.destroy()) }
}

const backup = async (file) => {
  const { readConfig } = await import('../src/config.ts')
  const { requirePictures } = await import('../src/core/images/store-record.ts')
  const config = readConfig()
  await requirePictures(config)
  if (file && !existsSync(dirname(resolve(file))))
    fail(`There is no folder ${dirname(resolve(file))}. Create it, or name another place.`)
  if (file && existsSync(file)) fail(`The file ${file} exists already. Nothing was changed.`)
  const { sayingWhere } = await import('../src/core/lib/file-errors.ts')
  const backups = await openBackups(config)
  const stopping = stopOnSignals(backups.close)
  try {
    const made = await backups.make(file && resolve(file)).catch(sayingWhere(file ?? config.backups.dir))
    if (stopping.aborted) fail('The backup was interrupted, and the incomplete file was removed.')
    if (!made) fail('Another backup is running.')
    report(made)
  } finally {
    await backups.close()
  }
}

/** Lets the running backup remove its file and release its lock. */
const stopOnSignals = (close) => {
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    void close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  return stopping.signal
}

const run = (_, [file, ...rest]) => {
  if (rest.length > 0 || file?.startsWith('-')) fail(usage)
  return backup(file)
}
await runCommand({ usage, allowPositionals: true, run })
