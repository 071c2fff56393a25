/** Articles, and what is kept beside them. */
import type { Generated } from 'kysely'

export type ArticleRow = {
  id: string
  kind: string
  title: string
  content: string
  /** Made from `content` at every write, so that reading costs nothing. */
  content_html: string
  excerpt: string
  author: string
  image_id: string | null
  created_at: string
  updated_at: string
  removed_at: string | null
  language: Generated<string>
  is_health: Generated<number>
  /** As JSON: [{ "name", "year", "url" }]. */
  sources: Generated<string>
  last_checked: string | null
  reviewer: string | null
  /** Since when readers see it; null: they do not. */
  published_at: string | null
  /** When it will be published by itself. */
  publish_at: string | null
  /** Grows with each save. */
  version: Generated<number>
  /** As people wrote them, as JSON: ["Pain crisis"]. */
  tags: Generated<string>
  /** Its own address, if it was given one; every other one that it had leads here. */
  slug: string | null
  /** The title as it is searched for. */
  title_key: Generated<string>
}

/**
 * `seen_at` is the date of the article while readers see it, `there_at` while it is not set aside: so the page of a tag
 * is read along an index, and so is the list of whoever writes.
 */
export type ArticleTagRow = {
  article_id: string
  kind: Generated<string>
  slug: string
  tag: string
  seen_at: string | null
  there_at: string | null
}

/** What was saved, by whom: its number is the version that the article had from then on. */
export type ArticleRevisionRow = {
  article_id: string
  number: number
  at: string
  who: string
  title: string
  content: string
  author: string
  language: string
  tags: string
  is_health: number
  sources: string
  last_checked: string | null
  reviewer: string | null
  words_added: number
  words_removed: number
}

/** What somebody typed into the form of an article and has not saved; `version` is the one they began with. */
export type ArticleDraftRow = {
  article_id: string
  user_id: string
  /** As JSON: { "title": "…", "content": "…" }. */
  fields: string
  version: number
  saved_at: string
}
