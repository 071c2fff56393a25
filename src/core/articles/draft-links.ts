/**
 * Draft links (preview links): anyone who has the secret link (a token in the URL) sees an article that is not
 * published, as its author is writing it. A link expires after `limits.draftLinkDays` days (7).
 */
import type { z } from 'zod'
import type { Kind } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { type Article, ArticleChange } from '#shared/shapes/article.ts'
import type { Database } from '../database/tables.ts'
import { findImages } from '../images/images.ts'
import { imageFieldsOf } from '../images/stored-image.ts'
import { days, later } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { hashToken, newToken } from '../lib/tokens.ts'
import type { User } from '../users/user-row.ts'
import { type ArticleDeps, articlesWithImages, findArticleRow, textColumns, toArticle } from './article-row.ts'
import { draftRow } from './drafts.ts'

export const createDraftLinks = (deps: ArticleDeps) => ({
  /** The token is shown once: the database has only its hash. Throws NotFound when there is no such article. */
  create: async (kind: Kind, id: string, user: User) => {
    await findArticleRow(deps.db, { kind, id })
    return insertDraftLink(deps, id, user)
  },
  /** Removes every draft link of the article. */
  remove: async (kind: Kind, id: string) => {
    await findArticleRow(deps.db, { kind, id })
    await deps.db.deleteFrom('draft_links').where('article_id', '=', id).execute()
  },
  /** What anyone who has the link sees. Throws NotFound. */
  open: (token: string) => openDraftLink(deps, token),
})

const insertDraftLink = async ({ db, clock }: ArticleDeps, articleId: string, { id }: User) => {
  const token = newToken()
  const expires_at = later(clock, days(limits.draftLinkDays))
  await db
    .insertInto('draft_links')
    .values({ token_hash: hashToken(token), article_id: articleId, user_id: id, expires_at })
    .execute()
  return { token, endsAt: expires_at }
}

/** Includes what the maker of the link has typed, and the image they have chosen, but not saved. */
const openDraftLink = async ({ db, imageFiles, clock }: ArticleDeps, token: string) => {
  const link = await linkRow(db, token, clock().toISOString())
  const row = await articlesWithImages(db)
    .where('articles.id', '=', link.article_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow(draftNotFound)
  const draft = await draftRow(db, row.id, link.user_id)
  const typed = draft ? validFieldsOf(JSON.parse(draft.fields)) : {}
  const text = typed.content === undefined ? {} : textColumns(typed.content)
  const image = typed.imageId && (await findImages(db, [typed.imageId])).get(typed.imageId)
  const article = {
    ...withTyped(toArticle({ ...row, ...text }, imageFiles.baseUrl), typed),
    ...(image && imageFieldsOf(typed.imageAlt ? { ...image, alt: typed.imageAlt } : image, imageFiles.baseUrl)),
  }
  return { kind: row.kind, article, endsAt: link.expires_at }
}

const linkRow = (db: Database, token: string, now: string) =>
  db
    .selectFrom('draft_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow(draftNotFound)

const draftNotFound = () => new NotFound('There is no such draft, or its link has expired.')

const shownFields = ArticleChange.pick({
  title: true,
  content: true,
  author: true,
  language: true,
  tags: true,
  isHealth: true,
  sources: true,
  noSourceReason: true,
  lastChecked: true,
  reviewer: true,
  imageId: true,
  imageAlt: true,
})

type ShownFields = z.infer<typeof shownFields>

/** The fields of a half-written form that can be shown already. An invalid one is left out. */
const validFieldsOf = (fields: Record<string, string>): ShownFields => {
  const { error } = shownFields.safeParse(fields)
  const invalid = new Set(error?.issues.map(({ path }) => path[0]))
  return shownFields.parse(Object.fromEntries(Object.entries(fields).filter(([name]) => !invalid.has(name))))
}

/**
 * Fields that were not typed, or are invalid, show the saved value. An empty reason, date or reviewer means that the
 * writer removed it.
 */
const withTyped = (article: Article, typed: ShownFields): Article => ({
  ...article,
  title: typed.title ?? article.title,
  content: typed.content ?? article.content,
  author: typed.author ?? article.author,
  language: typed.language ?? article.language,
  tags: typed.tags ?? article.tags,
  isHealth: typed.isHealth ?? article.isHealth,
  sources: typed.sources ?? article.sources,
  noSourceReason: (typed.noSourceReason ?? article.noSourceReason) || undefined,
  lastChecked: (typed.lastChecked ?? article.lastChecked) || undefined,
  reviewer: (typed.reviewer ?? article.reviewer) || undefined,
})
