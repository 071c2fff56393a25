/**
 * Corrects the starter articles of a site when a newer version of the software has better texts. An article that nobody
 * changed gets the new text as a revision and keeps its date. An article that somebody changed stays as it is: the
 * dashboard offers the correction, and an editor decides.
 */
import type { StarterCorrection } from '#shared/shapes/dashboard.ts'
import { type ArticleDeps, articleRowIfAny, type JoinedRow } from '../articles/article-row.ts'
import { reviseArticle } from '../articles/revise.ts'
import { toRevision } from '../articles/revisions.ts'
import { actAs } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { type StarterArticle, starterArticles } from './articles.ts'
import { offeredText } from './offered-text.ts'
import { findRecords, type StarterRecord, type StarterRecords, saveRecords, textHash } from './records.ts'
import { starterText } from './texts.ts'

/** The author of the revision, for the list of revisions and the history. */
const actor = { email: '', name: 'Software update' }

/** Safe to run at every start: an up-to-date text is not changed. */
export const correctStarterArticles = async (deps: ArticleDeps) => {
  const records = await findRecords(deps.db)
  if (!records) return
  const corrected = { ...records }
  for (const article of starterArticles) {
    const record = records[article.name]
    if (record) corrected[article.name] = await correct(deps, article, records, record)
  }
  if (JSON.stringify(corrected) !== JSON.stringify(records)) await saveRecords(deps.db, corrected)
}

const textFor = async ({ title, name }: StarterArticle, records: StarterRecords) => ({
  title,
  ...(await starterText(name, Object.keys(records))),
})

const correct = async (
  deps: ArticleDeps,
  article: StarterArticle,
  records: StarterRecords,
  record: StarterRecord,
): Promise<StarterRecord> => {
  const { kind, tags } = article
  const text = await textFor(article, records)
  const hash = textHash(text)
  if (hash === record.hash || hash === record.skipped?.hash) return record
  const row = await articleRowIfAny(deps.db, { kind, id: record.id })
  if (!row) return record
  const current = hashOf(row)
  if (current === hash) return { id: record.id, hash }
  if (current !== record.hash) return { ...record, skipped: { hash, version: row.version } }
  const hasTags = JSON.parse(row.tags).length > 0
  const change = { ...text, ...(!hasTags && { tags }), keepDate: true }
  await actAs(actor, () => reviseArticle(deps, { kind, id: record.id }, change))
  return { id: record.id, hash }
}

const hashOf = ({ title, content, sources, last_checked, reviewer }: JoinedRow) =>
  textHash({
    title,
    content,
    sources: JSON.parse(sources),
    lastChecked: last_checked ?? undefined,
    reviewer: reviewer ?? undefined,
  })

/**
 * The corrections that wait because somebody had changed the article: each until the article is saved again or removed
 * or, if it still has a sentence that the correction changes, until that is gone.
 */
export const waitingCorrections = async (deps: Pick<ArticleDeps, 'db'>): Promise<StarterCorrection[]> => {
  const records = (await findRecords(deps.db)) ?? {}
  const waiting = await Promise.all(starterArticles.map((article) => waitingOf(deps, article, records)))
  return waiting.flat()
}

const waitingOf = async ({ db }: Pick<ArticleDeps, 'db'>, article: StarterArticle, records: StarterRecords) => {
  const record = records[article.name]
  if (!record?.skipped) return []
  const { kind } = article
  const row = await articleRowIfAny(db, { kind, id: record.id })
  if (!row) return []
  const { lastChecked: _, ...corrected } = await textFor(article, records)
  const own = { title: row.title, content: row.content, sources: JSON.parse(row.sources) }
  const old = await receivedText(db, record)
  const offer = old && offeredText(old, corrected, own)
  if (!offer && row.version !== record.skipped.version) return []
  return [{ kind, _id: record.id, version: row.version, own, corrected, ...(offer && { offer }) }]
}

/** The text that the site received last. Undefined if it was imported without its revisions. */
const receivedText = async (db: Database, { id, hash }: StarterRecord) => {
  const rows = await db.selectFrom('article_revisions').selectAll().where('article_id', '=', id).execute()
  return rows.map(toRevision).find((revision) => textHash(revision) === hash)
}
