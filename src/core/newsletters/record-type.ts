/** Newsletters, as a record type. */
import { manageNewslettersPath } from '#shared/paths.ts'
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { toNewsletter } from './newsletter-row.ts'
import { saveResults } from './result.ts'

export const newsletterRecords: RecordType = {
  name: 'newsletters',
  tables: ['newsletters'],
  api: { paths: ['/newsletters', '/sent-newsletters', '/newsletter-previews'] },
  permissions: ['newsletters.write'],
  adminPages: [manageNewslettersPath, `${manageNewslettersPath}/new`, `${manageNewslettersPath}/:id`],
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
  history: 'newsletters',
  search: { not: 'Newsletters repeat what articles say; the page of newsletters lists them.' },
  sitemap: { not: 'The page of newsletters, which is in the sitemap, links to each of them.' },
  dashboard: { not: 'The outbox shows the progress of a newsletter.' },
  launch: { not: 'A new site needs no newsletter.' },
  startCheck: { not: 'There are few newsletters.' },
}
