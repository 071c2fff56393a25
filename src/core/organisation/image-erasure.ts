/**
 * Erases one image when a person in it asks (right to erasure): from every text, version, draft and email of the site,
 * with all its files. Backups keep the image until they are deleted, and what left the site (phones of readers, sent
 * emails) stays there.
 */
import { auditEventsOf } from '#shared/audit-events.ts'
import { drawnSlides } from '#shared/content/home.ts'
import type { SectionName, SiteContent } from '#shared/content/types.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { textColumns } from '../articles/article-row.ts'
import { reindexArticle } from '../articles/reindex.ts'
import { saveRevision } from '../articles/revisions.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { textsWith } from '../database/texts.ts'
import { lockEvent } from '../events/event-row.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { textWithoutImage, valueWithoutImage } from '../images/image-in-text.ts'
import { imageOf } from '../images/images.ts'
import type { Library } from '../images/library.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { lockNewsletter, updateNewsletter } from '../newsletters/newsletter-row.ts'
import { lockQuestion, saveQuestion } from '../questions/question-row.ts'
import { removeFromIndex } from '../search/search-index.ts'

type ErasureDeps = { db: Database; clock: Clock; imageFiles: ImageFiles; library: Pick<Library, 'find'> }

/**
 * Returns the image with its former uses. Throws NotFound, or Unavailable while the image store cannot be used: the
 * texts are then unchanged, and the call can be repeated.
 */
export const createImageErasure =
  ({ db, clock, imageFiles, library }: ErasureDeps) =>
  async (id: string): Promise<LibraryImage> => {
    const image = await library.find(id)
    const row = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()
    const stored = row && imageOf(row)
    if (stored) await imageFiles.erase(stored)
    await db.transaction().execute(async (trx) => {
      await lockImage(trx, id)
      await eraseFromArticles(trx, id, clock().toISOString())
      await eraseFromDrafts(trx, id)
      await eraseFromSiteContent(trx, id)
      await eraseFromOtherTexts(trx, id)
      await eraseFromEmails(trx, id)
      await eraseFromAuditLog(trx, image)
      await trx.deleteFrom('image_uploads').where('id', '=', id).execute()
      await trx.deleteFrom('images').where('id', '=', id).execute()
      await record(trx, clock, 'pictures.erased')
    })
    // Again, because a variant may have been written in the meantime.
    if (stored) await imageFiles.erase(stored)
    return image
  }

/** Until the transaction ends, nobody can choose the image for an article. */
const lockImage = (db: Database, id: string) =>
  db
    .updateTable('images')
    .set({ in_library: 1 })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound('There is no such picture.'))

/** Each article gets a new revision without the image; then the image is taken out of all its earlier ones. */
const eraseFromArticles = async (db: Database, id: string, at: string) => {
  const articles = await db
    .selectFrom('articles')
    .selectAll()
    .where(({ or, eb }) => or([eb('image_id', '=', id), eb('content', 'like', `%${id}%`)]))
    .execute()
  for (const old of articles) {
    const row = await db
      .updateTable('articles')
      .set({
        ...(old.content.includes(id) && textColumns(textWithoutImage(old.content, id))),
        image_id: old.image_id === id ? null : old.image_id,
        version: old.version + 1,
      })
      .where('id', '=', old.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await saveRevision(db, row, at, old)
    await reindexArticle(db, row, old)
    if (old.image_id === id) await clearDescriptions(db, old.id)
  }
  const revisions = db.selectFrom('article_revisions').select(['article_id', 'number', 'content'])
  for (const { article_id, number, content } of await revisions.where('content', 'like', `%${id}%`).execute())
    await db
      .updateTable('article_revisions')
      .set({ content: textWithoutImage(content, id) })
      .where('article_id', '=', article_id)
      .where('number', '=', number)
      .execute()
}

/** A draft describes the image of its article. */
const clearDescriptions = (db: Database, articleId: string) =>
  changeDrafts(db, 'article_id', '=', articleId, (fields) => ({ ...fields, imageAlt: '' }))

const eraseFromDrafts = (db: Database, id: string) =>
  changeDrafts(db, 'fields', 'like', `%${id}%`, (fields) => valueWithoutImage(fields, id))

const changeDrafts = async (
  db: Database,
  column: 'article_id' | 'fields',
  operator: '=' | 'like',
  value: string,
  change: (fields: object) => object,
) => {
  const drafts = db.selectFrom('article_drafts').select(['article_id', 'user_id', 'fields'])
  for (const { article_id, user_id, fields } of await drafts.where(column, operator, value).execute())
    await db
      .updateTable('article_drafts')
      .set({ fields: JSON.stringify(change(JSON.parse(fields))) })
      .where('article_id', '=', article_id)
      .where('user_id', '=', user_id)
      .execute()
}

const eraseFromSiteContent = async (db: Database, id: string) => {
  for (const table of ['site_content', 'site_content_versions', 'site_content_previews'] as const) {
    const rows = db.selectFrom(table).select(['section', 'fields']).distinct()
    for (const { section, fields } of await rows.where('fields', 'like', `%${id}%`).execute())
      await db
        .updateTable(table)
        .set({ fields: JSON.stringify(contentWithoutImage(section, JSON.parse(fields), id)) })
        .where('section', '=', section)
        .where('fields', '=', fields)
        .execute()
  }
  await db.deleteFrom('image_uses').where('image_id', '=', id).execute()
}

/** The slide shows its drawing again, so its description is that of the drawing. */
const contentWithoutImage = (section: SectionName, content: object, id: string) => {
  const without = valueWithoutImage(content, id)
  if (section !== 'slides') return without
  const [before, after] = [content, without] as [SiteContent['slides'], SiteContent['slides']]
  const described = after.slides.map((slide, at) =>
    before.slides[at]?.picture && !slide.picture ? { ...slide, alt: drawnSlides[slide.drawing] } : slide,
  )
  return { slides: described }
}

/** Events are indexed again at the next search. */
const eraseFromOtherTexts = async (db: Database, id: string) => {
  const without = (text: string | null) => textWithoutImage(text ?? '', id)
  for (const { kind, _id } of await textsWith(db, [id])) {
    if (kind === 'question') {
      const row = await lockQuestion(db, _id)
      await saveQuestion(db, row, { answer: without(row.answer) })
    } else if (kind === 'event') {
      const { text, version } = await lockEvent(db, _id)
      await db
        .updateTable('events')
        .set({ text: without(text), version: version + 1 })
        .where('id', '=', _id)
        .execute()
      await removeFromIndex(db, 'events', [_id])
    } else if (kind === 'newsletter') {
      const { content, version } = await lockNewsletter(db, _id)
      await updateNewsletter(db, _id, { content: without(content), version: version + 1 })
    }
  }
}

/** Unsent emails, and the stored copies of sent ones. */
const eraseFromEmails = async (db: Database, id: string) => {
  const rows = db.selectFrom('email_texts').select(['id', 'html', 'text'])
  const named = rows.where(({ or, eb }) => or([eb('html', 'like', `%${id}%`), eb('text', 'like', `%${id}%`)]))
  for (const { id: email, ...texts } of await named.execute())
    await db.updateTable('email_texts').set(emailWithoutImage(texts, id)).where('id', '=', email).execute()
}

const emailWithoutImage = ({ html, text }: { html: string; text: string }, id: string) => {
  const descriptions = new Set<string>()
  const without = html.replace(/<img [^>]{0,5000}>/g, (tag) => {
    if (!tag.includes(id)) return tag
    descriptions.add(/ alt="([^"]*)"/.exec(tag)?.[1] ?? '')
    return ''
  })
  const isDescription = (words: string) => descriptions.has(escapeHtml(words).replaceAll('&#39;', "'"))
  const described = text.replace(/\[([^\]]{1,2000})\]/g, (whole, words: string) => (isDescription(words) ? '' : whole))
  return { html: textWithoutImage(without, id), text: textWithoutImage(described, id) }
}

/** Earlier events name the image by its description or its file name, which may name the person in it. */
const eraseFromAuditLog = (db: Database, { _id, imageAlt, name }: LibraryImage) =>
  db
    .updateTable('audit_events')
    .set({ subject: '', subject_ref: null })
    .where('event', 'in', auditEventsOf('pictures'))
    .where((is) => is.or([is('subject', 'in', [imageAlt ?? '', name]), is('subject_ref', '=', `pictures/${_id}`)]))
    .execute()
