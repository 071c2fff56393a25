// npm run export -- FOLDER
import { resolve } from 'node:path'

const usage = 'Usage: npm run export -- voima-export'

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const exportAll = async (folder) => {
  const { readConfig, databaseUrlOf } = await import('../src/config.ts')
  const { requirePictures } = await import('../src/core/images/store-record.ts')
  const { openImageStore } = await import('../src/core/images/store.ts')
  const { sayingWhere } = await import('../src/core/lib/file-errors.ts')
  const { exportToFolder } = await import('../src/core/export/export.ts')
  const { exportTables } = await import('../src/core/organisation/record-types.ts')
  const config = readConfig()
  await requirePictures(config)
  const source = { place: databaseUrlOf(config), store: openImageStore(config), tables: exportTables }
  const count = await exportToFolder(source, folder).catch(sayingWhere(folder))
  console.log(`${count.toLocaleString('en')} files were written to ${folder}. README.txt in it describes them.`)
}

const [folder, ...rest] = process.argv.slice(2)
if (!folder || rest.length > 0 || folder.startsWith('-')) fail(usage)
if (!process.features.typescript) fail('The site is not installed yet. Run npm start first.')
await exportAll(resolve(folder)).catch((error) => fail(error.message))
