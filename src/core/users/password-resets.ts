/** Password reset: a link by email for a forgotten password, which is valid for `limits.passwordResetMinutes` (60). */

import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { actAs, record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { type Clock, later, minutes } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { hashToken, type LinkOf, newToken } from '../lib/tokens.ts'
import { mustBeStrong, replacePassword } from './password.ts'
import { hashPassword } from './password-hash.ts'
import { accessEmails, rowByEmail, type User } from './user-row.ts'

type PasswordResetDeps = { db: Database; clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

// Longer than queueing an email takes, which happens only for a known address.
const evenMilliseconds = 300

export const createPasswordResets = ({ db, clock, outbox }: PasswordResetDeps) => ({
  /** Neither the response nor its time reveals whether the address has an account. */
  request: async (email: string, linkOf: LinkOf) => {
    await Promise.all([sendLink({ db, clock, outbox }, email, linkOf), pause(evenMilliseconds)])
  },
  /** Ends every session, and revokes the user's API tokens. Throws Refused({ password }) for a weak password; the link stays valid. */
  use: (token: string, password: string) => useLink(db, clock, token, password),
})

const lifetime = minutes(limits.passwordResetMinutes)

const sendLink = async ({ db, clock, outbox }: PasswordResetDeps, email: string, linkOf: LinkOf) => {
  const user = await rowByEmail(db, email)
  if (!user) return
  const token = newToken()
  const expires_at = later(clock, lifetime)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: user.id, expires_at })
      .execute()
    await outbox.queue(trx, emailTo(user, linkOf(token)))
  })
}

const emailTo = ({ email: to }: Pick<User, 'email'>, link: string) => ({
  ...plainEmail({
    to,
    subject: `A new password for the ${organisationName()} website`,
    lines: [
      'Someone asked for a new password for the account with this address. We hope it was you.',
      { text: 'Choose a new password', link },
      `The link works once, and expires after ${limits.passwordResetMinutes} minutes.`,
      'If it was not you, please ignore this email. Your password stays as it is.',
    ],
  }),
  purpose: accessEmails.passwordReset,
  isUrgent: true,
  isSecret: true,
})

const useLink = async (db: Database, clock: Clock, token: string, password: string) => {
  const { user_id, email } = await byToken(db, clock, token)
  await mustBeStrong(password, email)
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .returning('user_id')
      .executeTakeFirstOrThrow(missing)
    await replacePassword(trx, clock, user_id, password_hash)
    await actAs({ email }, () => record(trx, clock, 'people.password-reset'))
  })
}

const byToken = (db: Database, clock: Clock, token: string) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock().toISOString())
    // Otherwise a link from before the clock was set back would be valid for too long.
    .where('expires_at', '<=', later(clock, 2 * lifetime))
    .executeTakeFirstOrThrow(missing)

const missing = () => new NotFound('There is no such link.')
