/**
 * The schema of the search index and the paging index, both derived from other tables: definitions and the types of
 * their rows.
 */

// "without rowid" is a SQLite option: the key contains all columns of these tables, which would otherwise be stored
// twice.
export const searchTables = `
create table search_numbers (last integer not null);
insert into search_numbers (last) values (0);

create table search_articles (
  number integer primary key,
  article_id text not null unique references articles (id) on delete cascade,
  updated_at text not null,
  word_ids text not null
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
  in_title integer not null,
  article_number integer not null,
  primary key (word_id, in_title, article_number)
) without rowid;

create table paging_index (
  list text not null,
  starts_at text not null,
  starts_id text not null,
  total integer not null,
  primary key (list, starts_at, starts_id)
)
`

/**
 * An article in the index, and the ids of its words, separated by commas. Numbers grow: the largest is the newest. The
 * date is copied from the article, because ranking hundreds of them must not read hundreds of long rows.
 */
export type SearchArticleRow = { number: number; article_id: string; updated_at: string; word_ids: string }

/** A folded word that at least one article has; `start` is its first two letters. */
export type SearchWordRow = { id: number; word: string; start: string }

/** An article contains a word: `in_title` is 1 if its title does. */
export type SearchPostingRow = { word_id: number; in_title: number; article_number: number }

/** A list has `total` rows from this position on, up to where its next bucket starts. */
export type PagingIndexRow = { list: string; starts_at: string; starts_id: string; total: number }
