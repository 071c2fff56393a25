/** News and blog posts: one thing of two kinds. */
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import { entriesOf, listArticles } from './article-list.ts'
import { articlesWithImages, moreColumns, textColumns, toArticle } from './article-row.ts'
import { ago, type Clock, days } from './clock.ts'
import type { Database } from './database/open.ts'
import { NotFound } from './errors.ts'
import { record } from './history.ts'
import { newId } from './id.ts'
import { deleteImage, insertImage } from './images.ts'
import { moveInLists } from './lists/move.ts'
import type { Media } from './media/media.ts'
import type { StoredImage } from './media/stored-image.ts'
import { addToIndex, dropFromIndex } from './search/index-article.ts'

type Parts = { db: Database; media: Media; clock: Clock }

export const createArticles = (parts: Parts) => ({
  /** With a language, only what is written in it; `languages` are all that there are in any case. */
  list: (kind: Kind, page: number, limit: number, language?: Language) =>
    listArticles(parts, { kind, language, page, limit }),
  /** Throws NotFound, also for an article that is set aside. */
  find: (kind: Kind, id: string) => findArticle(parts, kind, id),
  /** Throws Refused({ image }) and keeps nothing when the picture will not do. */
  publish: (kind: Kind, fields: NewArticle, image?: Uint8Array) => publishArticle(parts, kind, fields, image),
  /** A replaced picture is gone at once. */
  revise: (kind: Kind, id: string, change: ArticleChange, image?: Uint8Array) =>
    reviseArticle(parts, { kind, id }, change, image),
  /** Sets the article aside; `restore` brings it back until `purge` ends its time. */
  remove: (kind: Kind, id: string) => removeArticle(parts, kind, id),
  restore: (kind: Kind, id: string) => restoreArticle(parts, kind, id),
  /** Deletes for good what was removed longer ago than Undo lasts, pictures included. */
  purge: () => purgeArticles(parts),
})

const findArticle = async ({ db, media }: Pick<Parts, 'db' | 'media'>, kind: Kind, id: string) => {
  const row = await articlesWithImages(db)
    .where('articles.id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return toArticle(row ?? missing(), media.address)
}

const missing = () => {
  throw new NotFound('There is no such article.')
}

const publishArticle = async (parts: Parts, kind: Kind, fields: NewArticle, bytes?: Uint8Array) => {
  const { db, media, clock } = parts
  const image = bytes && (await media.keep(bytes, fields.imageAlt))
  const at = clock().toISOString()
  const id = await db.transaction().execute(async (trx) => {
    await record(trx, clock, 'articles.published', fields.title)
    return insertArticle(trx, kind, fields, at, image)
  })
  return findArticle(parts, kind, id)
}

/** To be called in a transaction: the article and its picture's row belong together. */
export const insertArticle = async (db: Database, kind: Kind, fields: NewArticle, at: string, image?: StoredImage) => {
  if (image) await insertImage(db, image, at)
  const row = await db
    .insertInto('articles')
    .values(newRow(kind, fields, at, image))
    .returningAll()
    .executeTakeFirstOrThrow()
  await addToIndex(db, [row])
  await moveInLists(db, { entered: entriesOf(row) })
  return row.id
}

export const newRow = (kind: Kind, fields: NewArticle, at: string, image?: StoredImage) => ({
  id: newId(),
  kind,
  title: fields.title,
  author: fields.author,
  ...textColumns(fields.content),
  ...moreColumns(fields),
  image_id: image?.id ?? null,
  created_at: at,
  updated_at: at,
})

type Address = { kind: Kind; id: string }

const reviseArticle = async (parts: Parts, address: Address, change: ArticleChange, bytes?: Uint8Array) => {
  const { db, media, clock } = parts
  await findArticle(parts, address.kind, address.id)
  const image = bytes && (await media.keep(bytes, change.imageAlt))
  const at = clock().toISOString()
  const replaced = await db.transaction().execute(async (trx) => {
    const old = await changeText(trx, address, change, at)
    await record(trx, clock, 'articles.revised', old.title)
    if (image) return replaceImage(trx, address.id, old.image_id, image, at)
    if (change.imageAlt !== undefined && old.image_id)
      await trx.updateTable('images').set({ alt: change.imageAlt }).where('id', '=', old.image_id).execute()
  })
  if (replaced) await media.discard(replaced)
  return findArticle(parts, address.kind, address.id)
}

const changeText = async (db: Database, address: Address, change: ArticleChange, at: string) => {
  const old = await holdArticle(db, address)
  const row = await db
    .updateTable('articles')
    .set({
      ...(change.title !== undefined && { title: change.title }),
      ...(change.author !== undefined && { author: change.author }),
      ...(change.content !== undefined && textColumns(change.content)),
      ...moreColumns(change),
      updated_at: change.keepDate ? old.updated_at : at,
    })
    .where('id', '=', old.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addToIndex(db, [row])
  await moveInLists(db, { left: entriesOf(old), entered: entriesOf(row) })
  return row
}

/** The first statement of a change, so that nobody else changes the row until it is done. */
const holdArticle = async (db: Database, { kind, id }: Address) => {
  const row = await db
    .updateTable('articles')
    .set((make) => ({ updated_at: make.ref('updated_at') }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? missing()
}

const replaceImage = async (db: Database, id: string, oldId: string | null, image: StoredImage, at: string) => {
  await insertImage(db, image, at)
  await db.updateTable('articles').set({ image_id: image.id }).where('id', '=', id).execute()
  return oldId ? deleteImage(db, oldId) : undefined
}

const removeArticle = async (parts: Parts, kind: Kind, id: string) => {
  const { db, clock } = parts
  const article = await findArticle(parts, kind, id)
  await db.transaction().execute(async (trx) => {
    const old = await holdArticle(trx, { kind, id })
    await trx.updateTable('articles').set({ removed_at: clock().toISOString() }).where('id', '=', id).execute()
    await dropFromIndex(trx, id)
    await moveInLists(trx, { left: entriesOf(old) })
    await record(trx, clock, 'articles.removed', old.title)
  })
  return article
}

/** An article that is not set aside stays as it is. */
const restoreArticle = async (parts: Parts, kind: Kind, id: string) => {
  const { db, clock } = parts
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('articles')
      .set({ removed_at: null })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('removed_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return
    await addToIndex(trx, [row])
    await moveInLists(trx, { entered: entriesOf(row) })
    await record(trx, clock, 'articles.restored', row.title)
  })
  return findArticle(parts, kind, id)
}

const purgeArticles = async ({ db, media, clock }: Parts) => {
  const expired = await db
    .selectFrom('articles')
    .select(['id', 'image_id'])
    .where('removed_at', '<=', ago(clock, days(limits.undoDays)))
    .execute()
  for (const { id, image_id } of expired) {
    const image = await db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('articles')
        .where('id', '=', id)
        .where('removed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      // Without one, somebody has brought it back at the last moment.
      return gone && image_id ? deleteImage(trx, image_id) : undefined
    })
    if (image) await media.discard(image)
  }
  return expired.length
}
