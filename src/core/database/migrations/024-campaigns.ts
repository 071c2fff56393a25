import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed. No reference to the text: it goes with the letters, the campaign stays.
export const up = async (db: Kysely<unknown>) => {
  let table = db.schema
    .createTable('campaigns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('queued', 'integer', (column) => column.notNull().defaultTo(0))
  for (const name of ['subject', 'preview', 'content', 'language', 'created_at', 'updated_at', 'queued_through'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['readers', 'send_at', 'started_at', 'text_id', 'all_queued_at', 'paused_at', 'pause_reason'])
    table = table.addColumn(name, 'text')
  for (const name of ['stopped_at', 'finished_at', 'result']) table = table.addColumn(name, 'text')
  await table.execute()
  await db.schema.createIndex('campaigns_sent').on('campaigns').columns(['started_at', 'id']).execute()

  await db.schema.alterTable('letter_texts').addColumn('paused_at', 'text').execute()
  await db.schema
    .createIndex('letter_texts_paused')
    .on('letter_texts')
    .column('id')
    .where(sql.ref('paused_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('letters_by_text')
    .on('letters')
    .columns(['text_id', 'sent_at', 'failed_at', 'unknown_at'])
    .execute()
}
