/** Everything about the people who may sign in, put together. */

import type { Database } from '../database/open.ts'
import type { createQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { createInvitations } from './invitations.ts'
import { createPasswordResets } from './password-resets.ts'
import { createPasswords } from './passwords.ts'
import { createSecondFactor } from './second-factor.ts'
import { createSessions } from './sessions.ts'
import { createUsers } from './users.ts'

type Parts = { db: Database; clock: Clock; outbox: Pick<ReturnType<typeof createQueue>, 'queue'> }

export const createPeople = ({ db, clock, outbox }: Parts) => ({
  users: createUsers(db, clock),
  passwords: createPasswords(db, clock),
  sessions: createSessions(db, clock),
  secondFactor: createSecondFactor(db, clock),
  invitations: createInvitations({ db, clock, outbox }),
  passwordResets: createPasswordResets({ db, clock, outbox }),
})
