/** Files for download, as a record type. */
import { filesPath } from '#shared/paths.ts'
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'

export const fileRecords: RecordType = {
  name: 'files',
  tables: ['files', 'file_uses'],
  api: {
    paths: ['/files'],
    lacks: {
      read: 'GET /files has everything about each file, and its address.',
      change: 'A changed file is a new file, so that the old address keeps its content.',
    },
  },
  permissions: ['articles.write'],
  adminPages: [filesPath],
  exports: [
    exported({
      name: 'files',
      about: 'the files for download: their names and sizes',
      table: 'files',
      toItem: ({ id, name, ending, bytes }) => ({ _id: id, name, bytes, file: `${id}.${ending}` }),
    }),
  ],
  person: { not: 'The site does not read what is in a file.' },
  expire: { not: 'A file stays until an editor deletes it.' },
  history: 'pictures',
  search: { not: 'The search finds the articles that link to a file.' },
  sitemap: { not: 'The sitemap lists pages only.' },
  dashboard: { not: 'Files create no tasks.' },
  launch: { not: 'A new site needs no file.' },
  startCheck: { not: 'There are few files, and they change rarely.' },
}
