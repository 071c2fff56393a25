/** Grants: permissions of single users in addition to those of their role. `shared/permissions.ts` lists them. */
import { type GrantablePermission, mayBeGranted } from '#shared/permissions.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'

/** Replaces the grants of a user. Throws Refused for a user whose role gets none. */
export const setGrants = (db: Database, clock: Clock, id: string, grants: GrantablePermission[]) =>
  db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('users').select(['email', 'role']).where('id', '=', id).executeTakeFirst()
    if (!row) throw new NotFound('There is no such user.')
    if (grants.length > 0 && !mayBeGranted(row.role))
      throw new Refused({ grants: 'Only editors can be allowed this: administrators may do it already.' })
    const before = await deleteGrants(trx, id)
    if (grants.length > 0)
      await trx
        .insertInto('user_grants')
        .values(grants.map((permission) => ({ user_id: id, permission })))
        .execute()
    if (before.length !== grants.length)
      await record(trx, clock, grants.length > 0 ? 'people.granted' : 'people.grant-withdrawn', row.email)
  })

/** To be called in a transaction, also when the role changes: what an editor was allowed does not come back later. */
export const deleteGrants = (db: Database, id: string) =>
  db.deleteFrom('user_grants').where('user_id', '=', id).returning('permission').execute()

/** The grants of every user who has any. */
export const listGrants = async (db: Database) => {
  const rows = await db.selectFrom('user_grants').selectAll().execute()
  return (id: string) => rows.filter(({ user_id }) => user_id === id).map(({ permission }) => permission)
}
