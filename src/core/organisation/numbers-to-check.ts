/**
 * Finds the stored texts in which an earlier version took signs beside numbers as formatting, as in *713*33*1#. The
 * first start of this version renders articles among them again, and the dashboard names each until somebody saves it.
 */
import MarkdownIt from 'markdown-it'
import { feeds, type Kind } from '#shared/feeds.ts'
import { lazy } from '#shared/lazy.ts'
import { createMarkdownParser } from '#shared/markdown-parser.ts'
import type { Permission } from '#shared/permissions.ts'
import type { NumberToCheck } from '#shared/shapes/dashboard.ts'
import { lockArticle, textColumns } from '../articles/article-row.ts'
import { isPublic } from '../articles/publication.ts'
import { searchTextOf } from '../articles/reindex.ts'
import type { Database } from '../database/tables.ts'
import { refreshArticleHtml } from '../images/article-images.ts'
import { addToIndex } from '../search/search-index.ts'
import { createSettings } from '../settings/settings.ts'

const setting = 'numbers-to-check'

type Texts = {
  table: 'articles' | 'events' | 'questions' | 'newsletters'
  permission: Permission
  kind?: NumberToCheck['kind']
  title: string
  text: string
  /** Nobody can change the text once this date is set. */
  end: string
}

const checked: Texts[] = [
  { table: 'articles', permission: 'articles.write', title: 'title', text: 'content', end: 'removed_at' },
  { table: 'events', permission: 'events.write', kind: 'event', title: 'title', text: 'text', end: 'removed_at' },
  {
    table: 'questions',
    permission: 'questions.write',
    kind: 'question',
    title: 'question',
    text: 'answer',
    end: 'removed_at',
  },
  {
    table: 'newsletters',
    permission: 'newsletters.write',
    kind: 'newsletter',
    title: 'subject',
    text: 'content',
    end: 'started_at',
  },
]

/** The names of tables and columns as if they were those of articles: the queries are the same for all. */
const rowsIn = (db: Database, { table, end }: Texts) =>
  db
    .selectFrom(table as 'articles')
    .select(['id', 'version'])
    .where(end as 'removed_at', 'is', null)

/** The parser of this version and that of the earlier one. */
const parsers = lazy(() => {
  const now = createMarkdownParser({ typographer: false })
  const earlier = new MarkdownIt({ html: false, linkify: true })
  earlier.validateLink = now.validateLink
  return { now, earlier }
})

/** For speed, only these texts are rendered and compared. */
const hasNumberSign = /[*_][\d#]|[\d#][*_]|^\s*(?:\+[ \t]+\(?\d|\d{4,}[.)])/m
/** A pasted number whose plus sign became the sign of a list. */
const hasLostPlus = /^\s*- \(?233\b/m

const mayBeDamaged = (text: string) => hasLostPlus.test(text) || (hasNumberSign.test(text) && isReadDifferently(text))

const isReadDifferently = (text: string) => {
  const { now, earlier } = parsers()
  return earlier.render(text) !== now.render(text)
}

type Found = NumberToCheck & { version: number }

async function* textsIn(db: Database, texts: Texts) {
  const { table, title, text } = texts
  for (let last = ''; ; ) {
    const rows = await rowsIn(db, texts)
      .select(({ ref }) => [ref(title as 'title').as('title'), ref(text as 'content').as('text')])
      .$if(table === 'articles', (query) => query.select('kind'))
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    yield* rows
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? ''
  }
}

/** Safe to run at every start: only the first one searches. */
export const findNumbersToCheck = async (db: Database) => {
  const settings = createSettings(db)
  if ((await settings.find(setting)) !== undefined) return
  const found: Found[] = []
  for (const texts of checked)
    for await (const { id, version, title, text, kind = texts.kind } of textsIn(db, texts))
      if (kind && mayBeDamaged(text)) found.push({ kind, _id: id, title, version })
  for (const { kind, _id } of found) for (const feed of feedsOf(kind)) await renderAgain(db, feed.kind, _id)
  await settings.save(setting, JSON.stringify(found))
}

/** The feed of an article; empty for anything else. */
const feedsOf = (kind: string) => feeds.filter((feed) => feed.kind === kind)

const renderAgain = (db: Database, kind: Kind, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await lockArticle(trx, { kind, id })
    await trx.updateTable('articles').set(textColumns(row.content)).where('id', '=', id).execute()
    await refreshArticleHtml(trx, row)
    if (isPublic(row)) await addToIndex(trx, 'articles', [searchTextOf(row)])
  })

/** Those that nobody has saved or removed since, and that this person may change. */
export const numbersToCheck = async (db: Database, may: (permission: Permission) => boolean) => {
  const found: Found[] = JSON.parse((await createSettings(db).find(setting)) ?? '[]')
  const open: NumberToCheck[] = []
  for (const texts of checked.filter(({ permission }) => may(permission))) {
    const named = found.filter(({ kind }) => (texts.kind ? kind === texts.kind : feedsOf(kind).length > 0))
    if (named.length === 0) continue
    const ids = named.map(({ _id }) => _id)
    const rows = await rowsIn(db, texts).where('id', 'in', ids).execute()
    const versions = new Map(rows.map(({ id, version }) => [id, version]))
    open.push(...named.filter(({ _id, version }) => versions.get(_id) === version))
  }
  return open.map(({ kind, _id, title }) => ({ kind, _id, title }))
}
