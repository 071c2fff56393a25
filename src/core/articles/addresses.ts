/** The addresses that articles were given: every one that an article ever had still leads to it. */
import type { Kind } from '#shared/feeds.ts'
import type { Database } from '../database/open.ts'
import { Refused } from '../lib/errors.ts'
import { type Address, findRow, missing } from './article-row.ts'

/** By its id, or by an address that it has or had. Throws NotFound for what is set aside. */
export const rowCalled = async (db: Database, kind: Kind, name: string) =>
  (await findRow(db, { kind, id: name })) ??
  (await findRow(db, { kind, id: (await articleAt(db, kind, name)) ?? '' })) ??
  missing()

const articleAt = async (db: Database, kind: Kind, slug: string) => {
  const row = await db
    .selectFrom('article_addresses')
    .select('article_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.article_id
}

/** To be called in the transaction that writes the article; an empty one leaves it its id. Throws Refused. */
export const giveAddress = async (db: Database, { kind, id }: Address, slug: string) => {
  if (slug !== '') await take(db, { kind, id }, slug)
  await db
    .updateTable('articles')
    .set({ slug: slug || null })
    .where('id', '=', id)
    .execute()
}

const take = async (db: Database, { kind, id }: Address, slug: string) => {
  await db
    .insertInto('article_addresses')
    .values({ kind, slug, article_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .execute()
  const isId = await db.selectFrom('articles').select('id').where('id', '=', slug).executeTakeFirst()
  if (isId || (await articleAt(db, kind, slug)) !== id)
    throw new Refused({ slug: 'Another article has, or had, this address. Choose another one.' })
}
