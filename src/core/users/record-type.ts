/** Users, with their sessions, invitations and everything else they sign in with, as a record type. */
import { foldEmail } from '#shared/email.ts'
import type { Database } from '../database/tables.ts'
import { deleteExpiredRows } from '../database/trash.ts'
import { exported } from '../export/fields.ts'
import { inRecords, type PersonPart, type RecordType } from '../record-types/record-type.ts'
import { eraseInvitation, invitationOf } from './invitations.ts'
import { deleteForgottenSignIns } from './known-sign-ins.ts'
import { jobFields } from './user-row.ts'

const accountOf = async (db: Database, email: string) => {
  const row = await db
    .selectFrom('users')
    .select(['email', 'role', 'created_at'])
    .where('email_key', '=', foldEmail(email))
    .executeTakeFirst()
  return row && { email: row.email, ...jobFields(row), createdAt: row.created_at }
}

const pushDevicesOf = (db: Database, email: string) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'device', 'endpoint', 'push_subscriptions.created_at as createdAt'])
    .where('email_key', '=', foldEmail(email))
    .orderBy('push_subscriptions.created_at')
    .execute()

/** The devices that get push notifications. Signing in again and turning them on adds them again. */
const pushDevices = inRecords('pushSubscriptions', {
  find: async (db, { email }) =>
    (await pushDevicesOf(db, email)).map(({ id: _id, device, endpoint, createdAt }) => ({
      _id,
      device,
      endpoint,
      createdAt,
    })),
  erase: async (db, { email }) => {
    const ids = (await pushDevicesOf(db, email)).map(({ id }) => id)
    if (ids.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute()
    return ids.length
  },
})

const person: PersonPart = {
  show: async (step, whose) => ({
    invitation: await invitationOf(step.db, whose.email),
    account: await accountOf(step.db, whose.email),
    ...(await pushDevices.show(step, whose)),
  }),
  /** Everything except an account: an administrator removes accounts. */
  erase: async (step, whose) => ({
    invitations: await eraseInvitation(step.db, whose.email),
    hasAccount: (await accountOf(step.db, whose.email)) !== undefined,
    ...(await pushDevices.erase(step, whose)),
  }),
}

const expiring = ['invitations', 'password_resets', 'address_changes', 'passkey_challenges', 'api_tokens'] as const

export const userRecords: RecordType = {
  name: 'users',
  tables: [
    'users',
    'sessions',
    'known_sign_ins',
    'open_point_emails',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'invitations',
    'password_resets',
    'address_changes',
    'api_tokens',
    'push_subscriptions',
    'push_notices',
  ],
  exports: [
    exported({
      name: 'users',
      about: 'the users and their jobs',
      table: 'users',
      toItem: (row) => ({
        _id: row.id,
        createdAt: row.created_at,
        email: row.email,
        name: row.name,
        ...jobFields(row),
      }),
    }),
    exported({
      name: 'push-subscriptions',
      about: 'the devices of users that get push notifications, without their keys',
      table: 'push_subscriptions',
      toItem: ({ id, user_id: userId, device, created_at: createdAt }) => ({ _id: id, createdAt, userId, device }),
    }),
  ],
  person,
  expire: async ({ db, clock }) => {
    for (const table of expiring) await deleteExpiredRows(db, clock, table)
    await deleteForgottenSignIns(db, clock)
  },
  startCheck: { counted: 'users', newest: ['sessions', 'used_at'] },
}
