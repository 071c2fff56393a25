/**
 * What users record for others, a question by phone and a volunteer from a paper list, and how a volunteer was welcomed.
 * A database made by this version has the columns already.
 */
import type { Kysely } from 'kysely'
import { addColumns } from './add-columns.ts'

export const up = async (db: Kysely<unknown>) => {
  await addColumns(db, 'questions', ['came_by'])
  await addColumns(db, 'volunteers', ['agreed_on', 'welcomed_at', 'welcomed_by'])
}
