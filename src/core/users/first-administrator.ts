import type { Config } from '#config.ts'
import { readableCode } from './spelled-out.ts'
import type { createUsers } from './users.ts'

/** Made once, when nobody can sign in yet. Answers the made-up password when the settings name none. */
export const addFirstAdministrator = async (users: ReturnType<typeof createUsers>, chosen: Config['firstAdmin']) => {
  if (await users.hasAny()) return undefined
  const { email, password } = chosen ?? { email: 'admin@localhost', password: readableCode(5) }
  await users.add(email, password, 'administrator')
  return chosen ? undefined : { email, password }
}
