/** Newsletters, as a record type. */
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { toNewsletter } from './newsletter-row.ts'
import { saveResults } from './result.ts'

export const newsletterRecords: RecordType = {
  name: 'newsletters',
  tables: ['newsletters'],
  exports: [
    exported({
      name: 'newsletters',
      about: 'newsletters, as Markdown, and when they were sent',
      table: 'newsletters',
      toItem: (row) => toNewsletter(row),
    }),
  ],
  person: { not: 'A newsletter holds no address: each subscriber gets a separate email.' },
  expire: ({ db, clock }) => saveResults(db, clock),
}
