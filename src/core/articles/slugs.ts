/**
 * Slugs: the unique last part of an article's address, and the redirects from old ones.
 * `site/articles/article-page.tsx` sends 301 from every slug that an article ever had to the current one. There are no
 * redirect loops: a slug belongs to one article permanently, and only a current slug is a target.
 */
import type { Kind } from '#shared/feeds.ts'
import type { Database } from '../database/tables.ts'
import { Refused } from '../lib/errors.ts'
import { findRecords } from '../starter/records.ts'
import { type ArticleRef, articleRowById, articleRowIfAny, throwNoArticle } from './article-row.ts'

/**
 * Finds an article by its id, by a slug that it has or had, even if it has moved to the other kind since, or by its name
 * as a starter article: their texts link to each other by these. Throws NotFound, also for a removed article.
 */
export const findArticleRowByName = async (db: Database, kind: Kind, name: string) =>
  (await articleRowIfAny(db, { kind, id: name })) ??
  (await articleRowById(db, (await idBySlug(db, kind, name)) ?? (await findRecords(db))?.[name]?.id ?? '')) ??
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

const reserveSlug = async (db: Database, ref: ArticleRef, slug: string) => {
  const isId = await db.selectFrom('articles').select('id').where('id', '=', slug).executeTakeFirst()
  if (isId) throw taken()
  await keepSlugIn(db, ref, slug)
}

const taken = () => new Refused({ slug: 'Another article has or had this address. Choose a different one.' })

/** The address leads to this article from now on. Throws Refused if another article has or had it. */
export const keepSlugIn = async (db: Database, { kind, id }: ArticleRef, slug: string) => {
  await db
    .insertInto('article_slugs')
    .values({ kind, slug, article_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute()
  if ((await idBySlug(db, kind, slug)) !== id) throw taken()
}
