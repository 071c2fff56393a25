/** Everything about the users who may sign in, built on one set of dependencies. */

import type { Config } from '#config.ts'
import type { Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { readableCode } from '../lib/id.ts'
import { createAddressChanges } from './address-changes.ts'
import { createApiTokens } from './api-tokens.ts'
import { createInvitations } from './invitations.ts'
import { createKnownSignIns } from './known-sign-ins.ts'
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
  knownSignIns: createKnownSignIns(db, clock),
  secondFactor: createSecondFactor(db, clock),
  invitations: createInvitations({ db, clock, outbox }),
  passkeys: createPasskeys({ db, clock, outbox }),
  passwordResets: createPasswordResets({ db, clock, outbox }),
  addressChanges: createAddressChanges({ db, clock, outbox }),
})

export type People = ReturnType<typeof createPeople>

/** With a generated password, or with the token of a link with which that person chooses one. */
export type NewAdministrator = { email: string; password: string } | { email: string; token: string }

/**
 * Creates the first administrator, with notices of messages, if there is no user yet. If the settings contain an address
 * alone, that person is invited, again at each start until they have an account. Returns what the settings do not contain.
 */
export const addFirstAdministrator = async (
  { users, invitations }: Pick<People, 'users' | 'invitations'>,
  chosen: Config['firstAdmin'],
  turnOnNotices: (user: User) => Promise<void>,
): Promise<NewAdministrator | undefined> => {
  if (await users.hasAny()) return undefined
  if (chosen && !chosen.password) return { email: chosen.email, token: await invitations.inviteFirst(chosen.email) }
  const { email, password } = { email: 'admin@localhost', ...chosen, password: chosen?.password ?? readableCode(5) }
  await turnOnNotices(await users.add(email, password, 'administrator'))
  return chosen ? undefined : { email, password }
}
