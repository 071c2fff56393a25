/** The texts of the site outside articles, as a record type. */
import { lookPath, siteContentPath } from '#shared/paths.ts'
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'

export const siteContentRecords: RecordType = {
  name: 'site',
  tables: ['site_content', 'site_content_versions', 'site_content_previews'],
  api: {
    paths: ['/site', '/privacy'],
    lacks: {
      create: 'The sections are fixed.',
      remove: 'The sections are fixed; each earlier version can be restored.',
    },
  },
  permissions: ['site.write'],
  adminPages: [lookPath, siteContentPath, `${siteContentPath}/:part`, `${siteContentPath}/:part/history`],
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
  history: 'site',
  search: { not: 'shared/pages/pages.ts describes the pages in which the texts appear.' },
  sitemap: { not: 'The pages in which the texts appear are in the sitemap.' },
  dashboard: { not: 'The launch list says which texts to replace.' },
  launch: { steps: ['examples', 'organisation'] },
  startCheck: { not: 'There are few sections, and they change rarely.' },
}
