/** One change of a part: the new words and the version that tells of them, both or neither. */
import { sections } from '#shared/content/parts.ts'
import type { SectionName, SiteContent } from '#shared/content/words.ts'
import { limits } from '#shared/limits.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { ownAddress } from '../images/stored-image.ts'
import { noteUses } from '../images/uses.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { pictureIdsIn } from './pictures-of-words.ts'

type Change = { part: SectionName; words: SiteContent[SectionName]; version: number; who: string }

/** False when somebody else came first: then nothing was changed. */
export const changePart = ({ db, clock }: { db: Database; clock: Clock }, { part, words, version, who }: Change) =>
  db.transaction().execute(async (trx) => {
    await refuseUnknownPictures(trx, words)
    const row = { section: part, version: version + 1, fields: JSON.stringify(words) }
    if (!(await replaceVersion(trx, row, version))) return false
    await trx
      .insertInto('site_content_versions')
      .values({ ...row, at: clock().toISOString(), who })
      .execute()
    await trx
      .deleteFrom('site_content_versions')
      .where('section', '=', part)
      .where('version', '<=', row.version - limits.wordsVersions)
      .execute()
    await noteUses(trx, { section: part }, addressesIn(words))
    await record(trx, clock, 'site.changed', sections[part].title)
    return true
  })

type Row = { section: SectionName; version: number; fields: string }

/** The row is the lock: of two people who change the same version, one comes second. */
const replaceVersion = async (db: Database, row: Row, version: number) => {
  const written = version === 0 ? insertFirst(db, row) : updateNext(db, row, version)
  return (await written.executeTakeFirst()) !== undefined
}

const insertFirst = (db: Database, row: Row) =>
  db
    .insertInto('site_content')
    .values(row)
    .onConflict((conflict) => conflict.column('section').doNothing())
    .returning('version')

const updateNext = (db: Database, row: Row, version: number) =>
  db
    .updateTable('site_content')
    .set(row)
    .where('section', '=', row.section)
    .where('version', '=', version)
    .returning('version')

/** The library reads in texts which pictures they name. */
const addressesIn = (words: object) =>
  pictureIdsIn(words)
    .map((id) => `${ownAddress}${id}.jpg`)
    .join(' ')

const refuseUnknownPictures = async (db: Database, words: object) => {
  const ids = pictureIdsIn(words)
  if (ids.length === 0) return
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute()
  if (rows.length < ids.length) throw new Refused({ picture: 'The picture is gone. Choose it again.' })
}
