// npm run export -- FOLDER, and npm run export -- --site FOLDER [--base https://example.org/copy]
import { resolve } from 'node:path'
import { fail, runCommand } from './command.mjs'

const usage =
  'Usage: npm run export -- voima-export, or npm run export -- --site voima-site [--base https://example.org]'

const exportAll = async (folder, config) => {
  const { databaseUrlOf } = await import('../src/config.ts')
  const { openImageStore } = await import('../src/core/images/store.ts')
  const { sayingWhere } = await import('../src/core/lib/file-errors.ts')
  const { exportToFolder } = await import('../src/core/export/export.ts')
  const { exportTables } = await import('../src/core/organisation/record-types.ts')
  const source = { databaseUrl: databaseUrlOf(config), store: openImageStore(config), tables: exportTables }
  const count = await exportToFolder(source, folder).catch(sayingWhere(folder))
  console.log(`${count.toLocaleString('en')} files were written to ${folder}. README.txt in it describes them.`)
}

const copySite = async (folder, base, given) => {
  const { openCore } = await import('../src/core/organisation/core.ts')
  const { sayingWhere } = await import('../src/core/lib/file-errors.ts')
  const { writeStaticCopy } = await import('../src/server/static-copy/static-copy.ts')
  // Pictures are copied too, so the pages must not load them from an object store.
  const objectStore = given.objectStore && { ...given.objectStore, publicUrl: '' }
  const config = { ...given, objectStore, starterContent: 'none' }
  const core = await openCore(config)
  try {
    const count = await writeStaticCopy({ core, config, base, folder, now: new Date() }).catch(sayingWhere(folder))
    console.log(`${count.toLocaleString('en')} files were written to ${folder}. Any web server can serve them.`)
    console.log(`Feeds, the sitemap and shared links name ${base}. Another address: --base https://example.org/folder`)
  } finally {
    await core.close()
  }
}

const baseIn = (given) => {
  const isAddress = /^https?:\/\/[^?#]+$/.test(given) && URL.canParse(given)
  return isAddress
    ? given.replace(/\/+$/, '')
    : fail(`--base is "${given}"; it must be an address like https://example.org/copy.`)
}

const run = async (values, positionals) => {
  const [folder = values.site, ...rest] = positionals
  if (!folder || rest.length > 0 || (values.site && positionals.length > 0) || (values.base && !values.site))
    fail(usage)
  const { readConfig } = await import('../src/config.ts')
  const { requirePictures } = await import('../src/core/images/store-record.ts')
  const config = readConfig()
  await requirePictures(config)
  if (!values.site) return exportAll(resolve(folder), config)
  return copySite(
    resolve(folder),
    baseIn(values.base ?? (config.publicUrl || `http://localhost:${config.port}`)),
    config,
  )
}

const options = { site: { type: 'string' }, base: { type: 'string' } }
await runCommand({ usage, options, allowPositionals: true, run })
