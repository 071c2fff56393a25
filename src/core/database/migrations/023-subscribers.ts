import { type Kysely, sql } from 'kysely'

const columns = [
  ...['source', 'language', 'agreed_at', 'agreed_to', 'agreed_on'],
  ...['asked_at', 'asked_letter', 'confirm_hash'],
  ...['confirmed_at', 'confirmed_by', 'confirm_reason'],
  ...['left_at', 'left_reason', 'stopped_at', 'stopped_why'],
]

// A migration never changes once it has landed. Of those who came before it nobody knows what they agreed to: they wait.
export const up = async (db: Kysely<unknown>) => {
  for (const column of columns) await db.schema.alterTable('subscribers').addColumn(column, 'text').execute()
  await db.schema.createIndex('subscribers_by_link').on('subscribers').column('confirm_hash').execute()
  await indexState(db, 'left', [], ['left_at'])
  await indexState(db, 'bouncing', ['left_at'], ['stopped_at'])
  await indexState(db, 'confirmed', ['left_at', 'stopped_at'], ['confirmed_at'])
  await indexState(db, 'waiting', ['left_at', 'stopped_at', 'confirmed_at'], [])
}

const indexState = (db: Kysely<unknown>, state: string, without: string[], having: string[]) => {
  let index = db.schema.createIndex(`subscribers_${state}`).on('subscribers').columns(['created_at', 'id'])
  for (const column of without) index = index.where(sql.ref(column), 'is', null)
  for (const column of having) index = index.where(sql.ref(column), 'is not', null)
  return index.execute()
}
