// npm run admin -- reset-password EMAIL
import { existsSync } from 'node:fs'

const usage = 'Use it like this: npm run admin -- reset-password EMAIL'

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const resetPassword = async (email) => {
  const { readConfig, databaseFile } = await import('../src/config.ts')
  const config = readConfig()
  if (!existsSync(databaseFile(config))) fail(`There is no database in ${config.dataDir} yet: run npm start first.`)
  const { openCore } = await import('../src/core/core.ts')
  const core = await openCore({ ...config, hasStarterContent: false })
  try {
    console.log(`The new password of ${email}: ${await core.users.resetPassword(email)}`)
  } finally {
    await core.close()
  }
}

const [command, email, ...rest] = process.argv.slice(2)
if (command !== 'reset-password' || !email || rest.length > 0) fail(usage)
if (!process.features.typescript) fail('The site is not installed yet: run npm start first.')
await resetPassword(email).catch((error) => fail(error.message))
