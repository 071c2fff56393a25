/** Stores which article each starter article became, and the text that the site received. */
import { createHash } from 'node:crypto'
import type { ArticleSource } from '#shared/shapes/review.ts'
import type { Database } from '../database/open.ts'
import { createSettings } from '../settings/settings.ts'

/** The setting with the time at which the starter articles were added. */
export const starterMark = 'starter-articles'
const recordsSetting = 'starter-texts'

export type StarterRecord = {
  id: string
  /** The hash of the newest text that the site received. */
  hash: string
  /**
   * A correction that was not applied because somebody had changed the article, with the article's version at that
   * time.
   */
  skipped?: { hash: string; version: number }
}

/** By the names of the starter articles. */
export type StarterRecords = Record<string, StarterRecord>

export const saveRecords = (db: Database, records: StarterRecords) =>
  createSettings(db).save(recordsSetting, JSON.stringify(records))

/** Undefined for a site that never received starter articles. */
export const findRecords = async (db: Database): Promise<StarterRecords | undefined> => {
  const settings = createSettings(db)
  const saved = await settings.find(recordsSetting)
  if (saved !== undefined) return JSON.parse(saved)
  const addedAt = await settings.find(starterMark)
  return addedAt === undefined ? undefined : recordsOf031(db, addedAt)
}

type Text = {
  title: string
  content: string
  sources?: readonly ArticleSource[] | undefined
  lastChecked?: string | undefined
  reviewer?: string | undefined
}

/** Hashes a text with its sources and review: a change of these makes another text. */
export const textHash = ({ title, content, sources = [], lastChecked = '', reviewer = '' }: Text) => {
  const text = [
    title,
    content,
    sources.map(({ name, year = null, url = null }) => [name, year, url]),
    lastChecked,
    reviewer,
  ]
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url')
}

/** The texts of the version df56519, in the order in which it added them, each a minute earlier than the next. */
const textsOf031: [name: string, hash: string][] = [
  ['national-guidelines', 'PL_XwOWwZm5RKqpEx0MUjOd7HB_IqeL6sna1yNjmll0'],
  ['world-sickle-cell-day', 'Ap1E5Asz1_sKrznPatvptJx2PCln6dDGJf8Lb1_mOGQ'],
  ['pregnancy-guide', 'X3h4wnU2oU70VhHPB9HbYXzHLThFRlD0xW5hgH7ANaI'],
  ['know-your-genotype', 'NJvUYI2zppPy4MtJs8aRiAJpBOIFkdPwAYQkfanf_Vc'],
  ['pain-crisis', 'WGhjKk5x-65VzzG1jlZd0qL3-NQSPW48wt7Xr-f3DwY'],
  ['ten-myths', 'qXVA_MdllOwVaLRC-5KVLRWeE5fzEQxB8irsYagYbIg'],
]

/** That version saved no records, but the time of creation distinguishes its starter articles from all others. */
const recordsOf031 = async (db: Database, addedAt: string): Promise<StarterRecords> => {
  const createdAt = (index: number) => new Date(Date.parse(addedAt) - (index + 1) * 60_000).toISOString()
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'created_at'])
    .where(
      'created_at',
      'in',
      textsOf031.map((_, index) => createdAt(index)),
    )
    .execute()
  const found = textsOf031.flatMap(([name, hash], index) => {
    const row = rows.find(({ created_at }) => created_at === createdAt(index))
    return row ? [[name, { id: row.id, hash }] as const] : []
  })
  return Object.fromEntries(found)
}
