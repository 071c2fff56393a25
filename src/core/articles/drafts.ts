/** What somebody is writing, kept beside the article: readers see nothing of it until it is saved. */
import type { KeptDraft } from '#shared/shapes/draft.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { nameOf } from '../users/name.ts'
import type { User } from '../users/user-row.ts'
import { type Address, rowAt } from './article-row.ts'

type Ground = { db: Database; clock: Clock }
export type Typed = { fields: Record<string, string>; version: number }

/** One for each article and user. Throws NotFound. */
export const keepDraft = async ({ db, clock }: Ground, address: Address, user: User, { fields, version }: Typed) => {
  await rowAt(db, address)
  const saved_at = clock().toISOString()
  const kept = { fields: JSON.stringify(fields), version, saved_at }
  await db
    .insertInto('article_drafts')
    .values({ article_id: address.id, user_id: user.id, ...kept })
    .onConflict((conflict) => conflict.columns(['article_id', 'user_id']).doUpdateSet(kept))
    .execute()
  return { fields, version, savedAt: saved_at, by: nameOf(user) }
}

/** Throws NotFound when there is no such article; null when there is no draft of it. */
export const findDraft = async ({ db }: Ground, address: Address, user: User): Promise<KeptDraft | null> => {
  await rowAt(db, address)
  const row = await draftRow(db, address.id, user.id)
  return row ? { fields: JSON.parse(row.fields), version: row.version, savedAt: row.saved_at, by: nameOf(user) } : null
}

export const draftRow = (db: Database, articleId: string, userId: string) =>
  db
    .selectFrom('article_drafts')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Also when there is none. */
export const dropDraft = async (db: Database, articleId: string, userId: string) => {
  await db.deleteFrom('article_drafts').where('article_id', '=', articleId).where('user_id', '=', userId).execute()
}

/** The titles of what this user is writing, by the articles beside which it is kept. */
export const draftsOf = async (db: Database, articleIds: string[], { id }: User) => {
  if (articleIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('article_drafts')
    .select(['article_id', 'fields'])
    .where('user_id', '=', id)
    .where('article_id', 'in', articleIds)
    .execute()
  return new Map(rows.map((row): [string, string] => [row.article_id, JSON.parse(row.fields).title ?? '']))
}
