/** A text that names pictures of ours shows them in all their sizes, and new sizes as soon as they are made. */
import type { Database } from '../database/open.ts'
import { toHtml } from '../lib/markdown.ts'
import { imageOf } from './images.ts'
import type { KnownPictures } from './markdown-images.ts'
import { noteUses } from './uses.ts'

type Text = { id: string; content: string }

/** To be called in the transaction that wrote the text. */
export const illustrate = async (db: Database, { id, content }: Text) => {
  const names = await noteUses(db, { article: id }, content)
  if (names.length === 0) return
  const pictures = await picturesCalled(db, names)
  await db
    .updateTable('articles')
    .set({ content_html: toHtml(content, pictures) })
    .where('id', '=', id)
    .execute()
}

export const picturesCalled = async (db: Database, ids: string[]): Promise<KnownPictures> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('images').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.flatMap((row) => imageOf(row) ?? []).map((image) => [image.id, image]))
}

export const illustrateAgain = async (db: Database, picture: string) => {
  const texts = await db
    .selectFrom('image_uses')
    .innerJoin('articles', 'articles.id', 'image_uses.article_id')
    .select(['articles.id', 'content'])
    .where('image_id', '=', picture)
    .execute()
  for (const text of texts) await db.transaction().execute((trx) => illustrate(trx, text))
}
