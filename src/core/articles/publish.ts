/**
 * Creates an article: published at once, scheduled, or a draft. Idempotent: requests with the same Idempotency-Key
 * create one article.
 *
 * A *new* article written in the admin area passes here as a draft: autosave creates it with its first words, so its
 * Publish button is a change of that draft and runs revise.ts. An article is published right here by programs that call
 * the API, and by a form whose autosave could not run.
 */
import type { Kind } from '#shared/feeds.ts'
import type { NewArticle } from '#shared/shapes/article.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { noteAssumedConsent } from '../images/assumed-consent.ts'
import { chooseImage, insertImage } from '../images/images.ts'
import type { StoredImage } from '../images/stored-image.ts'
import { Conflict, NotFound } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import { type ArticleDeps, findArticleRow, moreColumns, textColumns, titleColumns, toArticle } from './article-row.ts'
import { mustBeComplete, nextPublication, type Publication, publicationStatus } from './publication.ts'
import { reindexArticle } from './reindex.ts'
import { saveRevision } from './revisions.ts'
import { setSlug } from './slugs.ts'
import { saveTags } from './tags.ts'

const events = { draft: 'articles.drafted', scheduled: 'articles.scheduled', published: 'articles.published' } as const

/**
 * Two calls with the same key create one article; the second call returns it in its current state. Throws Conflict if
 * it was removed meanwhile, or if the key belongs to an article of the other feed.
 */
export const publishArticle = async (
  deps: ArticleDeps,
  kind: Kind,
  fields: NewArticle,
  bytes?: Uint8Array,
  key?: string,
) => {
  const { db, imageFiles, clock } = deps
  const id = key ? idFrom(key) : newId()
  const existing = async () => {
    if (key && (await isTaken(db, id))) return findArticleRow(db, { kind, id }).catch(alreadyGone)
  }
  const before = await existing()
  if (before) return toArticle(before, imageFiles.baseUrl)
  const at = clock().toISOString()
  const publication = nextPublication(undefined, fields, at)
  mustBeComplete(fields, publication)
  const image = bytes && (await imageFiles.save(bytes, fields.imageAlt))
  const creation = db.transaction().execute(async (trx) => {
    await record(trx, clock, events[publicationStatus(publication)], { kind, id, title: fields.title })
    await insertArticle(trx, kind, fields, at, image, { ...publication, id })
    if (publication.published_at) await noteAssumedConsent(trx, id, at)
    await saveRevision(trx, await findArticleRow(trx, { kind, id }), at)
  })
  await creation.catch(async (error) => {
    // A second request with the same key may have created it at the same moment.
    if (!(await existing())) throw error
  })
  return toArticle(await findArticleRow(db, { kind, id }), imageFiles.baseUrl)
}

const alreadyGone = (error: Error): never => {
  throw error instanceof NotFound
    ? new Conflict('This was sent before, and the article has been deleted since.')
    : error
}

/** The id may also belong to an article in the trash. */
const isTaken = async (db: Database, id: string) =>
  (await db.selectFrom('articles').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** To be called in a transaction: the article and its image's row are saved together. Returns the id. */
export const insertArticle = async (
  db: Database,
  kind: Kind,
  fields: NewArticle,
  at: string,
  image?: StoredImage,
  given: Publication & { id?: string } = { published_at: at, publish_at: null },
) => {
  if (image) await insertImage(db, image, at)
  const imageId = image?.id ?? (await chooseImage(db, fields))
  const row = await db
    .insertInto('articles')
    .values({ ...newArticleRow(kind, fields, at), ...given, image_id: imageId ?? null })
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveTags(db, row.id, fields.tags ?? [])
  if (fields.slug) await setSlug(db, { kind, id: row.id }, fields.slug)
  await reindexArticle(db, row)
  return row.id
}

/** The row of an article that is published at once. */
export const newArticleRow = (kind: Kind, fields: NewArticle, at: string) => ({
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
