/** What an article said each time it was saved. */
import type { Selectable } from 'kysely'
import type { Language } from '#shared/languages.ts'
import type { ListedRevision, Revision } from '#shared/shapes/revision.ts'
import { whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { ArticleRevisionRow, ArticleRow } from '../database/tables.ts'
import { NotFound } from '../lib/errors.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { changedWords } from './changed-words.ts'

type Row = Selectable<ArticleRow>

/** To be called in the transaction that changed the row, with what was there before. */
export const keepRevision = async (db: Database, row: Row, at: string, old?: Row) => {
  if (old) await ensureFirst(db, old)
  const { added, removed } = changedWords(old ? `${old.title}\n${old.content}` : '', `${row.title}\n${row.content}`)
  await insert(db, { ...textOf(row), at, who: whoActs().name, words_added: added, words_removed: removed })
}

const textOf = (row: Row) => ({
  article_id: row.id,
  number: row.version,
  title: row.title,
  content: row.content,
  author: row.author,
  language: row.language,
  tags: row.tags,
  is_health: row.is_health,
  sources: row.sources,
  last_checked: row.last_checked,
  reviewer: row.reviewer,
})

/** Articles came before their revisions, and many come without anybody who writes: they are not all kept twice. */
export const ensureFirst = async (db: Database, row: Row) => {
  const words = { words_added: changedWords('', `${row.title}\n${row.content}`).added, words_removed: 0 }
  const kept = await revisionRow(db, row.id, row.version)
  if (!kept) await insert(db, { ...textOf(row), at: row.updated_at, who: '', ...words })
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

export const listRevisions = async (db: Database, articleId: string, page: number, limit: number) => {
  const of = () => db.selectFrom('article_revisions').where('article_id', '=', articleId)
  const { total } = await of()
    .select((make) => make.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await of()
    .select(['number', 'at', 'who', 'title', 'words_added', 'words_removed'])
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offsetOf(page, limit))
    .execute()
  return toPage(rows.map(toListed), Number(total), page, limit)
}

/** Throws NotFound. */
export const findRevision = async (db: Database, articleId: string, number: number) => {
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
  author: row.author,
  language: row.language as Language,
  tags: JSON.parse(row.tags),
  isHealth: row.is_health === 1,
  sources: JSON.parse(row.sources),
  lastChecked: row.last_checked ?? undefined,
  reviewer: row.reviewer ?? undefined,
})
