/** Who changed a part, when, and to which words. */
import { defaultContent } from '#shared/content/own-words.ts'
import type { SectionName, SiteContent } from '#shared/content/words.ts'
import type { SectionVersion } from '#shared/shapes/site-content.ts'
import type { Database } from '../database/open.ts'
import { NotFound } from '../lib/errors.ts'
import { offsetOf, toPage } from '../paging/page.ts'

export const listVersions = async (db: Database, part: SectionName, page: number, limit: number) => {
  const { total } = await versionsOf(db, part)
    .select((make) => make.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await versionsOf(db, part)
    .selectAll()
    .orderBy('version', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  const found = rows.map(
    ({ version, at, who, fields }): SectionVersion => ({ version, at, by: who, words: JSON.parse(fields) }),
  )
  return toPage(found, Number(total), page, limit)
}

const versionsOf = (db: Database, part: SectionName) =>
  db.selectFrom('site_content_versions').where('section', '=', part)

/** Version 0 came with the site, and is never lost. */
export const wordsOfVersion = async <Name extends SectionName>(db: Database, part: Name, version: number) => {
  if (version === 0) return defaultContent[part]
  const row = await versionsOf(db, part).select('fields').where('version', '=', version).executeTakeFirst()
  if (!row) throw new NotFound('There is no such version.')
  return JSON.parse(row.fields) as SiteContent[Name]
}
