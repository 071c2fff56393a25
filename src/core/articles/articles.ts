/** News and blog posts: one thing of two kinds. */
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import type { ArticleChange, NewArticle } from '#shared/shapes/article.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Media } from '../media/media.ts'
import { listArticles } from './article-list.ts'
import { missing, rowAt, toArticle } from './article-row.ts'
import { publishArticle } from './publish.ts'
import { purgeArticles, removeArticle, restoreArticle } from './removing.ts'
import { reviseArticle } from './revise.ts'
import { hasDue, publishDue } from './schedule.ts'
import { statusOf } from './standing.ts'

export type Parts = { db: Database; media: Media; clock: Clock }

export const createArticles = (parts: Parts) => ({
  /** With a language, only what is written in it; `languages` are all that there are in any case. */
  list: (kind: Kind, page: number, limit: number, language?: Language) =>
    listArticles(parts, { kind, language, page, limit }),
  /** As readers see it. Throws NotFound, also for an article that is set aside or not published. */
  find: (kind: Kind, id: string) => findSeen(parts, kind, id),
  /** Also what is not published. Throws NotFound for what is set aside. */
  findForEditors: (kind: Kind, id: string) => findAny(parts, kind, id),
  /** Throws Refused({ image }) and keeps nothing when the picture will not do. */
  publish: (kind: Kind, fields: NewArticle, image?: Uint8Array) => publishArticle(parts, kind, fields, image),
  /** A replaced picture is gone at once. Throws Conflict when somebody else saved since the version that is named. */
  revise: (kind: Kind, id: string, change: ArticleChange, image?: Uint8Array) =>
    reviseArticle(parts, { kind, id }, change, image),
  /** Sets the article aside; `restore` brings it back until `purge` ends its time. */
  remove: (kind: Kind, id: string) => removeArticle(parts, { kind, id }),
  restore: (kind: Kind, id: string) => restoreArticle(parts, { kind, id }),
  /** Deletes for good what was removed longer ago than Undo lasts, pictures included. */
  purge: () => purgeArticles(parts),
  hasDue: () => hasDue(parts),
  /** Publishes what was to be published by now. */
  publishDue: () => publishDue(parts),
})

const findAny = async ({ db, media }: Parts, kind: Kind, id: string) =>
  toArticle(await rowAt(db, { kind, id }), media.address)

const findSeen = async (parts: Parts, kind: Kind, id: string) => {
  const row = await rowAt(parts.db, { kind, id })
  return statusOf(row) === 'published' ? toArticle(row, parts.media.address) : missing()
}
