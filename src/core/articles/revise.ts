import type { Selectable } from 'kysely'
import type { ArticleChange } from '#shared/shapes/article.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { Conflict } from '../lib/errors.ts'
import { giveAddress } from './addresses.ts'
import {
  type Address,
  addressOf,
  missing,
  moreColumns,
  rowAt,
  textColumns,
  titleColumns,
  toArticle,
} from './article-row.ts'
import type { Parts } from './articles.ts'
import { changePicture } from './change-picture.ts'
import { dropDraft } from './drafts.ts'
import { place } from './placing.ts'
import { ensureFirst, findRevision, keepRevision, toRevision } from './revisions.ts'
import { mustBeWhole, standingFor, statusOf } from './standing.ts'
import { keepTags } from './tags.ts'

type Row = Selectable<ArticleRow>

/** With whether readers see a difference. */
export const reviseArticle = async (parts: Parts, address: Address, change: ArticleChange, bytes?: Uint8Array) => {
  const { db, media, clock } = parts
  const at = clock().toISOString()
  // Looked at before the picture is kept, and again when nobody else can change it.
  columnsFor(await rowAt(db, address), change, at, false)
  const image = bytes && (await media.keep(bytes, change.imageAlt))
  const { replaced, isSeen } = await db.transaction().execute(async (trx) => {
    const old = await holdArticle(trx, address)
    if (change.version !== undefined && change.version < old.version) throw await outdated(parts, trx, address)
    const seen = await changeRow(trx, old, change, at, image !== undefined)
    await record(trx, clock, deedOf(old, change), change.title ?? old.title)
    return { replaced: await changePicture(trx, old, change, image, at), isSeen: seen }
  })
  if (replaced) await media.discard(replaced)
  return { article: toArticle(await rowAt(db, address), media.address), isSeen }
}

const outdated = async ({ media }: Parts, db: Database, address: Address) =>
  new Conflict('Somebody else has saved this article meanwhile.', toArticle(await rowAt(db, address), media.address))

const columnsFor = (old: Row, change: ArticleChange, at: string, hasPicture: boolean) => {
  const standing = standingFor(old, change, at)
  mustBeWhole({ ...old, ...textOf(change) }, standing)
  const isNowPublished = standing.published_at !== null && old.published_at === null
  return {
    ...(change.title !== undefined && titleColumns(change.title)),
    ...(change.author !== undefined && { author: change.author }),
    ...(change.content !== undefined && textColumns(change.content)),
    ...moreColumns(change),
    ...standing,
    version: hasPicture || says(change) ? old.version + 1 : old.version,
    updated_at: change.keepDate && !isNowPublished ? old.updated_at : at,
  }
}

/** Publishing it, or taking it back, changes no word of it. */
const says = ({ status, publishAt, keepDate, version, ...said }: ArticleChange) =>
  Object.values(said).some((value) => value !== undefined)

const textOf = ({ title, content }: ArticleChange) => ({
  ...(title !== undefined && { title }),
  ...(content !== undefined && { content }),
})

const changeRow = async (db: Database, old: Row, change: ArticleChange, at: string, hasPicture: boolean) => {
  const row = await db
    .updateTable('articles')
    .set(columnsFor(old, change, at, hasPicture))
    .where('id', '=', old.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (change.slug !== undefined) await giveAddress(db, addressOf(old), change.slug)
  const tags = change.tags ? await keepTags(db, old.id, change.tags) : row.tags
  if (row.version > old.version) await keepSaved(db, { ...row, tags }, old, at)
  return place(db, row, old)
}

/** What was typed beside the article is in it now. */
const keepSaved = async (db: Database, row: Row, old: Row, at: string) => {
  await keepRevision(db, row, at, old)
  const { id } = whoActs()
  if (id) await dropDraft(db, row.id, id)
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

/** With whether readers see a difference. Throws NotFound. */
export const restoreRevision = async (parts: Parts, address: Address, number: number) => {
  const { db } = parts
  await ensureFirst(db, await rowAt(db, address))
  const { lastChecked = '', reviewer = '', ...revision } = toRevision(await findRevision(db, address.id, number))
  const { title, content, author, language, tags, isHealth, sources } = revision
  const text = { title, content, author, language, tags, isHealth, sources, lastChecked, reviewer }
  return reviseArticle(parts, address, { ...text, keepDate: false })
}
