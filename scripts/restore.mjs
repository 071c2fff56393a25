// npm run restore -- FILE [--rollback]: restores a backup into an empty site, or after a failed upgrade.
import { existsSync } from 'node:fs'
import { fail, runCommand } from './command.mjs'

const usage = 'Usage: npm run restore -- voima.tar, or for a rollback: npm run restore -- voima.tar --rollback'

const nobodyIsTold =
  'Nobody is being told: this copy sends no email and no notification until an administrator releases it on its dashboard. If nobody can sign in: npm run admin -- reset-password EMAIL'

const restore = async (file, isRollback) => {
  if (!existsSync(file)) fail(`There is no file ${file}.`)
  const { readConfig, databaseUrlOf } = await import('../src/config.ts')
  const { openImageStore } = await import('../src/core/images/store.ts')
  const { sayingWhere } = await import('../src/core/lib/file-errors.ts')
  const { restoreBackup } = await import('../src/core/backup/restore.ts')
  const { notRestored } = await import('../src/core/backup/format.ts')
  const config = readConfig()
  const target = { databaseUrl: databaseUrlOf(config), store: openImageStore(config) }
  const { header, summary } = await restoreBackup(file, target, { isRollback }).catch(sayingWhere(file))
  const rows = Object.values(summary.rows).reduce((total, each) => total + each, 0)
  console.log(
    `Restored the backup of ${header.madeAt}: ${rows.toLocaleString('en')} rows, ${summary.pictures.toLocaleString('en')} picture files.`,
  )
  console.log('The backup does not bring back everything:')
  for (const sentence of Object.values(notRestored).filter(Boolean)) console.log(`  ${sentence.replaceAll('*', '"')}`)
  console.log('  Users who were removed after the backup are back. Remove them again.')
  console.log(
    isRollback
      ? 'What waited to be sent may have been sent since. Check "Unknown" in the outbox, and paused newsletters.'
      : nobodyIsTold,
  )
}

const options = { rollback: { type: 'boolean', default: false } }
const run = ({ rollback }, [file, ...rest]) => {
  if (!file || rest.length > 0) fail(usage)
  return restore(file, rollback)
}
await runCommand({ usage, options, allowPositionals: true, run })
