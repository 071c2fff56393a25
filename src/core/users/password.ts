/**
 * Passwords of users: checks them at sign-in, changes and replaces them. Applies the password policy: refuses
 * common and guessable ones; `shared/shapes/account.ts` checks the password length (`limits.password`).
 * `password-resets.ts` replaces forgotten passwords.
 */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isEmail } from '#shared/email.ts'
import { inUsualForm } from '#shared/fold.ts'
import { organisationName, shortName } from '#shared/organisation-name.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { readableCode } from '../lib/id.ts'
import { hashToken } from '../lib/tokens.ts'
import { endPushOf } from '../push/ended-sessions.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { endSecondFactor } from './second-factor.ts'
import { rowByEmail, type User } from './user-row.ts'

type Proof = { email: string; password: string }

export const createPasswords = (db: Database, clock: Clock) => ({
  /** Throws Refused({ password }) if it is not the user's password. */
  mustBeOf: ({ email }: User, password: string) => mustBeRight(db, { email, password }),
  /** Ends every session of this user but the one with the token. Throws Refused({ newPassword }). */
  change: (user: User, password: string, token: string) => changePassword(db, clock, user, password, token),
  /** Sets a new random password, ends every session of this user, removes their passkeys, and returns the password. Throws NotFound. */
  makeNew: (email: string, options: { endsSecondFactor?: boolean } = {}) => makeNew(db, clock, email, options),
})

/** Looks up the user and checks the password. Takes the same time whether or not the address is known. */
export const checkPassword = async (db: Database, { email, password }: Proof) => {
  // An invalid address is not looked up, because a database may reject its characters.
  const row = isEmail(email) ? await rowByEmail(db, email) : undefined
  return { row, isRight: await isPassword(password, row?.password_hash) }
}

/** Throws Refused, under the name of the input field. */
export const mustBeStrong = async (password: string, email: string, field = 'password') => {
  const fault = await weaknessOf(password, email)
  if (fault) throw new Refused({ [field]: fault })
}

/** To be called in a transaction. Ends every session of this user but the one with the token, and their push notifications. */
const setPassword = async (db: Database, userId: string, password_hash: string, keptToken = '') => {
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', hashToken(keptToken))
    .execute()
  await endPushOf(db, { userId, except: hashToken(keptToken) })
}

/**
 * To be called in a transaction, for a password that replaces a lost one. Also revokes the user's API tokens, because
 * somebody who knew the old password may have made them. For a day, this user's approval of giving details does not count.
 */
export const replacePassword = async (db: Database, clock: Clock, userId: string, password_hash: string) => {
  await setPassword(db, userId, password_hash)
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('known_sign_ins').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ password_reset_at: clock().toISOString() }).where('id', '=', userId).execute()
}

export const wrongPassword = 'This password is not correct.'

const mustBeRight = async (db: Database, proof: Proof) => {
  if (!(await checkPassword(db, proof)).isRight) throw new Refused({ password: wrongPassword })
}

const changePassword = async (db: Database, clock: Clock, user: User, password: string, token: string) => {
  await mustBeStrong(password, user.email, 'newPassword')
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, password_hash, token)
    await record(trx, clock, 'people.password-changed')
  })
}

const makeNew = async (db: Database, clock: Clock, email: string, options: { endsSecondFactor?: boolean }) => {
  const password = readableCode(5)
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const user = await rowByEmail(trx, email)
    if (!user) throw new NotFound(`There is no account for ${email}.`)
    await replacePassword(trx, clock, user.id, password_hash)
    // Somebody else may have added the passkeys.
    await trx.deleteFrom('passkeys').where('user_id', '=', user.id).execute()
    if (options.endsSecondFactor) await endSecondFactor(trx, user.id)
    await record(trx, clock, 'people.password-given', user.email)
  })
  return password
}

/** A sentence about why the password is easy to guess (dictionary attack); undefined for a strong one. */
export const weaknessOf = async (password: string, email: string) => {
  const folded = inUsualForm(password).toLowerCase()
  if (new Set(folded).size < 5) return 'This password has too few different characters. Choose another.'
  const plain = lettersAndDigits(folded)
  const rest = withoutNames(plain, email)
  if (rest !== plain && rest.length < 8)
    return 'This password is too similar to your email address or the name of this site. Choose another.'
  const commonOnes = await readCommonOnes()
  const isCommon = [folded, rest].flatMap(formsOf).some((form) => commonOnes.has(hashOfForm(form)))
  return isCommon ? 'This password is too easy to guess. Choose another, such as four unrelated words.' : undefined
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\d]/gu, '')

const withoutNames = (plain: string, email: string) =>
  [...[email, organisationName(), shortName()].flatMap(partsOf), 'sicklecell']
    .filter((name) => name.length >= 4)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), plain)

/** The address or name, the parts before and after an `@`, and each word. */
const partsOf = (text: string) => {
  const name = inUsualForm(text).toLowerCase()
  return [name, ...name.split('@'), ...name.split(/[^\p{L}\d]+/u)].map(lettersAndDigits)
}

/** The password itself, the word inside its digits and punctuation, and the part that it repeats. */
const formsOf = (folded: string) => {
  const word = folded.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  const unit = /^(.+?)\1+$/su.exec(folded)?.[1]
  return [folded, ...(word.length * 2 >= folded.length ? [word] : []), ...(unit ? [unit] : [])]
}

/** The list contains 32-bit hashes: it is half as long, and nobody has to read the passwords. Decision 0022. */
export const hashOfForm = (form: string) => createHash('sha256').update(form).digest().readUInt32BE()

/** Read each time, because passwords are chosen a few times a year. */
const readCommonOnes = async () => {
  const text = await readFile(new URL(import.meta.resolve('#core/users/common-passwords.txt')), 'utf8')
  const bytes = Buffer.from(text, 'base64')
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)))
}
