/** Files for download, as a record type. */
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'

export const fileRecords: RecordType = {
  name: 'files',
  tables: ['files', 'file_uses'],
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
}
