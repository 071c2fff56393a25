/** Maps a user to its row, and back. */
import { foldEmail } from '#shared/email.ts'
import { can, earlierRole, type Job, jobsIn, type Permission } from '#shared/permissions.ts'
import type { Database, UserRow } from '../database/tables.ts'

export type User = { id: string; email: string; jobs?: Job[]; role: string; name: string | null }

export const jobFields = ({ role }: Pick<UserRow, 'role'>) => {
  const jobs = jobsIn(role)
  return { jobs, role: earlierRole(jobs) }
}

export const toUser = (row: Pick<UserRow, 'id' | 'email' | 'role' | 'name'>): User => ({
  id: row.id,
  email: row.email,
  ...jobFields(row),
  name: row.name,
})

export const rowByEmail = (db: Database, email: string) =>
  db.selectFrom('users').selectAll().where('email_key', '=', foldEmail(email)).executeTakeFirst()

/** The users with a permission, by email: few enough for one list without pages. */
export const usersWho = async (db: Database, permission: Permission) => {
  const users = await db.selectFrom('users').select(['id', 'email', 'name', 'role']).orderBy('email_key').execute()
  return users.filter((user) => can(user, permission))
}

/** Locks every administrator until the transaction ends, so that nobody is removed or gets another job meanwhile. */
export const lockAdministrators = (db: Database) =>
  db
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('role', '=', 'administrator')
    .returning(['id', 'email', 'name'])
    .execute()

export const noSecondFactor = { second_factor_secret: null, second_factor_at: null, second_factor_step: null }

/** The names by address, of the users who have entered one. */
export const namesByEmail = async (db: Database): Promise<Record<string, string>> => {
  const rows = await db.selectFrom('users').select(['email', 'name']).execute()
  return Object.fromEntries(rows.flatMap(({ email, name }) => (name ? [[email, name]] : [])))
}

/** The purposes of the emails whose link lets the recipient sign in to an account. */
export const accessEmails = {
  invitation: 'invitation',
  passwordReset: 'password reset',
  addressChange: 'address change',
} as const

/** Whether the text of this email still has such a link. */
export const givesAccess = ({ purpose, text }: { purpose: string; text: string }) =>
  text !== '' && Object.values<string>(accessEmails).includes(purpose)
