/**
 * Drafts (autosave): the server stores what a user is typing into an article's form separately from the article, and
 * readers never see it. `admin/articles/use-article-autosave.ts` decides when the form is sent.
 */
import { displayNameOf } from '#shared/display-name.ts'
import type { Kind } from '#shared/feeds.ts'
import type { DraftInput, SavedDraft } from '#shared/shapes/draft.ts'
import type { Database } from '../database/tables.ts'
import type { User } from '../users/user-row.ts'
import { type ArticleDeps, type ArticleRef, findArticleRow } from './article-row.ts'
import { othersIn, recordPresence, removePresence } from './presence.ts'

/** Every call throws NotFound when there is no such article. */
export const createDrafts = (deps: ArticleDeps) => ({
  /** Also records that the user has the form open. */
  save: async (kind: Kind, id: string, user: User, input: DraftInput) => {
    const draft = await saveDraft(deps, { kind, id }, user, input)
    return { draft, others: await recordPresence(deps, id, user) }
  },
  find: async (kind: Kind, id: string, user: User) => {
    const draft = await findDraft(deps, { kind, id }, user)
    return { draft, others: await othersIn(deps, id, user) }
  },
  remove: async (kind: Kind, id: string, user: User) => {
    await findArticleRow(deps.db, { kind, id })
    await removeArticleDraft(deps.db, id, user.id)
    await removePresence(deps.db, id, user)
  },
  /** Records that the user has the form open. Returns the other users who have it open. */
  announce: async (kind: Kind, id: string, user: User) => {
    await findArticleRow(deps.db, { kind, id })
    return recordPresence(deps, id, user)
  },
})

/** Each user has one draft of each article. */
const saveDraft = async ({ db, clock }: ArticleDeps, article: ArticleRef, user: User, input: DraftInput) => {
  await findArticleRow(db, article)
  const { fields, version } = input
  const saved_at = clock().toISOString()
  const saved = { fields: JSON.stringify(fields), version, saved_at }
  await db
    .insertInto('article_drafts')
    .values({ article_id: article.id, user_id: user.id, ...saved })
    .onConflict((conflict) => conflict.columns(['article_id', 'user_id']).doUpdateSet(saved))
    .execute()
  return { fields, version, savedAt: saved_at, by: displayNameOf(user) }
}

/** Null if this user has no draft of the article. */
const findDraft = async ({ db }: ArticleDeps, article: ArticleRef, user: User): Promise<SavedDraft | null> => {
  await findArticleRow(db, article)
  const row = await draftRow(db, article.id, user.id)
  return row
    ? { fields: JSON.parse(row.fields), version: row.version, savedAt: row.saved_at, by: displayNameOf(user) }
    : null
}

export const draftRow = (db: Database, articleId: string, userId: string) =>
  db
    .selectFrom('article_drafts')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Does nothing if there is no draft. */
export const removeArticleDraft = async (db: Database, articleId: string, userId: string) => {
  await db.deleteFrom('article_drafts').where('article_id', '=', articleId).where('user_id', '=', userId).execute()
}

/** The titles of this user's drafts, by the ids of the articles. */
export const draftTitles = async (db: Database, articleIds: string[], { id }: User) => {
  if (articleIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('article_drafts')
    .select(['article_id', 'fields'])
    .where('user_id', '=', id)
    .where('article_id', 'in', articleIds)
    .execute()
  return new Map(rows.map((row): [string, string] => [row.article_id, JSON.parse(row.fields).title ?? '']))
}
