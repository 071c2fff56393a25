/**
 * Revisions (version history): stores the text of an article each time it is saved, who saved it, and how many words
 * the save added and removed. `revise.ts` restores a revision.
 */

import type { Selectable } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import { authorNow } from '#shared/organisation-name.ts'
import type { ListedRevision, Revision } from '#shared/shapes/revisions.ts'
import { whoActs } from '../audit/audit-log.ts'
import type { ArticleRevisionRow, ArticleRow, Database } from '../database/tables.ts'
import { NotFound } from '../lib/errors.ts'
import { readPageOf } from '../paging/page.ts'
import { type ArticleDeps, findArticleRow } from './article-row.ts'

type Row = Selectable<ArticleRow>

export const createRevisions = ({ db }: ArticleDeps) => ({
  list: async (kind: Kind, id: string, page: number, limit: number) => {
    await ensureFirstRevision(db, await findArticleRow(db, { kind, id }))
    return listRevisions(db, id, page, limit)
  },
  /** Throws NotFound. */
  find: async (kind: Kind, id: string, number: number) => {
    await ensureFirstRevision(db, await findArticleRow(db, { kind, id }))
    return toRevision(await findRevisionRow(db, id, number))
  },
})

/** To be called in the transaction that changed the row. `old`: the row before the change. */
export const saveRevision = async (db: Database, row: Row, at: string, old?: Row) => {
  if (old) await ensureFirstRevision(db, old)
  const { added, removed } = countChangedWords(
    old ? `${old.title}\n${old.content}` : '',
    `${row.title}\n${row.content}`,
  )
  await insert(db, { ...textOf(row), at, who: whoActs().name, words_added: added, words_removed: removed })
}

const textOf = (row: Row) => ({
  article_id: row.id,
  number: row.version,
  title: row.title,
  content: row.content,
  author: authorNow(row.author),
  language: row.language,
  tags: row.tags,
  is_health: row.is_health,
  sources: row.sources,
  no_source_reason: row.no_source_reason,
  last_checked: row.last_checked,
  reviewer: row.reviewer,
})

/**
 * Imported and starter articles get their first revision when a user first reads or changes them, so that not every
 * text is stored twice.
 */
export const ensureFirstRevision = async (db: Database, row: Row) => {
  const words = { words_added: countChangedWords('', `${row.title}\n${row.content}`).added, words_removed: 0 }
  const saved = await revisionRow(db, row.id, row.version)
  if (!saved) await insert(db, { ...textOf(row), at: row.updated_at, who: '', ...words })
}

const insert = (db: Database, revision: ArticleRevisionRow) =>
  db
    .insertInto('article_revisions')
    .values(revision)
    .onConflict((conflict) => conflict.columns(['article_id', 'number']).doNothing())
    .execute()

const revisionRow = (db: Database, articleId: string, number: number) =>
  db
    .selectFrom('article_revisions')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('number', '=', number)
    .executeTakeFirst()

const listRevisions = (db: Database, articleId: string, page: number, limit: number) => {
  const newest = db.selectFrom('article_revisions').where('article_id', '=', articleId).orderBy('number', 'desc')
  const listed = newest.select(['number', 'at', 'who', 'title', 'words_added', 'words_removed'])
  return readPageOf(listed, { page, limit }, (rows) => rows.map(toListed))
}

/** Throws NotFound. */
export const findRevisionRow = async (db: Database, articleId: string, number: number) => {
  const row = await revisionRow(db, articleId, number)
  if (!row) throw new NotFound('There is no such revision.')
  return row
}

type Listed = Pick<ArticleRevisionRow, 'number' | 'at' | 'who' | 'title' | 'words_added' | 'words_removed'>

const toListed = ({ number, at, who, title, words_added, words_removed }: Listed): ListedRevision => ({
  number,
  at,
  by: who,
  title,
  wordsAdded: words_added,
  wordsRemoved: words_removed,
})

export const toRevision = (row: ArticleRevisionRow): Revision => ({
  ...toListed(row),
  content: row.content,
  author: authorNow(row.author),
  language: row.language,
  tags: JSON.parse(row.tags),
  isHealth: row.is_health === 1,
  sources: JSON.parse(row.sources),
  noSourceReason: row.no_source_reason ?? undefined,
  lastChecked: row.last_checked ?? undefined,
  reviewer: row.reviewer ?? undefined,
})

/**
 * How many words of a text are new, and how many of the earlier one are gone. A word that only moved counts as neither.
 */
const countChangedWords = (before: string, after: string) => {
  const left = new Map<string, number>()
  for (const word of wordsInText(before)) left.set(word, (left.get(word) ?? 0) + 1)
  let added = 0
  for (const word of wordsInText(after)) {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    else added += 1
  }
  const removed = [...left.values()].reduce((sum, count) => sum + count, 0)
  return { added, removed }
}

export const wordsInText = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
