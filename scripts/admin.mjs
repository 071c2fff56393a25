// npm run admin -- list, or: reset-password EMAIL [--without-second-factor]
import { parseArgs } from 'node:util'

const usage = 'Usage: npm run admin -- list, or: npm run admin -- reset-password EMAIL [--without-second-factor]'

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const wishIn = (args) => {
  const options = { 'without-second-factor': { type: 'boolean', default: false } }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, email, ...rest] = positionals
  const isList = command === 'list' && !email
  if (!isList && (command !== 'reset-password' || !email || rest.length > 0)) fail(usage)
  return { isList, email, endsSecondFactor: values['without-second-factor'] }
}

/** Opens only the data: a complete start would create a first administrator, whose password nobody would see. */
const openData = async () => {
  const { readConfig, databasePlace } = await import('../src/config.ts')
  const { requireDatabase } = await import('../src/core/database/open.ts')
  const config = readConfig()
  await requireDatabase(config)
  const { openDatabase } = await import('../src/core/database/open.ts')
  return openDatabase(databasePlace(config))
}

const listUsers = async () => {
  const db = await openData()
  const { createUsers } = await import('../src/core/users/users.ts')
  try {
    const users = await createUsers(db, () => new Date()).list()
    for (const { email, role } of users) console.log(`${role.padEnd(15)}${email}`)
    if (users.length === 0)
      console.log('Nobody has an account yet. The start of the site prints how to get the first one.')
  } finally {
    await db.destroy()
  }
}

const resetPassword = async ({ email, endsSecondFactor }) => {
  const db = await openData()
  const { createPasswords } = await import('../src/core/users/password.ts')
  const { actAs } = await import('../src/core/audit/audit-log.ts')
  const passwords = createPasswords(db, () => new Date())
  try {
    const password = await actAs({ email: 'the command line' }, () => passwords.makeNew(email, { endsSecondFactor }))
    console.log(`The new password of ${email}: ${password}`)
    if (endsSecondFactor) console.log('Two-step sign-in is off for this account.')
  } finally {
    await db.destroy()
  }
}

if (!process.features.typescript) fail('The site is not installed yet. Run npm start first.')
try {
  const wish = wishIn(process.argv.slice(2))
  await (wish.isList ? listUsers() : resetPassword(wish))
} catch (error) {
  fail(error.code?.startsWith('ERR_PARSE_ARGS') ? usage : error.message)
}
