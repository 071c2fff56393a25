/** Turns push notifications off on devices whose session a user has ended. An expired session does not end them. */
import type { Database } from '../database/tables.ts'

/** `only`: of this session. `except`: of all others of this user. Each is the hash of a token. */
type Ended = { only: string } | { userId: string; except: string }

export const endPushOf = async (db: Database, ended: Ended) => {
  const all = db.deleteFrom('push_subscriptions')
  const which =
    'only' in ended
      ? all.where('session_hash', '=', ended.only)
      : all.where('user_id', '=', ended.userId).where('session_hash', '<>', ended.except)
  await which.execute()
}
