import { type Kysely, sql } from 'kysely'

const dates = ['claimed_at', 'handed_at', 'sent_at', 'failed_at', 'unknown_at'] as const
const indexOf: Record<string, readonly string[]> = {
  sent: ['sent_at', 'id'],
  failed: ['failed_at', 'id'],
  unknown: ['unknown_at', 'id'],
  claimed: ['claimed_at'],
  handed: ['handed_at'],
}

// A migration never changes once it has landed.
export const up = async (db: Kysely<unknown>) => {
  await makeTexts(db)
  await makeLetters(db)
  for (const [name, columns] of Object.entries(indexOf))
    await db.schema
      .createIndex(`letters_${name}`)
      .on('letters')
      .columns([...columns])
      .where(sql.ref(`${name}_at`), 'is not', null)
      .execute()
  await indexWaiting(db, 'letters_waiting', ['created_at', 'id'])
  await indexWaiting(db, 'letters_next', ['priority', 'due_at', 'id'])
  await makeAccount(db)
}

const makeTexts = (db: Kysely<unknown>) =>
  db.schema
    .createTable('letter_texts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('is_secret', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

const makeLetters = async (db: Kysely<unknown>) => {
  let table = db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text_id', 'text', (column) => column.notNull().references('letter_texts.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('fills', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addUniqueConstraint('letters_once_for_each_reader', ['text_id', 'email_key'])
  for (const date of dates) table = table.addColumn(date, 'text')
  await table.execute()
  await db.schema.createIndex('letters_by_reader').on('letters').column('email_key').execute()
}

const indexWaiting = (db: Kysely<unknown>, name: string, columns: string[]) =>
  db.schema
    .createIndex(name)
    .on('letters')
    .columns(columns)
    .where(sql.ref('sent_at'), 'is', null)
    .where(sql.ref('failed_at'), 'is', null)
    .where(sql.ref('unknown_at'), 'is', null)
    .execute()

/** One row: whoever takes letters to send holds it meanwhile. */
const makeAccount = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('mail_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('troubles', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('trouble', 'text')
    .addColumn('trouble_since', 'text')
    .addColumn('paused_until', 'text')
    .execute()
  await sql`insert into mail_account (id) values ('account')`.execute(db)
}
