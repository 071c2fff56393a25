import type { Kysely } from 'kysely'

// A migration never changes once it has landed. No reference to letters: they go sooner than what they answered.
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('message_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('letter_id', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute()
  await db.schema.createIndex('message_answers_in_order').on('message_answers').columns(['message_id', 'at']).execute()
  await db.schema
    .createTable('message_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('message_notes_in_order').on('message_notes').columns(['message_id', 'at']).execute()
  await whatAnswersAreMadeOf(db)
}

const whatAnswersAreMadeOf = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('canned_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('answering_people')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('signature', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('wants_notices', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('noticed_at', 'text')
    .execute()
}
