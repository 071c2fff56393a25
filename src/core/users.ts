/** The people who may sign in. */
import { foldEmail, isEmail } from '#shared/email.ts'
import type { Role } from '#shared/permissions.ts'
import type { Credentials } from '#shared/shapes/session.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { UserRow } from './database/tables.ts'
import { NotFound, Refused } from './errors.ts'
import { newId } from './id.ts'
import { hashPassword, isPassword, newPassword } from './passwords.ts'

export type User = { id: string; email: string; role: Role }

export const createUsers = (db: Database, clock: Clock) => ({
  add: (email: string, password: string, role: Role) => addUser(db, clock, { email, password, role }),
  /** Gives a new random password and ends every session of this user. */
  resetPassword: (email: string) => resetPassword(db, email),
  /** Takes the same time whether or not the address is known. */
  withCredentials: (credentials: Credentials) => withCredentials(db, credentials),
  hasAny: async () => (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined,
})

export const toUser = (row: Pick<UserRow, 'id' | 'email' | 'role'>): User => ({
  id: row.id,
  email: row.email,
  role: row.role as Role,
})

type NewUser = { email: string; password: string; role: Role }

const addUser = async (db: Database, clock: Clock, { email, password, role }: NewUser) => {
  const row: UserRow = {
    id: newId(),
    email,
    email_key: foldEmail(email),
    password_hash: await hashPassword(password),
    role,
    created_at: clock().toISOString(),
  }
  const added = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Refused({ email: `${email} already has an account.` })
  return toUser(row)
}

const resetPassword = async (db: Database, email: string) => {
  const password = newPassword()
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('email_key', '=', foldEmail(email))
      .returning('id')
      .executeTakeFirst()
    if (!user) throw new NotFound(`Nobody has an account as ${email}.`)
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  })
  return password
}

const withCredentials = async (db: Database, { email, password }: Credentials) => {
  // What is no address is not looked for: a database may choke on it.
  const row = isEmail(email) ? await byEmail(db, email) : undefined
  return (await isPassword(password, row?.password_hash)) && row ? toUser(row) : undefined
}

const byEmail = (db: Database, email: string) =>
  db.selectFrom('users').selectAll().where('email_key', '=', foldEmail(email)).executeTakeFirst()
