/** Users, with their sessions, invitations and everything else they sign in with, as a record type. */
import { foldEmail } from '#shared/email.ts'
import { accountPath, joinPath, peoplePath } from '#shared/paths.ts'
import type { Database } from '../database/open.ts'
import { exported } from '../export/fields.ts'
import type { PersonPart, RecordType } from '../record-types/record-type.ts'
import { eraseInvitation, invitationOf } from './invitations.ts'

const accountOf = async (db: Database, email: string) => {
  const row = await db
    .selectFrom('users')
    .select(['email', 'role', 'created_at'])
    .where('email_key', '=', foldEmail(email))
    .executeTakeFirst()
  return row && { email: row.email, role: row.role, createdAt: row.created_at }
}

const person: PersonPart = {
  show: async ({ db }, { email }) => ({
    invitation: await invitationOf(db, email),
    account: await accountOf(db, email),
  }),
  /** Everything except an account: an administrator removes accounts. */
  erase: async ({ db }, { email }) => ({
    invitations: await eraseInvitation(db, email),
    hasAccount: (await accountOf(db, email)) !== undefined,
  }),
}

export const userRecords: RecordType = {
  name: 'users',
  tables: [
    'users',
    'user_grants',
    'sessions',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'invitations',
    'password_resets',
    'api_tokens',
  ],
  api: {
    paths: ['/users', '/invitations', '/api-tokens', '/auth', '/settings'],
    create: ['POST /invitations', 'POST /auth/join'],
    list: ['GET /users'],
    read: { not: 'GET /users has everything about each user.' },
    change: ['PATCH /users/{id}'],
    remove: ['DELETE /users/{id}'],
    public: [
      'POST /auth/login',
      'POST /auth/passkey-login/options',
      'POST /auth/passkey-login',
      'POST /auth/password-reset',
      'PUT /auth/password-reset',
      'POST /auth/invitation',
      'POST /auth/join',
    ],
  },
  permissions: ['people.read', 'people.write'],
  pages: {
    public: { not: 'The pages for signing in are not for the public.' },
    admin: [peoplePath, accountPath, joinPath],
  },
  exports: [
    exported({
      name: 'users',
      about: 'the users and their roles',
      table: 'users',
      toItem: ({ id, email, name, role, created_at: createdAt }) => ({ _id: id, createdAt, email, name, role }),
    }),
  ],
  person,
  expire: async ({ people }) => {
    for (const each of [people.invitations, people.passwordResets, people.passkeys, people.apiTokens])
      await each.deleteExpired()
  },
  history: 'people',
  search: { not: 'Users are not public.' },
  sitemap: { not: 'Users are not public.' },
  dashboard: { not: 'The page *People* shows open invitations.' },
  launch: { steps: ['second-factor'] },
  startCheck: {
    counted: 'users',
    newest: (db) =>
      db
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('used_at').as('at'))
        .executeTakeFirst(),
  },
  lists: [],
}
