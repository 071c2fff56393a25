/** News and blog posts: one thing of two kinds. */
import type { Kind } from '#shared/feeds.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { moreColumns, textColumns, toArticle } from './article-row.ts'
import { ago, type Clock, days } from './clock.ts'
import type { Database } from './database/open.ts'
import { NotFound } from './errors.ts'
import { newId } from './id.ts'
import { deleteImage, imageColumns, insertImage } from './images.ts'
import type { Media } from './media/media.ts'
import type { StoredImage } from './media/stored-image.ts'
import { offsetOf, pageOf } from './page.ts'
import { addToIndex, dropFromIndex } from './search/index-article.ts'

type Parts = { db: Database; media: Media; clock: Clock }

export const createArticles = (parts: Parts) => ({
  /** With a language, only what is written in it; `languages` are all that there are in any case. */
  list: (kind: Kind, page: number, limit: number, language?: Language) =>
    listArticles(parts.db, { kind, language }, page, limit),
  /** Throws NotFound, also for an article that is set aside. */
  find: (kind: Kind, id: string) => findArticle(parts.db, kind, id),
  /** Throws Refused({ image }) and keeps nothing when the picture will not do. */
  publish: (kind: Kind, fields: NewArticle, image?: Uint8Array) => publishArticle(parts, kind, fields, image),
  /** A replaced picture is gone at once. */
  revise: (kind: Kind, id: string, change: ArticleChange, image?: Uint8Array) =>
    reviseArticle(parts, { kind, id }, change, image),
  /** Sets the article aside; `restore` brings it back until `purge` ends its time. */
  remove: (kind: Kind, id: string) => removeArticle(parts, kind, id),
  restore: (kind: Kind, id: string) => restoreArticle(parts.db, kind, id),
  /** Deletes for good what was removed longer ago than Undo lasts, pictures included. */
  purge: () => purgeArticles(parts),
})

const articlesWithImages = (db: Database) =>
  db
    .selectFrom('articles')
    .leftJoin('images', 'images.id', 'articles.image_id')
    .selectAll('articles')
    .select(imageColumns)

type Choice = { kind: Kind; language: Language | undefined }

const listArticles = async (db: Database, { kind, language }: Choice, page: number, limit: number) => {
  const counts = await countByLanguage(db, kind)
  const counted = counts.filter((each) => !language || each.language === language)
  const rows = await articlesWithImages(db)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .orderBy('articles.updated_at', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const languages = languageTags.filter((tag) => counts.some((each) => each.language === tag))
  return { ...pageOf(rows.map(toArticle), total, page, limit), languages }
}

const countByLanguage = async (db: Database, kind: Kind) => {
  const rows = await db
    .selectFrom('articles')
    .select((make) => ['language', make.fn.countAll().as('total')])
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .groupBy('language')
    .execute()
  // Some engines count in text.
  return rows.map(({ language, total }) => ({ language, count: Number(total) }))
}

const findArticle = async (db: Database, kind: Kind, id: string) => {
  const row = await articlesWithImages(db)
    .where('articles.id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return toArticle(row ?? missing())
}

const missing = () => {
  throw new NotFound('There is no such article.')
}

const publishArticle = async ({ db, media, clock }: Parts, kind: Kind, fields: NewArticle, bytes?: Uint8Array) => {
  const image = bytes && (await media.keep(bytes, fields.imageAlt))
  const at = clock().toISOString()
  const id = await db.transaction().execute((trx) => insertArticle(trx, kind, fields, at, image))
  return findArticle(db, kind, id)
}

/** To be called in a transaction: the article and its picture's row belong together. */
export const insertArticle = async (db: Database, kind: Kind, fields: NewArticle, at: string, image?: StoredImage) => {
  if (image) await insertImage(db, image, at)
  const row = {
    id: newId(),
    kind,
    title: fields.title,
    author: fields.author,
    ...textColumns(fields.content),
    ...moreColumns(fields),
    image_id: image?.id ?? null,
    created_at: at,
    updated_at: at,
  }
  await db.insertInto('articles').values(row).execute()
  await addToIndex(db, row)
  return row.id
}

type Place = { kind: Kind; id: string }

const reviseArticle = async ({ db, media, clock }: Parts, place: Place, change: ArticleChange, bytes?: Uint8Array) => {
  await findArticle(db, place.kind, place.id)
  const image = bytes && (await media.keep(bytes, change.imageAlt))
  const at = clock().toISOString()
  const replaced = await db.transaction().execute(async (trx) => {
    const old = await changeText(trx, place, change, at)
    if (image) return replaceImage(trx, place.id, old.image_id, image, at)
    if (change.imageAlt !== undefined && old.image_id)
      await trx.updateTable('images').set({ alt: change.imageAlt }).where('id', '=', old.image_id).execute()
  })
  if (replaced) await media.discard(replaced)
  return findArticle(db, place.kind, place.id)
}

/** The first statement of a revision, even when no text changes: it holds the row against another revision. */
const changeText = async (db: Database, { kind, id }: Place, change: ArticleChange, at: string) => {
  const row = await db
    .updateTable('articles')
    .set((make) => ({
      ...(change.title !== undefined && { title: change.title }),
      ...(change.author !== undefined && { author: change.author }),
      ...(change.content !== undefined && textColumns(change.content)),
      ...moreColumns(change),
      updated_at: change.keepDate ? make.ref('updated_at') : at,
    }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .returning(['id', 'title', 'content', 'updated_at', 'image_id'])
    .executeTakeFirst()
  if (!row) return missing()
  await addToIndex(db, row)
  return row
}

const replaceImage = async (db: Database, id: string, oldId: string | null, image: StoredImage, at: string) => {
  await insertImage(db, image, at)
  await db.updateTable('articles').set({ image_id: image.id }).where('id', '=', id).execute()
  return oldId ? deleteImage(db, oldId) : undefined
}

const removeArticle = async ({ db, clock }: Parts, kind: Kind, id: string) => {
  const article = await findArticle(db, kind, id)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('articles').set({ removed_at: clock().toISOString() }).where('id', '=', id).execute()
    await dropFromIndex(trx, id)
  })
  return article
}

const restoreArticle = async (db: Database, kind: Kind, id: string) => {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('articles')
      .set({ removed_at: null })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .returning(['id', 'title', 'content', 'updated_at'])
      .executeTakeFirst()
    await addToIndex(trx, row ?? missing())
  })
  return findArticle(db, kind, id)
}

const purgeArticles = async ({ db, media, clock }: Parts) => {
  const expired = await db
    .selectFrom('articles')
    .select(['id', 'image_id'])
    .where('removed_at', '<=', ago(clock, days(limits.undoDays)))
    .execute()
  for (const { id, image_id } of expired) {
    const image = await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('articles').where('id', '=', id).execute()
      return image_id ? deleteImage(trx, image_id) : undefined
    })
    if (image) await media.discard(image)
  }
  return expired.length
}
