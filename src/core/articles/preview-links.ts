/** Lets whoever has the link read what is not published, for some days. */
import type { Kind } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { Database } from '../database/open.ts'
import { days, later } from '../lib/clock.ts'
import { hashOf, newToken } from '../lib/tokens.ts'
import type { User } from '../users/user-row.ts'
import { articlesWithImages, textColumns, toArticle } from './article-row.ts'
import type { Parts } from './articles.ts'
import { draftedFields } from './drafted-fields.ts'
import { draftRow } from './drafts.ts'

export const makePreview = async ({ db, clock }: Parts, articleId: string, { id }: User) => {
  const token = newToken()
  const ends_at = later(clock, days(limits.previewLinkDays))
  await db
    .insertInto('preview_links')
    .values({ token_hash: hashOf(token), article_id: articleId, user_id: id, ends_at })
    .execute()
  return { token, endsAt: ends_at }
}

export const endPreviews = async (db: Database, articleId: string) => {
  await db.deleteFrom('preview_links').where('article_id', '=', articleId).execute()
}

export const forgetEndedPreviews = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>) => {
  await db.deleteFrom('preview_links').where('ends_at', '<=', clock().toISOString()).execute()
}

type Preview = { kind: Kind; article: Article; endsAt: string }

/** The article as it is in the form of who made the link, with what they have typed and not saved. */
export const openPreview = async ({ db, media, clock }: Parts, token: string): Promise<Preview | undefined> => {
  const link = await db
    .selectFrom('preview_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('ends_at', '>', clock().toISOString())
    .executeTakeFirst()
  if (!link) return undefined
  const row = await articlesWithImages(db)
    .where('articles.id', '=', link.article_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const draft = await draftRow(db, row.id, link.user_id)
  const typed = draft ? draftedFields(JSON.parse(draft.fields)) : {}
  const text = typed.content === undefined ? {} : textColumns(typed.content)
  const article = toArticle({ ...row, ...text }, media.address)
  return { kind: row.kind as Kind, article: { ...article, ...typed }, endsAt: link.ends_at }
}
