/**
 * The schema of the search index, which is derived from other tables: the table definitions and the types of their rows.
 */

// "without rowid" is a SQLite option: the key contains all columns of these tables, which would otherwise be stored
// twice.
export const searchTables = `
create table search_numbers (last integer not null);
insert into search_numbers (last) values (0);

create table search_texts (
  number integer primary key,
  part text not null,
  id text not null,
  updated_at text not null,
  starts_at text,
  word_ids text not null,
  unique (part, id)
);

create table search_words (
  id integer primary key,
  word text not null unique,
  start text not null
);
create index search_words_by_start on search_words (start, word);

create table search_skeletons (
  skeleton text not null,
  word_id integer not null,
  primary key (skeleton, word_id)
) without rowid;

create table search_postings (
  word_id integer not null,
  part_group integer not null,
  in_title integer not null,
  number integer not null,
  primary key (word_id, part_group, in_title, number)
) without rowid
`

/**
 * A text in the index: `part` is its record type, or `pages`. `word_ids`: the ids of its words, separated by commas.
 * Numbers grow: the largest is the newest. The date is copied, because ranking hundreds of texts must not read hundreds
 * of long rows.
 */
export type SearchTextRow = {
  number: number
  part: string
  id: string
  updated_at: string
  starts_at: string | null
  word_ids: string
}

/** A folded word that at least one text has; `start` is its first two letters. */
export type SearchWordRow = { id: number; word: string; start: string }

/** A text contains a word: `in_title` is 1 if its title does. `part_group`: see `textGroups` in `search/search-index.ts`. */
export type SearchPostingRow = { word_id: number; part_group: number; in_title: number; number: number }
