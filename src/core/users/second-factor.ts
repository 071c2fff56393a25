/**
 * The second factor (two-step sign-in, two-factor authentication, 2FA): checks the one-time code from an authenticator
 * app, which `totp.ts` computes, or a recovery code (backup code) on paper, of which there are `limits.recoveryCodes`
 * (10).
 */

import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { SecondFactorSetUp } from '#shared/shapes/account.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, UserRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { readableCode } from '../lib/id.ts'
import { hashToken } from '../lib/tokens.ts'
import { createSettings } from '../settings/settings.ts'
import { fromBase32, stepOf, toBase32 } from './totp.ts'
import { noSecondFactor, type User } from './user-row.ts'

/** The name of the setting that requires a second factor of every user; its value is then `yes`. */
export const requirement = 'second-factor.required'

export const createSecondFactor = (db: Database, clock: Clock) => ({
  /** Whether signing in asks for a code, and how many recovery codes are left. */
  status: async ({ id }: User) => ({
    hasSecondFactor: (await ownRow(db, id)).second_factor_at !== null,
    recoveryCodes: await countRecoveryCodes(db, id),
  }),
  /** Returns a new secret. Signing in asks for codes only after `confirm`. */
  begin: (user: User) => begin(db, user),
  /** Returns the recovery codes, which cannot be read again later. Throws Refused({ code }). */
  confirm: (user: User, code: string) => confirm(db, clock, user, code),
  end: (user: User) =>
    db.transaction().execute(async (trx) => {
      await endSecondFactor(trx, user.id)
      await record(trx, clock, 'people.second-factor-off')
    }),
  renewRecoveryCodes: (user: User) => renew(db, clock, user),
  /** While it is required, a user without a second factor can only set one up. */
  require: (user: User, isRequired: boolean) => requireOfAll(db, clock, user, isRequired),
  isRequired: async () => (await createSettings(db).find(requirement)) === 'yes',
})

const ownRow = (db: Database, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const begin = async (db: Database, user: User): Promise<SecondFactorSetUp> => {
  const secret = toBase32(randomBytes(20))
  await db
    .updateTable('users')
    .set({ second_factor_secret: secret, second_factor_step: null })
    .where('id', '=', user.id)
    .where('second_factor_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refused({ password: 'Two-step sign-in is on already. Turn it off first.' }))
  const query = new URLSearchParams({ secret, issuer: organisationName() })
  return {
    secret,
    uri: `otpauth://totp/${encodeURIComponent(organisationName())}:${encodeURIComponent(user.email)}?${query}`,
  }
}

const confirm = (db: Database, clock: Clock, user: User, code: string) =>
  db.transaction().execute(async (trx) => {
    const row = await ownRow(trx, user.id)
    if (row.second_factor_at !== null || !(await spendAppCode(trx, clock, row, code)))
      throw new Refused({
        code: 'This code is not correct. Look at the app again: it shows a new code every 30 seconds.',
      })
    const second_factor_at = clock().toISOString()
    await trx.updateTable('users').set({ second_factor_at }).where('id', '=', user.id).execute()
    await record(trx, clock, 'people.second-factor-on')
    return makeRecoveryCodes(trx, user.id)
  })

const renew = (db: Database, clock: Clock, user: User) =>
  db.transaction().execute(async (trx) => {
    if ((await ownRow(trx, user.id)).second_factor_at === null)
      throw new Refused({ password: 'Two-step sign-in is off.' })
    await record(trx, clock, 'people.recovery-codes-made')
    return makeRecoveryCodes(trx, user.id)
  })

const requireOfAll = (db: Database, clock: Clock, user: User, isRequired: boolean) =>
  db.transaction().execute(async (trx) => {
    if (isRequired && (await ownRow(trx, user.id)).second_factor_at === null)
      throw new Refused({ isRequired: 'Turn on two-step sign-in for yourself first.' })
    await createSettings(trx).save(requirement, isRequired ? 'yes' : 'no')
    await record(trx, clock, isRequired ? 'people.second-factor-required' : 'people.second-factor-optional')
  })

type Proven = Pick<UserRow, 'id' | 'second_factor_secret'>

/** Whether the code is valid. A valid code works once. */
export const spendCode = async (db: Database, clock: Clock, row: Proven, code: string) =>
  (await spendAppCode(db, clock, row, code.replaceAll(' ', ''))) || spendRecoveryCode(db, row.id, code)

const spendAppCode = async (db: Database, clock: Clock, { id, second_factor_secret }: Proven, code: string) => {
  const step = second_factor_secret ? stepOf(fromBase32(second_factor_secret), code, clock()) : undefined
  if (step === undefined) return false
  // One statement, so that two requests with the same code cannot both succeed (replay).
  const used = await db
    .updateTable('users')
    .set({ second_factor_step: step })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('second_factor_step', 'is', null), eb('second_factor_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Replaces the recovery codes, for a user whose phone is lost. Each works once, has 80 random bits, and is stored as a
 * hash.
 */
const makeRecoveryCodes = async (db: Database, user_id: string) => {
  const codes = Array.from({ length: limits.recoveryCodes }, () => readableCode(4))
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: hashToken(plain(code)) })))
    .execute()
  return codes
}

/** Whether the code is a recovery code of the user. Removes it. */
const spendRecoveryCode = async (db: Database, userId: string, typed: string) => {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(plain(typed)))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

const countRecoveryCodes = async (db: Database, userId: string) => {
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()
  return codes.length
}

export const endSecondFactor = async (db: Database, userId: string) => {
  await db.updateTable('users').set(noSecondFactor).where('id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Ignores case, spaces and hyphens. */
const plain = (code: string) => code.toLowerCase().replace(/[^0-9a-z]/g, '')
