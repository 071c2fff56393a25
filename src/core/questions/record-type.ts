/** Questions that visitors ask without a name, as a record type. */
import { questionsPath } from '#shared/paths.ts'
import type { Database } from '../database/tables.ts'
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { countTasks } from './find-questions.ts'
import { questionText, toQuestion } from './question-row.ts'
import { deleteExpiredQuestions } from './retention.ts'

const published = (db: Database) => db.selectFrom('questions').where('published_at', 'is not', null)

export const questionRecords: RecordType = {
  name: 'questions',
  tables: ['questions'],
  exports: [
    exported({
      name: 'questions',
      about: 'what visitors asked without a name, and the answers, as Markdown',
      table: 'questions',
      toItem: (row) => toQuestion(row),
    }),
  ],
  person: { not: 'A question is stored without a name, an address or anything else that identifies the person.' },
  expire: ({ db, clock }) => deleteExpiredQuestions(db, clock),
  search: {
    rows: (db) =>
      published(db).select(['id', 'published_at as updatedAt']).$narrowType<{ updatedAt: string }>().as('row'),
    texts: async (db, ids) => (await published(db).selectAll().where('id', 'in', ids).execute()).map(questionText),
  },
  sitemap: async (db) => {
    const rows = await published(db).select(['slug', 'published_at']).orderBy('published_at').orderBy('id').execute()
    return rows.map((row) => ({ path: `${questionsPath}/${row.slug}`, updatedAt: row.published_at ?? undefined }))
  },
  tasks: { permission: 'questions.write', count: countTasks },
  startCheck: { counted: 'questions', newest: ['questions', 'created_at'] },
}
