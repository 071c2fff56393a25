/**
 * Tokens for programs (API keys, bearer tokens). A program acts on behalf of the user who created its token, within the
 * scope of the token, until it expires, is revoked, or the user is removed. Only the program knows the token; the
 * database has its hash.
 */
import { displayNameOf } from '#shared/display-name.ts'
import type { ApiToken, NewApiToken } from '#shared/shapes/api-token.ts'
import { record } from '../audit/audit-log.ts'
import type { ApiTokenRow, Database } from '../database/tables.ts'
import { ago, type Clock, days, later } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { hashToken, newToken } from '../lib/tokens.ts'
import type { SignedIn } from './sessions.ts'
import { toUser, type User } from './user-row.ts'

/**
 * A prefix that distinguishes API tokens from session tokens, also for scanners that look for secrets in public code.
 */
const prefix = 'voima_'
export const isApiToken = (token: string) => token.startsWith(prefix)

// The time of the last use is saved at most once a minute, because otherwise every request would write to the disk.
const noticeEvery = 60_000

export const createApiTokens = (db: Database, clock: Clock) => ({
  /** Returns the token, too, which cannot be read again later. */
  create: (by: User, fields: NewApiToken) => create(db, clock, by, fields),
  list: async () => (await valid(db, clock).orderBy('name').orderBy('api_tokens.id').execute()).map(toApiToken),
  /** Throws NotFound. */
  revoke: (id: string) =>
    db.transaction().execute(async (trx) => {
      const row = await trx.deleteFrom('api_tokens').where('id', '=', id).returning('name').executeTakeFirst()
      if (!row) throw new NotFound('There is no such token.')
      await record(trx, clock, 'people.token-revoked', row.name)
    }),
  /** Revokes every token that acts on behalf of this user. */
  revokeAllOf: ({ id }: User) =>
    db.transaction().execute(async (trx) => {
      const rows = await trx.deleteFrom('api_tokens').where('user_id', '=', id).returning('name').execute()
      for (const { name } of rows) await record(trx, clock, 'people.token-revoked', name)
    }),
  userOf: (token: string) => userOf(db, clock, token),
})

const valid = (db: Database, clock: Clock) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'user_id')
    .selectAll('api_tokens')
    .select(['users.email', 'users.name as user_name'])
    .where('expires_at', '>', clock().toISOString())

const create = async (db: Database, clock: Clock, by: User, { name, scope, days: count }: NewApiToken) => {
  const token = prefix + newToken()
  const row: ApiTokenRow = {
    id: newId(),
    name,
    token_hash: hashToken(token),
    scope: scope.join(' '),
    user_id: by.id,
    created_at: clock().toISOString(),
    expires_at: later(clock, days(count)),
    used_at: null,
  }
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('api_tokens').values(row).execute()
    await record(trx, clock, 'people.token-created', name)
  })
  return { apiToken: toApiToken({ ...row, email: by.email, user_name: by.name }), token }
}

const userOf = async (db: Database, clock: Clock, token: string): Promise<SignedIn | undefined> => {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['api_tokens.id as token_id', 'scope', 'used_at', 'users.id', 'users.email', 'users.role', 'users.name'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  if (row.used_at === null || row.used_at <= ago(clock, noticeEvery))
    await db.updateTable('api_tokens').set({ used_at: clock().toISOString() }).where('id', '=', row.token_id).execute()
  return { ...toUser(row), scope: row.scope.split(' '), mustSetUpSecondFactor: false, isConfirmed: false }
}

const toApiToken = (row: ApiTokenRow & { email: string; user_name: string | null }): ApiToken => ({
  _id: row.id,
  name: row.name,
  scope: row.scope.split(' '),
  user: displayNameOf({ email: row.email, name: row.user_name }),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at ?? undefined,
})
