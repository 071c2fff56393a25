/** The schema of the search index, which is derived from other tables, and of the words that it lacks. */
import { integer, table, text } from './table.ts'

// "without rowid" is a SQLite option: the key contains all columns of these tables, which would otherwise be stored
// twice.
export const searchTables = {
  search_numbers: table({ last: integer('not null') }).statement('insert into search_numbers (last) values (0)'),
  /**
   * A text in the index: `part` is its record type, or `pages`. `word_ids`: the ids of its words, separated by commas.
   * Numbers grow: the largest is the newest. The date is copied, because ranking hundreds of texts must not read hundreds
   * of long rows.
   */
  search_texts: table({
    number: integer('primary key'),
    part: text('not null'),
    id: text('not null'),
    updated_at: text('not null'),
    starts_at: text(),
    word_ids: text('not null'),
  }).constraint('unique (part, id)'),
  /** A folded word that at least one text has; `start` is its first two letters. */
  search_words: table({
    id: integer('primary key'),
    word: text('not null unique'),
    start: text('not null'),
  }).index('search_words_by_start', '(start, word)'),
  search_skeletons: table({ skeleton: text('not null'), word_id: integer('not null') })
    .constraint('primary key (skeleton, word_id)')
    .options('without rowid'),
  /** A text contains a word: `in_title` is 1 if its title does. `part_group`: see `textGroups` in `search/search-index.ts`. */
  search_postings: table({
    word_id: integer('not null'),
    part_group: integer('not null'),
    in_title: integer('not null'),
    number: integer('not null'),
  })
    .constraint('primary key (word_id, part_group, in_title, number)')
    .options('without rowid'),
}

/** A folded word of a search that found nothing, and the day. */
export const missedWordTables = {
  missed_words: table({ day: text('not null'), word: text('not null') }).constraint('primary key (day, word)'),
}
