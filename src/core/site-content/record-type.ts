/** The texts of the site outside articles, as a record type. */
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'

export const siteContentRecords: RecordType = {
  name: 'site',
  tables: ['site_content', 'site_content_versions', 'site_content_previews'],
  exports: [
    exported({
      name: 'site-content',
      about: 'the texts of the site that somebody changed, by section',
      table: 'site_content',
      toItem: ({ section, version, fields }) => ({ section, version, fields: JSON.parse(fields) }),
    }),
  ],
  person: { not: 'Team members are named at their own request; an administrator removes them.' },
  expire: { not: 'Previews are replaced and checked for their age when they are read; the rest stays.' },
}
