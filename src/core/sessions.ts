/** Who is signed in. A token is known only to its owner: the database holds its hash. */
import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { Credentials, Session } from '#shared/shapes/session.ts'
import { ago, type Clock, days, hours } from './clock.ts'
import type { Database } from './database/open.ts'
import { NotAllowed } from './errors.ts'
import { type createUsers, toUser, type User } from './users.ts'

const idle = hours(limits.sessionIdleHours)
const longest = days(limits.sessionMaxDays)
// Reading with a session would otherwise write to the disk each time.
const noticeEvery = 60_000

export const createSessions = (db: Database, users: ReturnType<typeof createUsers>, clock: Clock) => ({
  /** Throws NotAllowed, after the same time whether or not the address is known. */
  open: async (credentials: Credentials): Promise<Session> => {
    const user = await users.withCredentials(credentials)
    if (!user) throw new NotAllowed()
    await removeExpired(db, clock)
    return openSession(db, clock, user)
  },
  userOf: (token: string) => userOf(db, clock, token),
  close: async (token: string) => {
    await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
  },
})

/** 256 random bits need no slow hash: nobody can try them all. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const openSession = async (db: Database, clock: Clock, user: User) => {
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  const at = now.toISOString()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: user.id, created_at: at, used_at: at })
    .execute()
  return { token, expiresAt: new Date(now.getTime() + idle).toISOString() }
}

/** Using a session keeps it alive, up to its longest age. */
const userOf = async (db: Database, clock: Clock, token: string): Promise<User | undefined> => {
  const token_hash = hashOf(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.role', 'sessions.used_at'])
    .where('token_hash', '=', token_hash)
    .where('sessions.used_at', '>', ago(clock, idle))
    .where('sessions.created_at', '>', ago(clock, longest))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.used_at <= ago(clock, noticeEvery))
    await db
      .updateTable('sessions')
      .set({ used_at: clock().toISOString() })
      .where('token_hash', '=', token_hash)
      .execute()
  return toUser(row)
}

const removeExpired = (db: Database, clock: Clock) =>
  db
    .deleteFrom('sessions')
    .where((is) => is.or([is('used_at', '<=', ago(clock, idle)), is('created_at', '<=', ago(clock, longest))]))
    .execute()
