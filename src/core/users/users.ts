/**
 * Users: the people who may sign in (accounts), and their roles. The last administrator can neither be removed nor get
 * another role. `shared/permissions.ts` says what each role may do.
 */
import { foldEmail } from '#shared/email.ts'
import type { Role } from '#shared/permissions.ts'
import { type GrantablePermission, mayBeGranted } from '#shared/permissions.ts'
import type { ListedUser } from '#shared/shapes/user.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { insertNew } from '../database/query.ts'
import type { UserRow } from '../database/tables.ts'
import { withdrawProposalsOf } from '../gifts/withdraw-proposals.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { hashPassword } from './password-hash.ts'
import { noSecondFactor, toUser, type User } from './user-row.ts'

export const createUsers = (db: Database, clock: Clock) => ({
  add: async (email: string, password: string, role: Role) =>
    insertUser(db, clock, { email, password_hash: await hashPassword(password), role }),
  hasAny: async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined,
  /** All users by address; few enough to be one list. */
  list: async () => {
    const grantsOf = await listGrants(db)
    const rows = await db.selectFrom('users').selectAll().orderBy('email_key').execute()
    return rows.map((row) => toListed(row, grantsOf(row.id)))
  },
  /** Sets the name that other users see; an empty name removes it. */
  rename: async ({ id }: User, name: string) => {
    await db
      .updateTable('users')
      .set({ name: name || null })
      .where('id', '=', id)
      .execute()
  },
  /** Throws Refused for the last administrator. */
  changeRole: (id: string, role: Role) => changeRole(db, clock, id, role),
  /** Grants a user permissions in addition to the role. Throws Refused for a role that cannot have any. */
  setGrants: (id: string, grants: GrantablePermission[]) => setGrants(db, clock, id, grants),
  /** Also ends the user's sessions (on delete cascade). Throws Refused for the last administrator. */
  remove: (id: string) => removeUser(db, clock, id),
})

type NewUser = Pick<UserRow, 'email' | 'password_hash'> & { role: Role }

export const insertUser = async (db: Database, clock: Clock, { email, password_hash, role }: NewUser) => {
  const created_at = clock().toISOString()
  const person = { email, email_key: foldEmail(email), name: null, role }
  const row = { id: newId(), ...person, password_hash, created_at, password_reset_at: null, ...noSecondFactor }
  const added = await insertNew(db, 'users', row, 'email_key').returning('id').executeTakeFirst()
  if (!added) throw new Refused({ email: `${email} already has an account.` })
  return toUser(row)
}

const changeRole = (db: Database, clock: Clock, id: string, role: Role) =>
  db.transaction().execute(async (trx) => {
    if (role !== 'administrator') {
      await mustLeaveAnAdministrator(trx, id, 'role')
      await withdrawProposalsOf(trx, clock, id)
    }
    const row = await trx.updateTable('users').set({ role }).where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound('There is no such user.')
    await deleteGrants(trx, id)
    await record(trx, clock, 'people.role-changed', row.email)
    return toListed(row)
  })

const removeUser = (db: Database, clock: Clock, id: string) =>
  db.transaction().execute(async (trx) => {
    await mustLeaveAnAdministrator(trx, id, 'user')
    await withdrawProposalsOf(trx, clock, id)
    const row = await trx.deleteFrom('users').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound('There is no such user.')
    await record(trx, clock, 'people.removed', row.email)
    return toListed(row)
  })

/** Locks every administrator until the transaction ends, so that two who remove each other cannot both succeed. */
const mustLeaveAnAdministrator = async (db: Database, id: string, field: string) => {
  const administrators = await db
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('role', '=', 'administrator')
    .returning('id')
    .execute()
  if (administrators.length === 1 && administrators[0]?.id === id)
    throw new Refused({ [field]: 'This is the last administrator. Make another person an administrator first.' })
}

const toListed = (row: UserRow, grants: GrantablePermission[] = []): ListedUser => ({
  _id: row.id,
  email: row.email,
  name: row.name || undefined,
  role: row.role,
  grants,
  createdAt: row.created_at,
  hasSecondFactor: row.second_factor_at !== null,
})

/** Grants: permissions of single users in addition to those of their role. `shared/permissions.ts` lists them. */
/** Replaces the grants of a user. Throws Refused for a role that cannot have any. */
const setGrants = (db: Database, clock: Clock, id: string, grants: GrantablePermission[]) =>
  db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('users').select(['email', 'role']).where('id', '=', id).executeTakeFirst()
    if (!row) throw new NotFound('There is no such user.')
    if (grants.length > 0 && !mayBeGranted(row.role))
      throw new Refused({ grants: 'Only editors can be given this permission: administrators have it already.' })
    const before = await deleteGrants(trx, id)
    if (grants.length > 0)
      await trx
        .insertInto('user_grants')
        .values(grants.map((permission) => ({ user_id: id, permission })))
        .execute()
    if (before.length !== grants.length)
      await record(trx, clock, grants.length > 0 ? 'people.granted' : 'people.grant-withdrawn', row.email)
  })

/** To be called in a transaction, also when the role changes: grants of a former role must not come back later. */
const deleteGrants = (db: Database, id: string) =>
  db.deleteFrom('user_grants').where('user_id', '=', id).returning('permission').execute()

/** The grants of every user who has any. */
const listGrants = async (db: Database) => {
  const rows = await db.selectFrom('user_grants').selectAll().execute()
  return (id: string) => rows.filter(({ user_id }) => user_id === id).map(({ permission }) => permission)
}
