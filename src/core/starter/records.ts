/** Stores which article each starter article became, and the text that the site received. */
import { createHash } from 'node:crypto'
import type { ArticleSource } from '#shared/shapes/review.ts'
import type { Database } from '../database/tables.ts'
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
  const saved = await createSettings(db).find(recordsSetting)
  return saved && JSON.parse(saved)
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
