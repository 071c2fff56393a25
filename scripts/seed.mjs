// npm run seed -- --articles N --messages N --subscribers N: creates sample data for tests and benchmarks.
import { runCommand } from './command.mjs'

const usage = 'Usage: npm run seed -- --articles 200 --messages 50 --subscribers 50'
const most = 10_000_000

const countsIn = (values) => {
  for (const [name, value] of Object.entries(values))
    if (!/^\d{1,8}$/.test(value) || Number(value) > most)
      throw new Error(`--${name} is "${value}"; it must be a number from 0 to ${most}.`)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
}

/** Creates the database and its first administrator, like starting the site. */
const prepareDatabase = async (config) => {
  const { openCore } = await import('../src/core/organisation/core.ts')
  const core = await openCore({ ...config, starterContent: 'none' })
  await core.close()
  if (!core.newAdministrator) return
  const { email, password } = core.newAdministrator
  // The first start of the site prints a link for an administrator who has none.
  if (password) console.log(`First administrator: ${email}, password: ${password} (shown only this once)`)
}

/** Prints at most ten lines for each kind of item. */
const tellProgress = (what, done, count) => {
  const step = Math.max(1, Math.floor(count / 10))
  if (done === count || done % step < 2_000)
    console.log(`${what}: ${done.toLocaleString('en')} of ${count.toLocaleString('en')}`)
}

const fill = async (counts) => {
  const { readConfig, databaseUrlOf } = await import('../src/config.ts')
  const { openDatabase } = await import('../src/core/database/open.ts')
  const { isEmpty, seed } = await import('../src/core/seed/seed.ts')
  const config = readConfig()
  await prepareDatabase(config)
  const db = await openDatabase(databaseUrlOf(config))
  try {
    if (!(await isEmpty(db))) throw new Error(`The database in ${config.dataDir} is not empty. Nothing was changed.`)
    await seed(db, counts, new Date(), tellProgress)
  } finally {
    await db.destroy()
  }
}

const option = { type: 'string', default: '0' }
const options = { articles: option, messages: option, subscribers: option }
await runCommand({ usage, options, run: (values) => fill(countsIn(values)) })
