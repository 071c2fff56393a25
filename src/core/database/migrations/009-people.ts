import type { Kysely } from 'kysely'

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('users').addColumn('second_factor_secret', 'text').execute()
  await db.schema.alterTable('users').addColumn('second_factor_at', 'text').execute()
  await db.schema.alterTable('users').addColumn('second_factor_step', 'integer').execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_by_user', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute()
}
