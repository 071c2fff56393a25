/**
 * Changes the address of an account, with which its owner signs in. Somebody who has taken over a session could lock the
 * owner out in this way, so both addresses get an email, and the old one can undo the change for
 * `limits.addressUndoDays` (7). Until then, an administrator's approval of giving details does not count.
 */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { actAs, record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { type Line, plainEmail } from '../email/template.ts'
import { type Clock, days, later } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { hashToken, type LinkOf, newToken } from '../lib/tokens.ts'
import { endPushOf } from '../push/ended-sessions.ts'
import { accessEmails } from './user-row.ts'

type AddressDeps = { db: Database; clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

const lifetime = days(limits.addressUndoDays)

export const createAddressChanges = ({ db, clock, outbox }: AddressDeps) => ({
  /** Sessions stay. Throws NotFound, and Refused({ email }) for an address that has an account already. */
  change: (userId: string, email: string, linkOf: LinkOf) =>
    db.transaction().execute(async (trx) => {
      const before = await userById(trx, userId)
      await setAddress(trx, userId, email)
      const token = newToken()
      const at = clock().toISOString()
      const expires_at = later(clock, lifetime)
      await trx
        .insertInto('address_changes')
        .values({ token_hash: hashToken(token), user_id: userId, old_email: before.email, at, expires_at })
        .execute()
      await record(trx, clock, 'people.address-changed', email)
      await outbox.queue(trx, toOldAddress(before.email, linkOf(token)))
      await outbox.queue(trx, toNewAddress(email))
    }),
  /**
   * Sets the old address again, and ends every session and API token, because somebody else may have them. Earlier
   * changes can still be undone, later ones cannot. Throws NotFound, and Refused({ token }) if the old address has another
   * account meanwhile.
   */
  undo: (token: string) => undo({ db, clock, outbox }, token),
})

/** Until when the last change of this user's address can be undone; undefined if none can. */
export const addressUndoEnd = async (db: Database, clock: Clock, userId: string) => {
  const last = await open(db, clock)
    .where('user_id', '=', userId)
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.expires_at
}

const open = (db: Database, clock: Clock) =>
  db
    .selectFrom('address_changes')
    .where('expires_at', '>', clock().toISOString())
    // Otherwise a link from before the clock was set back would be valid for too long.
    .where('expires_at', '<=', later(clock, 2 * lifetime))

const userById = async (db: Database, id: string) => {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('There is no such user.')
  return row
}

/** Links for a forgotten password that were sent to the address before no longer work. */
const setAddress = async (db: Database, userId: string, email: string, field = 'email') => {
  const email_key = foldEmail(email)
  const taken = await db.selectFrom('users').select('id').where('email_key', '=', email_key).executeTakeFirst()
  if (taken) throw new Refused({ [field]: `${email} already has an account.` })
  await db.updateTable('users').set({ email, email_key }).where('id', '=', userId).execute()
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

const undo = ({ db, clock, outbox }: AddressDeps, token: string) =>
  db.transaction().execute(async (trx) => {
    const change = await open(trx, clock).where('token_hash', '=', hashToken(token)).selectAll().executeTakeFirst()
    if (!change) throw new NotFound('There is no such link.')
    const { user_id, old_email } = change
    const { email } = await userById(trx, user_id)
    await setAddress(trx, user_id, old_email, 'token')
    await trx.deleteFrom('address_changes').where('user_id', '=', user_id).where('at', '>=', change.at).execute()
    await endAccess(trx, user_id)
    await actAs({ email: old_email }, () => record(trx, clock, 'people.address-restored', email))
    for (const to of [old_email, email]) await outbox.queue(trx, afterUndo(to, old_email))
  })

const endAccess = async (db: Database, userId: string) => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
  await endPushOf(db, { userId, except: '' })
}

const purpose = accessEmails.addressChange

const notice = (to: string, subject: string, lines: Line[]) => ({ ...plainEmail({ to, subject, lines }), purpose })

const toOldAddress = (to: string, link: string) => ({
  ...notice(to, 'The email address of your account was changed', [
    'Your account now has another email address, with which you sign in. If you changed it, there is nothing to do.',
    'If it was not you, set this address again. All devices are signed out then:',
    { text: 'Use this address again', link },
    `The link works once, and expires after ${limits.addressUndoDays} days.`,
  ]),
  isUrgent: true,
  isSecret: true,
})

const toNewAddress = (to: string) =>
  notice(to, 'This is now the email address of an account on our website', [
    'From now on, you sign in with this address, and emails about your account arrive here.',
    'If you do not know why you get this email, please ignore it.',
  ])

const afterUndo = (to: string, email: string) =>
  notice(to, 'The email address of an account was set back', [
    `The account has the address ${email} again. All its devices were signed out.`,
    'If somebody else changed the address, choose a new password, too: press “Forgot password?” on the page for signing in.',
  ])
