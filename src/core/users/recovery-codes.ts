/** Ten codes on paper, for somebody whose phone is gone. Each works once. */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { hashToken } from '../lib/tokens.ts'
import { readableCode } from './spelled-out.ts'
import { noSecondFactor } from './user-row.ts'

/** New ones in place of the old. They can be seen only now: 80 random bits each, kept as hashes. */
export const makeRecoveryCodes = async (db: Database, user_id: string) => {
  const codes = Array.from({ length: limits.recoveryCodes }, () => readableCode(4))
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: hashToken(plain(code)) })))
    .execute()
  return codes
}

/** Whether it was one of them, which it is no more. */
export const spendRecoveryCode = async (db: Database, userId: string, typed: string) => {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(plain(typed)))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export const countRecoveryCodes = async (db: Database, userId: string) => {
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()
  return codes.length
}

export const endSecondFactor = async (db: Database, userId: string) => {
  await db.updateTable('users').set(noSecondFactor).where('id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** However it is written down. */
const plain = (code: string) => code.toLowerCase().replace(/[^0-9a-z]/g, '')
