/**
 * Slugs: the last part of an article's address. Every slug that an article ever had still leads to it: the article's
 * page redirects an old slug to the current one (301).
 */
import type { Kind } from '#shared/feeds.ts'
import type { Database } from '../database/open.ts'
import { Refused } from '../lib/errors.ts'
import { type ArticleRef, articleRowIfAny, throwNoArticle } from './article-row.ts'

/** By the article's id, or by a slug that it has or had. Throws NotFound, also for a removed article. */
export const findArticleRowByName = async (db: Database, kind: Kind, name: string) =>
  (await articleRowIfAny(db, { kind, id: name })) ??
  (await articleRowIfAny(db, { kind, id: (await idBySlug(db, kind, name)) ?? '' })) ??
  throwNoArticle()

const idBySlug = async (db: Database, kind: Kind, slug: string) => {
  const row = await db
    .selectFrom('article_slugs')
    .select('article_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.article_id
}

/**
 * To be called in the transaction that writes the article. An article without a slug has its id in its address. Throws
 * Refused.
 */
export const setSlug = async (db: Database, { kind, id }: ArticleRef, slug: string) => {
  if (slug !== '') await reserveSlug(db, { kind, id }, slug)
  await db
    .updateTable('articles')
    .set({ slug: slug || null })
    .where('id', '=', id)
    .execute()
}

const reserveSlug = async (db: Database, { kind, id }: ArticleRef, slug: string) => {
  await db
    .insertInto('article_slugs')
    .values({ kind, slug, article_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute()
  const isId = await db.selectFrom('articles').select('id').where('id', '=', slug).executeTakeFirst()
  if (isId || (await idBySlug(db, kind, slug)) !== id)
    throw new Refused({ slug: 'Another article has or had this address. Choose a different one.' })
}
