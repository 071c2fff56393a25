import { type Kysely, sql } from 'kysely'

const dates = ['read_at', 'answered_at', 'archived_at', 'spam_at', 'urgent_at']

// A migration never changes once it has landed. What came before there was an inbox counts as read.
export const up = async (db: Kysely<unknown>) => {
  for (const column of [...dates, 'spam_reason'])
    await db.schema.alterTable('messages').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('messages')
    .addColumn('assigned_to', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  for (const column of ['sort_at', 'search_key'])
    await db.schema
      .alterTable('messages')
      .addColumn(column, 'text', (made) => made.notNull().defaultTo(''))
      .execute()
  await sql`update messages set read_at = created_at, sort_at = created_at, search_key = lower(name || ' ' || email || ' ' || subject)`.execute(
    db,
  )
  await index(db, 'inbox', ['archived_at', 'spam_at'], [])
  await index(db, 'unread', ['archived_at', 'spam_at', 'read_at'], [])
  await index(db, 'answered', ['spam_at'], ['answered_at'])
  await index(db, 'archived', ['spam_at'], ['archived_at'])
  await index(db, 'spam', [], ['spam_at'])
  await db.schema
    .createIndex('messages_by_person')
    .on('messages')
    .columns(['assigned_to', 'sort_at', 'id'])
    .where(sql.ref('assigned_to'), 'is not', null)
    .execute()
}

const index = (db: Kysely<unknown>, folder: string, without: string[], having: string[]) => {
  let made = db.schema.createIndex(`messages_${folder}`).on('messages').columns(['sort_at', 'id'])
  for (const column of without) made = made.where(sql.ref(column), 'is', null)
  for (const column of having) made = made.where(sql.ref(column), 'is not', null)
  return made.execute()
}
