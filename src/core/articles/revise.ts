import type { Selectable } from 'kysely'
import type { ArticleChange } from '#shared/shapes/article.ts'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { Conflict } from '../errors.ts'
import { record } from '../history.ts'
import { deleteImage, insertImage } from '../images.ts'
import type { StoredImage } from '../media/stored-image.ts'
import { type Address, missing, moreColumns, rowAt, textColumns, titleColumns, toArticle } from './article-row.ts'
import type { Parts } from './articles.ts'
import { place } from './placing.ts'
import { mustBeWhole, standingFor, statusOf } from './standing.ts'
import { keepTags } from './tags.ts'

type Row = Selectable<ArticleRow>

/** With whether readers see a difference. */
export const reviseArticle = async (parts: Parts, address: Address, change: ArticleChange, bytes?: Uint8Array) => {
  const { db, media, clock } = parts
  const at = clock().toISOString()
  // Looked at before the picture is kept, and again when nobody else can change it.
  columnsFor(await rowAt(db, address), change, at)
  const image = bytes && (await media.keep(bytes, change.imageAlt))
  const { replaced, isSeen } = await db.transaction().execute(async (trx) => {
    const old = await holdArticle(trx, address)
    if (change.version !== undefined && change.version < old.version) throw await outdated(parts, trx, address)
    const seen = await changeRow(trx, old, change, at)
    await record(trx, clock, deedOf(old, change), change.title ?? old.title)
    return { replaced: await changePicture(trx, old, change, image, at), isSeen: seen }
  })
  if (replaced) await media.discard(replaced)
  return { article: toArticle(await rowAt(db, address), media.address), isSeen }
}

const outdated = async ({ media }: Parts, db: Database, address: Address) =>
  new Conflict('Somebody else has saved this article meanwhile.', toArticle(await rowAt(db, address), media.address))

const columnsFor = (old: Row, change: ArticleChange, at: string) => {
  const standing = standingFor(old, change, at)
  mustBeWhole({ ...old, ...textOf(change) }, standing)
  const isNowPublished = standing.published_at !== null && old.published_at === null
  return {
    ...(change.title !== undefined && titleColumns(change.title)),
    ...(change.author !== undefined && { author: change.author }),
    ...(change.content !== undefined && textColumns(change.content)),
    ...moreColumns(change),
    ...standing,
    version: old.version + 1,
    updated_at: change.keepDate && !isNowPublished ? old.updated_at : at,
  }
}

const textOf = ({ title, content }: ArticleChange) => ({
  ...(title !== undefined && { title }),
  ...(content !== undefined && { content }),
})

const changeRow = async (db: Database, old: Row, change: ArticleChange, at: string) => {
  const row = await db
    .updateTable('articles')
    .set(columnsFor(old, change, at))
    .where('id', '=', old.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (change.tags) await keepTags(db, old.id, change.tags)
  return place(db, row, old)
}

const deedOf = (old: Row, { status }: ArticleChange) => {
  if (!status || status === statusOf(old)) return 'articles.revised'
  const deeds = {
    draft: 'articles.unpublished',
    scheduled: 'articles.scheduled',
    published: 'articles.published',
  } as const
  return deeds[status]
}

/** The first statement of a change, so that nobody else changes the row until it is done. */
export const holdArticle = async (db: Database, { kind, id }: Address) =>
  (await db
    .updateTable('articles')
    .set((make) => ({ updated_at: make.ref('updated_at') }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()) ?? missing()

/** Gives the picture that was replaced. */
const changePicture = async (
  db: Database,
  { id, image_id: oldId }: Row,
  { imageAlt }: ArticleChange,
  image: StoredImage | undefined,
  at: string,
) => {
  if (image) {
    await insertImage(db, image, at)
    await db.updateTable('articles').set({ image_id: image.id }).where('id', '=', id).execute()
    return oldId ? deleteImage(db, oldId) : undefined
  }
  if (imageAlt !== undefined && oldId)
    await db.updateTable('images').set({ alt: imageAlt }).where('id', '=', oldId).execute()
  return undefined
}
