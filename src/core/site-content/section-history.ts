/**
 * Saves a section of the site content as a new version, unless another user saved first (optimistic locking), and lists
 * the versions (history), of which `limits.sectionVersions` (50) are kept.
 */
import { defaultContent } from '#shared/content/defaults.ts'
import { sections } from '#shared/content/sections.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import { displayNameOf } from '#shared/display-name.ts'
import { limits } from '#shared/limits.ts'
import type { SectionVersion } from '#shared/shapes/site-content.ts'
import { record } from '../audit/audit-log.ts'
import { insertNew } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { mediaPath } from '../images/stored-image.ts'
import { saveUses } from '../images/uses.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { readPageOf } from '../paging/page.ts'
import { namesByEmail } from '../users/user-row.ts'
import { imageIdsInContent } from './content-images.ts'

type SectionEdit = { section: SectionName; content: SiteContent[SectionName]; version: number; who: string }

/** Saves nothing and returns false when another user has saved a newer version than `version`. */
export const saveSectionVersion = (
  { db, clock }: { db: Database; clock: Clock },
  { section, content, version, who }: SectionEdit,
) =>
  db.transaction().execute(async (trx) => {
    await refuseMissingImages(trx, content)
    const row = { section, version: version + 1, fields: JSON.stringify(content) }
    if (!(await replaceVersion(trx, row, version))) return false
    await trx
      .insertInto('site_content_versions')
      .values({ ...row, at: clock().toISOString(), who })
      .execute()
    await trx
      .deleteFrom('site_content_versions')
      .where('section', '=', section)
      .where('version', '<=', row.version - limits.sectionVersions)
      .execute()
    await saveUses(trx, { section }, imageUrlsIn(content))
    await record(trx, clock, 'site.changed', sections[section].title)
    return true
  })

type Row = { section: SectionName; version: number; fields: string }

/** Changing the row locks it: if two users edit the same version, the second changes nothing. */
const replaceVersion = async (db: Database, row: Row, version: number) => {
  const changed = version === 0 ? insertFirst(db, row) : updateNext(db, row, version)
  return (await changed.executeTakeFirst()) !== undefined
}

const insertFirst = (db: Database, row: Row) => insertNew(db, 'site_content', row, 'section').returning('version')

const updateNext = (db: Database, row: Row, version: number) =>
  db
    .updateTable('site_content')
    .set(row)
    .where('section', '=', row.section)
    .where('version', '=', version)
    .returning('version')

/** As text, because the image library finds uses by the URLs in texts. */
const imageUrlsIn = (content: object) =>
  imageIdsInContent(content)
    .map((id) => `${mediaPath}${id}.jpg`)
    .join(' ')

const refuseMissingImages = async (db: Database, content: object) => {
  const ids = imageIdsInContent(content)
  if (ids.length === 0) return
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute()
  if (rows.length < ids.length) throw new Refused({ picture: 'The picture no longer exists. Choose another one.' })
}

export const listSectionVersions = async (db: Database, section: SectionName, page: number, limit: number) => {
  const names = await namesByEmail(db)
  return readPageOf(versionsOf(db, section).selectAll().orderBy('version', 'desc'), { page, limit }, (rows) =>
    rows.map(
      ({ version, at, who: email, fields }): SectionVersion => ({
        ...{ version, at, by: displayNameOf({ email, name: names[email] }) },
        words: JSON.parse(fields),
      }),
    ),
  )
}

const versionsOf = (db: Database, section: SectionName) =>
  db.selectFrom('site_content_versions').where('section', '=', section)

/** Version 0 is the default content. Throws NotFound. */
export const contentOfVersion = async (
  db: Database,
  section: SectionName,
  version: number,
): Promise<SiteContent[SectionName]> => {
  if (version === 0) return defaultContent[section]
  const row = await versionsOf(db, section).select('fields').where('version', '=', version).executeTakeFirst()
  if (!row) throw new NotFound('There is no such version.')
  return JSON.parse(row.fields)
}
