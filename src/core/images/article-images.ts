/** Renders the images in the texts of articles, again whenever an image gets new variants. */
import type { Database } from '../database/tables.ts'
import { saveFileUses } from '../files/files.ts'
import { toHtml } from '../lib/markdown.ts'
import { findImages } from './images.ts'
import { responsiveImages } from './markdown-images.ts'
import { saveUses } from './uses.ts'

type Text = { id: string; content: string }

/** Saves which images and files the text of an article names, and renders them. Call it in the transaction that saved the text. */
export const refreshArticleHtml = async (db: Database, { id, content }: Text) => {
  const ids = await saveUses(db, { article: id }, content)
  const notes = await saveFileUses(db, { id, content })
  if (ids.length === 0 && notes.size === 0) return
  const images = await findImages(db, ids)
  await db
    .updateTable('articles')
    .set({ content_html: toHtml(content, { renderImage: responsiveImages(images), noteAfterLink: noteOf(notes) }) })
    .where('id', '=', id)
    .execute()
}

const noteOf = (notes: Map<string, string>) => (href: string) =>
  notes.get(/^\/files\/([0-9a-z]{16})\//.exec(href)?.[1] ?? '')

export const refreshHtmlWithImage = async (db: Database, imageId: string) => {
  const texts = await db
    .selectFrom('image_uses')
    .innerJoin('articles', 'articles.id', 'image_uses.article_id')
    .select(['articles.id', 'content'])
    .where('image_uses.image_id', '=', imageId)
    .execute()
  for (const text of texts) await db.transaction().execute((trx) => refreshArticleHtml(trx, text))
}
