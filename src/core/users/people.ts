/** Everything about the users who may sign in, built on one set of dependencies. */

import type { Config } from '#config.ts'
import type { Database } from '../database/open.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { readableCode } from '../lib/id.ts'
import { createApiTokens } from './api-tokens.ts'
import { createInvitations } from './invitations.ts'
import { createPasskeys } from './passkeys.ts'
import { createPasswords } from './password.ts'
import { createPasswordResets } from './password-resets.ts'
import { createSecondFactor } from './second-factor.ts'
import { createSessions } from './sessions.ts'
import type { User } from './user-row.ts'
import { createUsers } from './users.ts'

type PeopleDeps = { db: Database; clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

export const createPeople = ({ db, clock, outbox }: PeopleDeps) => ({
  users: createUsers(db, clock),
  passwords: createPasswords(db, clock),
  apiTokens: createApiTokens(db, clock),
  sessions: createSessions(db, clock),
  secondFactor: createSecondFactor(db, clock),
  invitations: createInvitations({ db, clock, outbox }),
  passkeys: createPasskeys({ db, clock, outbox }),
  passwordResets: createPasswordResets({ db, clock, outbox }),
})

export type People = ReturnType<typeof createPeople>

/**
 * Creates the first administrator, with notices of messages, if there is no user yet. Returns the generated password if
 * the settings contain none.
 */
export const addFirstAdministrator = async (
  users: People['users'],
  chosen: Config['firstAdmin'],
  turnOnNotices: (user: User) => Promise<void>,
) => {
  if (await users.hasAny()) return undefined
  const { email, password } = chosen ?? { email: 'admin@localhost', password: readableCode(5) }
  await turnOnNotices(await users.add(email, password, 'administrator'))
  return chosen ? undefined : { email, password }
}
