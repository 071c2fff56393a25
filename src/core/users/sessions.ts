/**
 * Sessions: which users are signed in (login, logout), and for how long: until `limits.sessionIdleHours` (12) of
 * inactivity (idle timeout), and at most `limits.sessionMaxDays` (30). Only the browser knows a token; the database has
 * its hash. A session ends by signing out, by expiry, by a new password (`password.ts`), and with its user
 * (on delete cascade). A change of jobs ends none, because every request reads them again.
 */
import { limits } from '#shared/limits.ts'
import type { OwnSession } from '#shared/shapes/account.ts'
import type { Credentials, Session } from '#shared/shapes/session.ts'
import { actAs, record } from '../audit/audit-log.ts'
import type { Database, SessionRow, UserRow } from '../database/tables.ts'
import { ago, type Clock, days, hours, later, minutes } from '../lib/clock.ts'
import { NotAllowed, NotFound, Refused } from '../lib/errors.ts'
import { hashToken, newToken } from '../lib/tokens.ts'
import { endPushOf } from '../push/ended-sessions.ts'
import { checkPassword, wrongPassword } from './password.ts'
import { requirement, spendCode } from './second-factor.ts'
import { toUser, type User } from './user-row.ts'

const idle = hours(limits.sessionIdleHours)
const longest = days(limits.sessionMaxDays)
// The time of the last use is saved at most once a minute, because otherwise every request would write to the disk.
const noticeEvery = 60_000

// Long enough to invite a few people, but too short for somebody who finds the device later.
const confirmed = minutes(limits.confirmationMinutes)

/**
 * The user of a session. While `mustSetUpSecondFactor` is true, the API allows nothing else. `isConfirmed`: the user
 * entered the password again a few minutes ago. `scope`: the user is a program with a token (`api-tokens.ts`).
 */
export type SignedIn = User & {
  mustSetUpSecondFactor: boolean
  isConfirmed: boolean
  scope?: string[]
}

export const createSessions = (db: Database, clock: Clock) => ({
  /**
   * Throws NotAllowed, after the same time whether or not the address is known, or Refused({ code }) when the password
   * is right and a code is missing or wrong. `device` describes the browser and system.
   */
  open: async (credentials: Credentials, device = ''): Promise<Session> => {
    const row = await admit(db, clock, credentials)
    return actAs(row, () => openSession(db, clock, row, device))
  },
  userOf: (token: string) => userOf(db, clock, token),
  /**
   * Re-authentication: confirms the session for some minutes and returns when that ends. Throws Refused({ password }),
   * or Refused({ code }) when the password is right and a code is missing or wrong.
   */
  confirm: async ({ email }: User, token: string, proof: Omit<Credentials, 'email'>) => {
    await admit(db, clock, { ...proof, email }).catch((error) => {
      throw error instanceof NotAllowed ? new Refused({ password: wrongPassword }) : error
    })
    return confirmSession(db, clock, token)
  },
  /** Also ends the push notifications of the device. */
  close: (token: string) => closeByHash(db, hashToken(token)),
  closeByHash: (tokenHash: string) => closeByHash(db, tokenHash),
  /** The user's own sessions, the last used first. */
  list: async ({ id }: User, token: string) =>
    (await alive(db, clock).where('user_id', '=', id).orderBy('used_at', 'desc').execute()).map(toOwn(token)),
  /** Ends another session of the same user. */
  end: (user: User, id: string) => endSessions(db, clock, user, { only: id }),
  endOthers: (user: User, token: string) => endSessions(db, clock, user, { except: hashToken(token) }),
})

const closeByHash = async (db: Database, tokenHash: string) => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  await endPushOf(db, { only: tokenHash })
}

export const confirmSession = async (db: Database, clock: Clock, token: string) => {
  const confirmed_at = clock().toISOString()
  await db.updateTable('sessions').set({ confirmed_at }).where('token_hash', '=', hashToken(token)).execute()
  return { endsAt: later(clock, confirmed) }
}

const admit = async (db: Database, clock: Clock, credentials: Credentials) => {
  const { row, isRight } = await checkPassword(db, credentials)
  const { code } = credentials
  if (row && isRight) {
    if (row.second_factor_at === null) return row
    if (!code) throw new Refused({ code: 'Enter the six digits that your authenticator app shows.' })
    if (await spendCode(db, clock, row, code)) return row
  }
  // Recorded also for an unknown address, because otherwise the time would reveal which accounts exist.
  await actAs({ email: row?.email ?? '' }, () => record(db, clock, 'signing.refused'))
  if (row && isRight) throw new Refused({ code: 'This code is not correct, or it was used already.' })
  throw new NotAllowed()
}

/** The caller has authenticated the user. */
export const openSession = async (
  db: Database,
  clock: Clock,
  { id: user_id }: UserRow,
  device: string,
): Promise<Session> => {
  await removeExpired(db, clock)
  const token = newToken()
  const at = clock().toISOString()
  await db.transaction().execute(async (trx) => {
    const row = { token_hash: hashToken(token), user_id, created_at: at, used_at: at, device, confirmed_at: null }
    await trx.insertInto('sessions').values(row).execute()
    await record(trx, clock, 'signing.in', device)
  })
  return { token, expiresAt: later(clock, idle) }
}

const alive = (db: Database, clock: Clock) =>
  db
    .selectFrom('sessions')
    .selectAll('sessions')
    .where('sessions.used_at', '>', ago(clock, idle))
    // Otherwise a session from before the clock was set back would stay valid until the clock has caught up.
    .where('sessions.used_at', '<=', later(clock, idle))
    .where('sessions.created_at', '>', ago(clock, longest))

/** Each use extends a session, up to its maximum age. */
const userOf = async (db: Database, clock: Clock, token: string): Promise<SignedIn | undefined> => {
  const token_hash = hashToken(token)
  const row = await alive(db, clock)
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('settings', (join) => join.on('settings.name', '=', requirement))
    .select([
      'users.id',
      'users.email',
      'users.role',
      'users.name',
      'users.second_factor_at',
      'settings.value as required',
      'sessions.confirmed_at',
    ])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.used_at <= ago(clock, noticeEvery))
    await db
      .updateTable('sessions')
      .set({ used_at: clock().toISOString() })
      .where('token_hash', '=', token_hash)
      .execute()
  return {
    ...toUser(row),
    mustSetUpSecondFactor: row.required === 'yes' && row.second_factor_at === null,
    isConfirmed: isRecent(clock, row.confirmed_at),
  }
}

/** A time in the future is from before the clock was set back. */
const isRecent = (clock: Clock, at: string | null) =>
  at !== null && at > ago(clock, confirmed) && at <= later(clock, confirmed)

type Which = { only?: string; except?: string }

const endSessions = (db: Database, clock: Clock, { id }: User, { only, except = '' }: Which) =>
  db.transaction().execute(async (trx) => {
    const own = trx.deleteFrom('sessions').where('user_id', '=', id).where('token_hash', '<>', except)
    const ended = await (only === undefined ? own : own.where('token_hash', '=', only))
      .returning('token_hash')
      .execute()
    for (const { token_hash } of ended) await endPushOf(trx, { only: token_hash })
    if (only === undefined) await endPushOf(trx, { userId: id, except })
    if (ended.length > 0) await record(trx, clock, 'signing.elsewhere-ended')
    else if (only !== undefined) throw new NotFound('There is no such session.')
  })

const removeExpired = (db: Database, clock: Clock) =>
  db
    .deleteFrom('sessions')
    .where((is) =>
      is.or([
        is('used_at', '<=', ago(clock, idle)),
        is('used_at', '>', later(clock, idle)),
        is('created_at', '<=', ago(clock, longest)),
      ]),
    )
    .execute()

/** The hash of the token identifies the session in the user's own list; it cannot be used to sign in. */
const toOwn =
  (token: string) =>
  (row: SessionRow): OwnSession => ({
    _id: row.token_hash,
    device: row.device,
    createdAt: row.created_at,
    usedAt: row.used_at,
    isThis: row.token_hash === hashToken(token),
  })
