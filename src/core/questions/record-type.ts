/** Questions that visitors ask without a name, as a record type. */
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { questionLists, toQuestion } from './question-row.ts'

export const questionRecords: RecordType = {
  name: 'questions',
  tables: ['questions', 'search_questions'],
  api: {
    paths: ['/questions'],
    create: ['POST /questions'],
    list: ['GET /questions', 'GET /questions/inbox'],
    read: ['GET /questions/{slug}', 'GET /questions/inbox/{id}'],
    change: ['PATCH /questions/inbox/{id}'],
    remove: ['DELETE /questions/inbox/{id}'],
    public: [
      ...['GET /questions', 'POST /questions', 'GET /questions/{slug}'],
      ...['POST /questions/similar', 'GET /questions/codes/{code}'],
    ],
  },
  permissions: ['questions.write'],
  pages: { public: { not: 'The pages are not built yet.' }, admin: { not: 'The pages are not built yet.' } },
  exports: [
    exported({
      name: 'questions',
      about: 'what visitors asked without a name, and the answers, as Markdown',
      table: 'questions',
      toItem: (row) => toQuestion(row),
    }),
  ],
  person: { not: 'A question is stored without a name, an address or anything else that leads to the person.' },
  expire: ({ questions }) => questions.deleteExpired(),
  history: 'questions',
  search: { not: 'Published questions are in the full-text index of core/search/search-index.ts.' },
  sitemap: { not: 'The pages are not built yet.' },
  dashboard: { not: 'The pages are not built yet.' },
  launch: { not: 'A new site needs no question.' },
  startCheck: {
    counted: 'questions',
    newest: (db) =>
      db
        .selectFrom('questions')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst(),
  },
  lists: questionLists,
}
