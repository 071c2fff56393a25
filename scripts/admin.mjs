// npm run admin -- list, or: reset-password EMAIL [--without-second-factor], or: change-address OLD NEW
import { fail, runCommand } from './command.mjs'

const usage =
  'Usage: npm run admin -- list, or: npm run admin -- reset-password EMAIL [--without-second-factor], or: npm run admin -- change-address OLD NEW'

/** Opens only the data: a complete start would create a first administrator, whose password nobody would see. */
const openData = async () => {
  const { readConfig, databaseUrlOf } = await import('../src/config.ts')
  const { requireDatabase } = await import('../src/core/database/open.ts')
  const config = readConfig()
  await requireDatabase(config)
  const { openDatabase } = await import('../src/core/database/open.ts')
  return { config, db: await openDatabase(databaseUrlOf(config)) }
}

const listUsers = async () => {
  const { db } = await openData()
  const { createUsers } = await import('../src/core/users/users.ts')
  try {
    const users = await createUsers(db, () => new Date()).list()
    for (const { email, name, jobs } of users) console.log([jobs.join(', '), email, name].filter(Boolean).join('  '))
    if (users.length === 0)
      console.log('Nobody has an account yet. The start of the site prints how to get the first one.')
  } finally {
    await db.destroy()
  }
}

const resetPassword = async ([email], { 'without-second-factor': endsSecondFactor }) => {
  const { db } = await openData()
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

const changeAddress = async ([old, email]) => {
  const { config, db } = await openData()
  const { isEmail } = await import('../src/shared/email.ts')
  const { undoAddressPath } = await import('../src/shared/paths.ts')
  const { openOutbox } = await import('../src/core/email/outbox.ts')
  const { createAddressChanges } = await import('../src/core/users/address-changes.ts')
  const { rowByEmail } = await import('../src/core/users/user-row.ts')
  const { actAs } = await import('../src/core/audit/audit-log.ts')
  const clock = () => new Date()
  try {
    if (!isEmail(email)) fail(`${email} is not an email address.`)
    const user = await rowByEmail(db, old)
    if (!user) fail(`There is no account for ${old}. voima admin list shows them.`)
    const changes = createAddressChanges({ db, clock, outbox: openOutbox({ config, db, clock }) })
    const linkOf = (token) => `${config.publicUrl || `http://localhost:${config.port}`}${undoAddressPath}#${token}`
    await actAs({ email: 'the command line' }, () => changes.change(user.id, email, linkOf))
    console.log(`The account of ${old} now has the address ${email}. Both addresses get an email.`)
  } finally {
    await db.destroy()
  }
}

/** How many addresses each command needs. */
const commands = {
  list: { addresses: 0, run: listUsers },
  'reset-password': { addresses: 1, run: resetPassword },
  'change-address': { addresses: 2, run: changeAddress },
}

const options = { 'without-second-factor': { type: 'boolean', default: false } }
const run = (values, [name, ...addresses]) => {
  if (commands[name]?.addresses !== addresses.length) fail(usage)
  return commands[name].run(addresses, values)
}
await runCommand({ usage, options, allowPositionals: true, run })
