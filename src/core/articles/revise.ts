/**
 * Changes (edits, updates) a saved article: its text, image, slug, tags or publication status. Every Save runs this,
 * and so does the Publish button of a new article (see publish.ts). If two people save the same article, the later save
 * gets Conflict (409): optimistic locking by `version`. A change without `version` overwrites.
 */
import type { Selectable } from 'kysely'
import type { ArticleChange } from '#shared/shapes/article.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { ArticleRow, Database } from '../database/tables.ts'
import { noteAssumedConsent } from '../images/assumed-consent.ts'
import { chooseImage, insertImage, removeImageIfUnused } from '../images/images.ts'
import type { StoredImage } from '../images/stored-image.ts'
import { outdated } from '../lib/record-version.ts'
import {
  type ArticleDeps,
  type ArticleRef,
  findArticleRow,
  lockArticle,
  moreColumns,
  refOf,
  textColumns,
  titleColumns,
  toArticle,
} from './article-row.ts'
import { removeArticleDraft } from './drafts.ts'
import { mustBeComplete, mustKnowItIsPublic, nextPublication, publicationStatus } from './publication.ts'
import { reindexArticle } from './reindex.ts'
import { closeReviewRequest } from './review-requests.ts'
import { ensureFirstRevision, findRevisionRow, saveRevision, toRevision } from './revisions.ts'
import { setSlug } from './slugs.ts'
import { saveTags } from './tags.ts'

type Row = Selectable<ArticleRow>

/** Throws NotFound, Refused, or Conflict for an outdated version. */
export const reviseArticle = async (deps: ArticleDeps, ref: ArticleRef, change: ArticleChange, bytes?: Uint8Array) => {
  const { db, imageFiles, clock } = deps
  const at = clock().toISOString()
  // The version is checked before the image is stored, and again under the lock.
  columnsFor(await findArticleRow(db, ref), change, at, false)
  const image = bytes && (await imageFiles.save(bytes, change.imageAlt))
  const replaced = await db.transaction().execute(async (trx) => {
    const old = await lockArticle(trx, ref)
    if (change.version !== undefined && change.version < old.version) throw await conflictWith(deps, trx, ref)
    const replaced = await applyChange(trx, old, change, at, image)
    const title = change.title ?? old.title
    if (change.status && change.status !== 'draft')
      await closeReviewRequest(trx, deps, { id: ref.id, title }, 'approved')
    await record(trx, clock, eventOf(old, change, at), { ...ref, title })
    if (nextPublication(old, change, at).published_at) await noteAssumedConsent(trx, ref.id, at)
    return replaced
  })
  if (replaced) void imageFiles.remove(replaced)
  return toArticle(await findArticleRow(db, ref), imageFiles.baseUrl)
}

/** Two people saved at once: the later one gets Conflict with the first one's article. */
const conflictWith = async ({ imageFiles }: ArticleDeps, db: Database, ref: ArticleRef) =>
  outdated('article', toArticle(await findArticleRow(db, ref), imageFiles.baseUrl))

const columnsFor = (old: Row, change: ArticleChange, at: string, hasImage: boolean) => {
  const publication = nextPublication(old, change, at)
  mustKnowItIsPublic(old, change, publication)
  mustBeComplete({ title: change.title ?? old.title, content: change.content ?? old.content }, publication)
  const isNowPublished = publication.published_at !== null && old.published_at === null
  return {
    ...(change.title !== undefined && titleColumns(change.title)),
    ...(change.author !== undefined && { author: change.author }),
    ...(change.content !== undefined && textColumns(change.content)),
    ...moreColumns(change),
    ...publication,
    version: hasImage || changesText(change) ? old.version + 1 : old.version,
    updated_at: change.keepDate && !isNowPublished ? old.updated_at : at,
  }
}

/** A change of only the status makes no new version. */
const changesText = ({ status, seenStatus, publishAt, keepDate, version, ...fields }: ArticleChange) =>
  Object.values(fields).some((value) => value !== undefined)

/** To be called in a transaction that locked the row. Returns the image that was replaced, if it is used nowhere else. */
export const applyChange = async (db: Database, old: Row, change: ArticleChange, at: string, image?: StoredImage) => {
  await changeRow(db, old, change, at, image !== undefined)
  return replaceImage(db, old, change, image, at)
}

const changeRow = async (db: Database, old: Row, change: ArticleChange, at: string, hasImage: boolean) => {
  const row = await db
    .updateTable('articles')
    .set(columnsFor(old, change, at, hasImage))
    .where('id', '=', old.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (change.slug !== undefined) await setSlug(db, refOf(old), change.slug)
  const tags = change.tags ? await saveTags(db, old.id, change.tags) : row.tags
  if (row.version > old.version) await saveRevisionOf(db, { ...row, tags }, old, at)
  await reindexArticle(db, row, old)
}

/** The article now contains the saving user's draft, so the draft is deleted. */
const saveRevisionOf = async (db: Database, row: Row, old: Row, at: string) => {
  await saveRevision(db, row, at, old)
  const { id } = whoActs()
  if (id) await removeArticleDraft(db, row.id, id)
}

const eventOf = (old: Row, change: ArticleChange, at: string) => {
  const status = publicationStatus(nextPublication(old, change, at))
  if (status === publicationStatus(old)) return 'articles.revised'
  const events = {
    draft: 'articles.unpublished',
    scheduled: 'articles.scheduled',
    published: 'articles.published',
  } as const
  return events[status]
}

/** Returns the image that was replaced, if it is used nowhere else. */
const replaceImage = async (
  db: Database,
  { id, image_id: oldId, published_at: wasPublished }: Row,
  { imageId, imageAlt, removeImage }: ArticleChange,
  image: StoredImage | undefined,
  at: string,
) => {
  if (image) await insertImage(db, image, at)
  const newId = image?.id ?? (await chooseImage(db, { imageId, imageAlt }))
  if (newId ? newId !== oldId : removeImage && oldId) {
    await db
      .updateTable('articles')
      .set({ image_id: newId ?? null })
      .where('id', '=', id)
      .execute()
    // What visitors saw stays in the library until somebody deletes it: other sites and emails may show it.
    return oldId && !wasPublished ? removeImageIfUnused(db, oldId) : undefined
  }
  if (imageAlt !== undefined && oldId)
    await db.updateTable('images').set({ alt: imageAlt }).where('id', '=', oldId).execute()
  return undefined
}

/** Saves the text of an earlier revision as the newest one. The article keeps its date. Throws NotFound. */
export const restoreRevision = async (deps: ArticleDeps, ref: ArticleRef, number: number) => {
  const { db } = deps
  await ensureFirstRevision(db, await findArticleRow(db, ref))
  const {
    noSourceReason = '',
    lastChecked = '',
    reviewer = '',
    ...revision
  } = toRevision(await findRevisionRow(db, ref.id, number))
  const { title, content, author, language, tags, isHealth, sources } = revision
  const review = { sources, noSourceReason, lastChecked, reviewer }
  const change = { title, content, author, language, tags, isHealth, ...review, keepDate: true }
  return reviseArticle(deps, ref, change)
}
