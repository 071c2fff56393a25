/** The articles service: news and blog posts share one implementation. Start reading this folder here. */
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import type { ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import type { BulkAction, EditorsQuery } from '#shared/shapes/editors-list.ts'
import { placeWarningSigns } from '#shared/warning-signs-box.ts'
import { deleteExpiredRows } from '../database/trash.ts'
import { toExcerpt, toText } from '../lib/excerpt.ts'
import { parseMarkdown, toHtml } from '../lib/markdown.ts'
import type { User } from '../users/user-row.ts'
import { listArticles } from './article-list.ts'
import { type ArticleDeps, throwNoArticle, toArticle } from './article-row.ts'
import { changeManyArticles } from './bulk.ts'
import { createDraftLinks } from './draft-links.ts'
import { createDrafts, draftTitles } from './drafts.ts'
import { countArticles, listForEditors } from './editors-list.ts'
import { createOpenPointEmails } from './open-point-emails.ts'
import { countIncomplete, openPointsOf } from './open-points.ts'
import { deleteExpiredPresence } from './presence.ts'
import { publicationStatus } from './publication.ts'
import { publishArticle } from './publish.ts'
import { createReviewRequests, reviewRequestsOf } from './review-requests.ts'
import { restoreRevision, reviseArticle } from './revise.ts'
import { createRevisions, wordsInText } from './revisions.ts'
import { hasDue, publishDue } from './schedule.ts'
import { findArticleRowByName } from './slugs.ts'
import { listTagged, listTagNames, listTags, relatedTo } from './tags.ts'
import { deleteExpiredArticles, removeArticle, restoreArticle } from './trash.ts'

export type Articles = ReturnType<typeof createArticles>

export const createArticles = (deps: ArticleDeps) => ({
  ...createReading(deps),
  ...createWriting(deps),
  drafts: createDrafts(deps),
  revisions: createRevisions(deps),
  draftLinks: createDraftLinks(deps),
  openPointEmails: createOpenPointEmails(deps),
  reviewRequests: createReviewRequests(deps),
  /** Publishes the scheduled articles that are due. */
  publishDue: async () => {
    if (await hasDue(deps)) await publishDue(deps)
  },
  /** Permanently deletes what has expired: removed articles with their images, presence, draft links. */
  expire: async () => {
    await deleteExpiredArticles(deps)
    await deleteExpiredPresence(deps)
    await deleteExpiredRows(deps.db, deps.clock, 'draft_links')
  },
})

const createReading = (deps: ArticleDeps) => ({
  /** The published articles. With a language, only those written in it; `languages` names every language there is. */
  list: (kind: Kind, page: number, limit: number, language?: Language, hasTexts = true) =>
    listArticles(deps, { kind, language, page, limit, hasTexts }),
  /** Articles of every status, for the admin area. */
  listForEditors: (kind: Kind, query: EditorsQuery, user: User) => listForEditors(deps, kind, query, user),
  counts: (kind: Kind) => countArticles(deps.db, kind),
  countIncomplete: (kind: Kind) => countIncomplete(deps.db, kind),
  /** A published article, by its id or by a slug that it has or had. Throws NotFound. */
  find: (kind: Kind, name: string) => findPublished(deps, kind, name),
  /** An article of any status, by the same names. Throws NotFound for a removed one. */
  findForEditors: (kind: Kind, name: string, user: User) => findForEditors(deps, kind, name, user),
  /** Related articles for readers of this one. */
  related: (kind: Kind, article: { _id: string; tags: string[] }) => relatedTo(deps, kind, article),
  tags: () => listTags(deps),
  /** Tags by name, without counting their articles: fast however many articles there are. */
  tagNames: () => listTagNames(deps),
  /** The published articles with a tag, by the tag's slug. Throws NotFound. */
  tagged: (slug: string, page: number, limit: number) => listTagged(deps, slug, page, limit),
  /** The HTML and excerpt of Markdown, for a preview. Nothing is saved. */
  render: (content: string) => {
    const parsed = parseMarkdown(content)
    return {
      contentHtml: placeWarningSigns(toHtml(parsed)),
      excerpt: toExcerpt(parsed),
      words: wordsInText(toText(parsed)).length,
    }
  },
})

const createWriting = (deps: ArticleDeps) => ({
  /**
   * Creates an article: published, scheduled or a draft. Two calls with the same key create it once. Throws Refused({
   * image }) and saves nothing if the image cannot be used.
   */
  publish: (kind: Kind, fields: NewArticle, image?: Uint8Array, key?: string) =>
    publishArticle(deps, kind, fields, image, key),
  /**
   * Changes an article and deletes a replaced image. Throws Conflict if someone saved a newer version than `version`.
   */
  revise: (kind: Kind, id: string, change: ArticleChange, image?: Uint8Array) =>
    reviseArticle(deps, { kind, id }, change, image),
  /** Saves the text of an earlier revision as the newest one. The status does not change. */
  restoreRevision: (kind: Kind, id: string, number: number) => restoreRevision(deps, { kind, id }, number),
  /** Soft-deletes an article: `restore` brings it back until `expire` deletes it permanently. */
  remove: (kind: Kind, id: string) => removeArticle(deps, { kind, id }),
  restore: (kind: Kind, id: string) => restoreArticle(deps, { kind, id }),
  bulk: (kind: Kind, action: BulkAction) => changeManyArticles(deps, kind, action),
})

const findForEditors = async ({ db, imageFiles }: ArticleDeps, kind: Kind, name: string, user: User) => {
  const row = await findArticleRowByName(db, kind, name)
  const hasDraft = (await draftTitles(db, [row.id], user)).has(row.id)
  const review = (await reviewRequestsOf(db, [row.id], user)).get(row.id)
  const open = (await openPointsOf(db, [row.id]))[row.id]
  return { ...toArticle(row, imageFiles.baseUrl), ...movedFrom(kind, row), hasDraft, open, ...(review && { review }) }
}

const findPublished = async ({ db, imageFiles }: ArticleDeps, kind: Kind, name: string) => {
  const row = await findArticleRowByName(db, kind, name)
  if (publicationStatus(row) !== 'published') return throwNoArticle()
  return { ...toArticle(row, imageFiles.baseUrl), ...movedFrom(kind, row) }
}

const movedFrom = (kind: Kind, row: { kind: Kind }) => (row.kind === kind ? {} : { movedTo: row.kind })
