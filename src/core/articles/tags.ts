/** What articles are about, in a few words each. */
import type { Selectable } from 'kysely'
import { slugOf } from '#shared/tags.ts'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { isSeen } from './standing.ts'

/** To be called in the transaction that writes the article, before it is placed. Gives the tags as the article has them. */
export const keepTags = async (db: Database, articleId: string, tags: string[]) => {
  const known = await knownSpellings(db, tags.map(slugOf))
  const kept = new Map(tags.map((tag) => [slugOf(tag), known.get(slugOf(tag)) ?? tag]))
  await db.deleteFrom('article_tags').where('article_id', '=', articleId).execute()
  const rows = [...kept].map(([slug, tag]) => ({ article_id: articleId, slug, tag, seen_at: null, there_at: null }))
  if (rows.length > 0) await db.insertInto('article_tags').values(rows).execute()
  const tagColumn = JSON.stringify([...kept.values()])
  await db.updateTable('articles').set({ tags: tagColumn }).where('id', '=', articleId).execute()
  return tagColumn
}

/** Whoever wrote a tag first has spelt it for all. */
const knownSpellings = async (db: Database, slugs: string[]) => {
  const known = new Map<string, string>()
  for (const slug of slugs) {
    const row = await db.selectFrom('article_tags').select('tag').where('slug', '=', slug).limit(1).executeTakeFirst()
    if (row) known.set(slug, row.tag)
  }
  return known
}

export const placeTags = async (db: Database, row: Selectable<ArticleRow>) => {
  const { id, kind, updated_at: at } = row
  await db
    .updateTable('article_tags')
    .set({ kind, seen_at: isSeen(row) ? at : null, there_at: row.removed_at === null ? at : null })
    .where('article_id', '=', id)
    .execute()
}
