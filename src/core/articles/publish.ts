import type { Kind } from '#shared/feeds.ts'
import type { NewArticle } from '#shared/shapes/article.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { choosePicture } from '../images/choose.ts'
import { insertImage } from '../images/images.ts'
import type { StoredImage } from '../images/stored-image.ts'
import { idFrom, newId } from '../lib/id.ts'
import { giveAddress } from './addresses.ts'
import { findRow, moreColumns, rowAt, textColumns, titleColumns, toArticle } from './article-row.ts'
import type { Parts } from './articles.ts'
import { place } from './placing.ts'
import { keepRevision } from './revisions.ts'
import { mustBeWhole, type Standing, standingFor, statusOf } from './standing.ts'
import { keepTags } from './tags.ts'

const deeds = { draft: 'articles.drafted', scheduled: 'articles.scheduled', published: 'articles.published' } as const

/** With a key, twice is once: what was made the first time is answered again, whatever became of it since. */
export const publishArticle = async (
  parts: Parts,
  kind: Kind,
  fields: NewArticle,
  bytes?: Uint8Array,
  key?: string,
) => {
  const { db, media, clock } = parts
  const id = key ? idFrom(key) : newId()
  const known = async () => (key ? await findRow(db, { kind, id }) : undefined)
  const before = await known()
  if (before) return toArticle(before, media.address)
  const at = clock().toISOString()
  const standing = standingFor(undefined, fields, at)
  mustBeWhole(fields, standing)
  const image = bytes && (await media.keep(bytes, fields.imageAlt))
  const make = db.transaction().execute(async (trx) => {
    await record(trx, clock, deeds[statusOf(standing)], fields.title)
    await insertArticle(trx, kind, fields, at, image, { ...standing, id })
    await keepRevision(trx, await rowAt(trx, { kind, id }), at)
  })
  await make.catch(async (error) => {
    // The same may have been sent twice in the same instant: the other one made it.
    if (!(await known())) throw error
  })
  return toArticle(await rowAt(db, { kind, id }), media.address)
}

/** To be called in a transaction: the article and its picture's row belong together. */
export const insertArticle = async (
  db: Database,
  kind: Kind,
  fields: NewArticle,
  at: string,
  image?: StoredImage,
  given: Standing & { id?: string } = { published_at: at, publish_at: null },
) => {
  if (image) await insertImage(db, image, at)
  const imageId = image?.id ?? (await choosePicture(db, fields))
  const row = await db
    .insertInto('articles')
    .values({ ...newRow(kind, fields, at), ...given, image_id: imageId ?? null })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepTags(db, row.id, fields.tags ?? [])
  if (fields.slug) await giveAddress(db, { kind, id: row.id }, fields.slug)
  await place(db, row)
  return row.id
}

/** Published at once. */
export const newRow = (kind: Kind, fields: NewArticle, at: string) => ({
  id: newId(),
  kind,
  ...titleColumns(fields.title),
  author: fields.author,
  ...textColumns(fields.content),
  ...moreColumns(fields),
  image_id: null,
  created_at: at,
  updated_at: at,
  published_at: at,
})
