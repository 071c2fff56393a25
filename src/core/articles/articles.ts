/** News and blog posts: one thing of two kinds. */
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import type { ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import type { EditorsQuery } from '#shared/shapes/editors-list.ts'
import type { Database } from '../database/open.ts'
import type { Media } from '../images/media.ts'
import type { Clock } from '../lib/clock.ts'
import { toExcerpt, toHtml, toText } from '../lib/markdown.ts'
import type { User } from '../users/user-row.ts'
import { rowCalled } from './addresses.ts'
import { listArticles } from './article-list.ts'
import { missing, toArticle } from './article-row.ts'
import { createBeside } from './beside.ts'
import { wordsOf } from './changed-words.ts'
import { draftsOf } from './drafts.ts'
import { countsOf, listForEditors } from './editors-list.ts'
import { forgetAbsent } from './presence.ts'
import { forgetEndedPreviews } from './preview-links.ts'
import { publishArticle } from './publish.ts'
import { purgeArticles, removeArticle, restoreArticle } from './removing.ts'
import { restoreRevision, reviseArticle } from './revise.ts'
import { hasDue, publishDue } from './schedule.ts'
import { statusOf } from './standing.ts'
import { listTagged, listTagNames, listTags, relatedTo } from './tagged.ts'

export type Parts = { db: Database; media: Media; clock: Clock }

export const createArticles = (parts: Parts) => ({
  /** With a language, only what is written in it; `languages` are all that there are in any case. */
  list: (kind: Kind, page: number, limit: number, language?: Language) =>
    listArticles(parts, { kind, language, page, limit }),
  /** Everything, however it stands, for whoever writes. */
  listForEditors: (kind: Kind, wish: EditorsQuery, user: User) => listForEditors(parts, kind, wish, user),
  /** As readers see it, by its id or by an address that it has or had. Throws NotFound, also for an article that is set aside or not published. */
  find: (kind: Kind, name: string) => findSeen(parts, kind, name),
  counts: (kind: Kind) => countsOf(parts.db, kind),
  /** What readers may go on with. */
  related: (kind: Kind, article: { _id: string; tags: string[] }) => relatedTo(parts, kind, article),
  tags: () => listTags(parts),
  /** By name, without counting: quick however many articles there are. */
  tagNames: () => listTagNames(parts),
  /** By the tag's slug. Throws NotFound. */
  tagged: (slug: string, page: number, limit: number) => listTagged(parts, slug, page, limit),
  /** Also what is not published. Throws NotFound for what is set aside. */
  findForEditors: (kind: Kind, name: string, user: User) => findAny(parts, kind, name, user),
  /** With a key, twice is once. Throws Refused({ image }) and keeps nothing when the picture will not do. */
  publish: (kind: Kind, fields: NewArticle, image?: Uint8Array, key?: string) =>
    publishArticle(parts, kind, fields, image, key),
  /** A replaced picture is gone at once. Throws Conflict when somebody else saved since the version that is named. */
  revise: (kind: Kind, id: string, change: ArticleChange, image?: Uint8Array) =>
    reviseArticle(parts, { kind, id }, change, image),
  /** The article says again what it said then; how it stands does not change. */
  restoreRevision: (kind: Kind, id: string, number: number) => restoreRevision(parts, { kind, id }, number),
  /** Sets the article aside; `restore` brings it back until `purge` ends its time. */
  remove: (kind: Kind, id: string) => removeArticle(parts, { kind, id }),
  restore: (kind: Kind, id: string) => restoreArticle(parts, { kind, id }),
  /** Deletes for good what was removed longer ago than Undo lasts, pictures included. */
  purge: () => purgeArticles(parts),
  hasDue: () => hasDue(parts),
  /** Publishes what was to be published by now. */
  publishDue: () => publishDue(parts),
  /** How a text would look. */
  render: (content: string) => ({ ...shownOf(content), words: wordsOf(toText(content)).length }),
  ...createBeside(parts),
  /** Forgets whose time has ended. */
  tidy: async () => {
    await purgeArticles(parts)
    await forgetAbsent(parts)
    await forgetEndedPreviews(parts)
  },
})

const shownOf = (content: string) => ({ contentHtml: toHtml(content), excerpt: toExcerpt(content) })

const findAny = async ({ db, media }: Parts, kind: Kind, name: string, user: User) => {
  const row = await rowCalled(db, kind, name)
  return { ...toArticle(row, media.address), hasDraft: (await draftsOf(db, [row.id], user)).has(row.id) }
}

const findSeen = async (parts: Parts, kind: Kind, name: string) => {
  const row = await rowCalled(parts.db, kind, name)
  return statusOf(row) === 'published' ? toArticle(row, parts.media.address) : missing()
}
