/**
 * The devices and networks from which a user has signed in, as keyed hashes. A stranger who tries passwords can make the
 * others wait (brute force, lockout), but not the owner of the account on such a device or network.
 */
import type { Database } from '../database/tables.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { createSettings } from '../settings/settings.ts'
import { createKeyedHash } from '../settings/signed-links.ts'
import { rowByEmail } from './user-row.ts'

/** `device` is a random number that the browser keeps. */
export type SignInClient = { network: string; device?: string | undefined }

const forgotten = days(90)

export const createKnownSignIns = (db: Database, clock: Clock) => {
  const hash = createKeyedHash(createSettings(db), 'sign-ins.secret')
  const keysOf = ({ network, device }: SignInClient) => {
    const texts = [`network ${network}`, ...(device ? [`device ${device}`] : [])]
    return Promise.all(texts.map(async (text) => (await hash(text)).toString('base64url')))
  }
  return {
    /** The hash of the device or network, if the user has signed in from there before. */
    find: async (email: string, client: SignInClient) => {
      const user = await rowByEmail(db, email)
      if (!user) return undefined
      const known = await db
        .selectFrom('known_sign_ins')
        .select('key_hash')
        .where('user_id', '=', user.id)
        .where('key_hash', 'in', await keysOf(client))
        .where('used_at', '>', ago(clock, forgotten))
        .executeTakeFirst()
      return known?.key_hash
    },
    save: async (userId: string, client: SignInClient) => {
      const used_at = clock().toISOString()
      for (const key_hash of await keysOf(client))
        await db
          .insertInto('known_sign_ins')
          .values({ user_id: userId, key_hash, used_at })
          .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet({ used_at }))
          .execute()
    },
  }
}

export const deleteForgottenSignIns = (db: Database, clock: Clock) =>
  db.deleteFrom('known_sign_ins').where('used_at', '<=', ago(clock, forgotten)).execute()
