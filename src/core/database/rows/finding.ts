/** How lists and the search find what they are asked for. */
/**
 * An article in the index, and the ids of its words, separated by commas. Numbers grow: the greatest is the newest.
 * The date is the article's own: ranking hundreds of them must not read hundreds of long rows.
 */
export type SearchArticleRow = { number: number; article_id: string; updated_at: string; word_ids: string }

/** A folded word that some article has; `start` is its first two letters. */
export type SearchWordRow = { id: number; word: string; start: string }

/** That an article has a word: `in_title` is 1 when its title has it. */
export type SearchPostingRow = { word_id: number; in_title: number; article_number: number }

/** That a list has so many rows from this place on, up to where its next part starts. */
export type ListPartRow = { list: string; starts_at: string; starts_id: string; total: number }
