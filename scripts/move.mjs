// npm run move -- --to postgres://user:password@host/voima: moves the data between SQLite and PostgreSQL. With
// `--to -` it reads the address from the standard input.
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { resolve } from 'node:path'
import { fail, runCommand } from './command.mjs'

const usage =
  'Usage: npm run move -- --to postgres://user:password@host/voima, or back: npm run move -- --to sqlite [--set-aside]'

const isAddress = (database) => /^postgres(ql)?:\/\//.test(database)

const targetOf = (wish, ownFile) => {
  // Other users of the machine see the arguments of every program, and an address may contain a password.
  const to = wish === '-' ? readFileSync(0, 'utf8').trim() : wish
  if (to === 'sqlite') return ownFile
  if (isAddress(to) ? URL.canParse(to) : !to.includes('://')) return isAddress(to) ? to : resolve(to)
  return fail('--to must be an address like postgres://user:password@host/voima, or sqlite, or a file.')
}

/** An address may contain a password, which must not stay on a screen. */
const shown = (database) => {
  if (!isAddress(database)) return database
  const { username, host, pathname } = new URL(database)
  return `postgres://${username ? `${username}@` : ''}${host}${pathname}`
}

/** A move leaves the old database in its place, so the way back finds it there. */
const setAside = (file) => {
  const at = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
  const aside = file.replace(/(\.db)?$/, `.before-${at}.db`)
  for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, aside + part)
  console.log(`The database ${file} is now ${aside}.`)
}

const line = (table, { rows, checksum }) =>
  `${table.padEnd(22)}${rows.toLocaleString('en').padStart(12)}  ${checksum.slice(0, 16)}  identical`

const whatNext = (to, ownFile) => {
  if (isAddress(to)) return 'Now set DATABASE_URL to the new address and start the site.'
  const isOwn = to === ownFile
  return `Now remove DATABASE_URL from the settings${isOwn ? '' : `, move the file into DATA_DIR as voima.db`} and start the site.`
}

const move = async (wish) => {
  if (!wish.to) fail(usage)
  const { readConfig, databaseFile, databaseUrlOf } = await import('../src/config.ts')
  const { requirePictures } = await import('../src/core/images/store-record.ts')
  const { sayingWhere } = await import('../src/core/lib/file-errors.ts')
  const { moveDatabase, refuseWhileOpen } = await import('../src/core/database/move.ts')
  const config = readConfig()
  const from = databaseUrlOf(config)
  const to = targetOf(wish.to, databaseFile(config))
  await requirePictures(config)
  await refuseWhileOpen(from)
  if (from === to) fail(`Everything is in ${shown(to)} already. See DATABASE_URL.`)
  console.log(`Moving from ${shown(from)} to ${shown(to)}. Keep the site stopped until this is finished.`)
  const onTable = (table, rows) => console.log(`  ${table}: ${rows.toLocaleString('en')}`)
  if (wish['set-aside'] && existsSync(to)) setAside(to)
  const sums = await moveDatabase({ from, to, onTable }).catch(sayingWhere(to))
  console.log(`\n${'table'.padEnd(22)}${'rows'.padStart(12)}  checksum`)
  for (const [table, sum] of Object.entries(sums)) console.log(line(table, sum))
  console.log(`\nEverything was moved. ${shown(from)} is unchanged. ${whatNext(to, databaseFile(config))}`)
  console.log('The pictures stay where they are, in DATA_DIR or in the store in MEDIA_URL.')
}

const options = { to: { type: 'string' }, 'set-aside': { type: 'boolean', default: false } }
await runCommand({ usage, options, run: move })
