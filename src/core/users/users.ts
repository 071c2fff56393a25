/**
 * Users: the people who may sign in (accounts), and their jobs. The last administrator can neither be removed nor lose
 * that job. `shared/permissions.ts` says what each job may do.
 */
import { foldEmail } from '#shared/email.ts'
import { jobNames } from '#shared/job-names.ts'
import { type Job, jobsIn, roleWith } from '#shared/permissions.ts'
import type { ListedUser } from '#shared/shapes/user.ts'
import { record } from '../audit/audit-log.ts'
import { insertNew } from '../database/query.ts'
import type { Database, UserRow } from '../database/tables.ts'
import { withdrawProposalsOf } from '../gifts/withdraw-proposals.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { hashPassword } from './password-hash.ts'
import { jobFields, lockAdministrators, noSecondFactor, toUser, type User } from './user-row.ts'

export const createUsers = (db: Database, clock: Clock) => ({
  /** `role`: an earlier role, or jobs separated by spaces. */
  add: async (email: string, password: string, role: string) =>
    insertUser(db, clock, {
      email,
      name: null,
      password_hash: await hashPassword(password),
      role: roleWith(jobsIn(role)),
    }),
  hasAny: async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined,
  /** All users by address; few enough to be one list. */
  list: async () => {
    const rows = await db.selectFrom('users').selectAll().orderBy('email_key').execute()
    return rows.map(toListed)
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
  changeJobs: (id: string, jobs: readonly Job[]) => changeJobs(db, clock, id, roleWith(jobs)),
  /** Also ends the user's sessions (on delete cascade). Throws Refused for the last administrator. */
  remove: (id: string) => removeUser(db, clock, id),
})

type NewUser = Pick<UserRow, 'email' | 'name' | 'password_hash' | 'role'>

export const insertUser = async (db: Database, clock: Clock, { email, name, password_hash, role }: NewUser) => {
  const created_at = clock().toISOString()
  const person = { email, email_key: foldEmail(email), name, role }
  const row = { id: newId(), ...person, password_hash, created_at, password_reset_at: null, ...noSecondFactor }
  const added = await insertNew(db, 'users', row, 'email_key').returning('id').executeTakeFirst()
  if (!added) throw new Refused({ email: `${email} already has an account.` })
  return toUser(row)
}

const changeJobs = (db: Database, clock: Clock, id: string, role: string) =>
  db.transaction().execute(async (trx) => {
    if (role !== 'administrator') {
      await mustLeaveAnAdministrator(trx, id, 'jobs')
      await withdrawProposalsOf(trx, clock, id)
    }
    const row = await trx.updateTable('users').set({ role }).where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound('There is no such user.')
    await record(trx, clock, 'people.jobs-changed', withJobs(row))
    return toListed(row)
  })

/** The subject of an audit event that gives jobs. */
const withJobs = ({ email, role }: Pick<UserRow, 'email' | 'role'>) =>
  `${email}: ${jobsIn(role)
    .map((job) => jobNames[job])
    .join(', ')}`

const removeUser = (db: Database, clock: Clock, id: string) =>
  db.transaction().execute(async (trx) => {
    await mustLeaveAnAdministrator(trx, id, 'user')
    await withdrawProposalsOf(trx, clock, id)
    const row = await trx.deleteFrom('users').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound('There is no such user.')
    await record(trx, clock, 'people.removed', row.email)
    return toListed(row)
  })

/** Two administrators who remove each other cannot both succeed: the second one waits for the first. */
const mustLeaveAnAdministrator = async (db: Database, id: string, field: string) => {
  const administrators = await lockAdministrators(db)
  if (administrators.length === 1 && administrators[0]?.id === id)
    throw new Refused({ [field]: 'This is the last administrator. Make another person an administrator first.' })
}

const toListed = (row: UserRow): ListedUser => ({
  _id: row.id,
  email: row.email,
  name: row.name || undefined,
  ...jobFields(row),
  createdAt: row.created_at,
  hasSecondFactor: row.second_factor_at !== null,
})
