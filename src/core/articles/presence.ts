/**
 * Presence (who is editing now): tells users who else has an article's form open, so that two people notice before they
 * save. A person counts as present for `limits.presentSeconds` (30) after the last heartbeat of the form. If both
 * save, `revise.ts` refuses the later one.
 */
import { displayNameOf } from '#shared/display-name.ts'
import { limits } from '#shared/limits.ts'
import type { Present } from '#shared/shapes/draft.ts'
import type { Database } from '../database/tables.ts'
import { ago, type Clock, later } from '../lib/clock.ts'
import type { User } from '../users/user-row.ts'

type Deps = { db: Database; clock: Clock }

const presentMs = limits.presentSeconds * 1000

/** Returns the other users who have the form open. */
export const recordPresence = async ({ db, clock }: Deps, articleId: string, user: User) => {
  const at = clock().toISOString()
  await db
    .insertInto('article_presence')
    .values({ article_id: articleId, user_id: user.id, at })
    .onConflict((conflict) => conflict.columns(['article_id', 'user_id']).doUpdateSet({ at }))
    .execute()
  return othersIn({ db, clock }, articleId, user)
}

export const othersIn = async ({ db, clock }: Deps, articleId: string, user: User): Promise<Present[]> => {
  const rows = await db
    .selectFrom('article_presence')
    .innerJoin('users', 'users.id', 'article_presence.user_id')
    .select(['users.email', 'users.name', 'article_presence.at'])
    .where('article_id', '=', articleId)
    .where('user_id', '<>', user.id)
    .where('at', '>', ago(clock, presentMs))
    // Otherwise, after the clock was set back, a user would stay until it has caught up.
    .where('at', '<=', later(clock, presentMs))
    .orderBy('at', 'desc')
    .execute()
  return rows.map((row) => ({ name: displayNameOf(row), at: row.at }))
}

export const removePresence = async (db: Database, articleId: string, user: User) => {
  await db.deleteFrom('article_presence').where('article_id', '=', articleId).where('user_id', '=', user.id).execute()
}

export const deleteExpiredPresence = async ({ db, clock }: Deps) => {
  await db.deleteFrom('article_presence').where('at', '<=', ago(clock, presentMs)).execute()
}
