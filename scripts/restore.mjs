// npm run restore -- FILE
import { existsSync } from 'node:fs'

const usage = 'Usage: npm run restore -- voima.tar'

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const restore = async (file) => {
  if (!existsSync(file)) fail(`There is no file ${file}.`)
  const { readConfig, databasePlace } = await import('../src/config.ts')
  const { openImageStore } = await import('../src/core/images/store.ts')
  const { sayingWhere } = await import('../src/core/lib/file-errors.ts')
  const { restoreBackup } = await import('../src/core/backup/restore.ts')
  const config = readConfig()
  const target = { place: databasePlace(config), store: openImageStore(config) }
  const { header, summary } = await restoreBackup(file, target).catch(sayingWhere(file))
  const { markWaitingEmailsUnknown } = await import('../src/core/email/results.ts')
  const doubted = await markWaitingEmailsUnknown(databasePlace(config))
  const rows = Object.values(summary.rows).reduce((total, each) => total + each, 0)
  console.log(
    `Restored the backup of ${header.madeAt}: ${rows.toLocaleString('en')} rows, ${summary.pictures.toLocaleString('en')} picture files.`,
  )
  console.log(
    'All users must sign in again. Repeat open invitations, and remove again any user who was removed after the backup.',
  )
  if (doubted > 0)
    console.log(`${doubted.toLocaleString('en')} emails may have been sent since. Check "Unknown" in the outbox.`)
}

const [file, ...rest] = process.argv.slice(2)
if (!file || rest.length > 0 || file.startsWith('-')) fail(usage)
if (!process.features.typescript) fail('The site is not installed yet. Run npm start first.')
await restore(file).catch((error) => fail(error.message))
