/** The schema of articles, their revisions, drafts, reviews, tags, slugs and views: table definitions and row types. */
import type { Generated } from 'kysely'
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import type { ReviewEvent } from '#shared/shapes/review-request.ts'

export const articleTables = `
create table articles (
  id text primary key,
  kind text not null,
  title text not null,
  content text not null,
  content_html text not null,
  excerpt text not null,
  author text not null,
  image_id text references images (id),
  created_at text not null,
  updated_at text not null,
  removed_at text,
  language text not null default 'en',
  is_health integer not null default 1,
  sources text not null default '[]',
  no_source_reason text,
  last_checked text,
  reviewer text,
  published_at text,
  publish_at text,
  version integer not null default 1,
  tags text not null default '[]',
  title_key text not null default '',
  slug text,
  pinned_at text,
  feed_path text
);
-- What readers see. With every column that is asked for in the index, skipping rows reads no texts.
create index articles_in_order on articles (kind, updated_at, id, removed_at, published_at, pinned_at)
  where removed_at is null and published_at is not null and pinned_at is null;
create index articles_by_language on articles (kind, language, updated_at, id, removed_at, published_at, pinned_at)
  where removed_at is null and published_at is not null and pinned_at is null;
create index articles_pinned on articles (kind, updated_at, id) where pinned_at is not null;
create index articles_for_editors on articles
  (kind, updated_at, id, published_at, publish_at, language, author, created_at, title_key, removed_at)
  where removed_at is null;
create index articles_unpublished on articles (kind, publish_at, updated_at, id, published_at, removed_at)
  where removed_at is null and published_at is null;
create index articles_removed on articles (kind, updated_at, id, removed_at) where removed_at is not null;
create index articles_due on articles (publish_at, id) where publish_at is not null;
-- Each author and each language is found in one step, however many articles have it.
create index articles_each_author on articles (kind, author, removed_at) where removed_at is null;
create index articles_each_language on articles (kind, language, removed_at) where removed_at is null;
create index articles_by_image on articles (image_id);

create table article_tags (
  article_id text not null references articles (id) on delete cascade,
  slug text not null,
  tag text not null,
  public_sort_at text,
  kind text not null default '',
  editors_sort_at text,
  primary key (article_id, slug)
);
create index article_tags_in_order on article_tags (slug, public_sort_at, article_id, tag);
create index article_tags_for_editors on article_tags (slug, kind, editors_sort_at, article_id, public_sort_at);

create table article_slugs (
  kind text not null,
  slug text not null,
  article_id text not null references articles (id) on delete cascade,
  primary key (kind, slug)
);
create index article_slugs_by_article on article_slugs (article_id);

create table article_revisions (
  article_id text not null references articles (id) on delete cascade,
  number integer not null,
  at text not null,
  who text not null,
  title text not null,
  content text not null,
  author text not null,
  language text not null,
  tags text not null,
  is_health integer not null,
  sources text not null,
  no_source_reason text,
  last_checked text,
  reviewer text,
  words_added integer not null,
  words_removed integer not null,
  primary key (article_id, number)
);

create table article_drafts (
  article_id text not null references articles (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  fields text not null,
  version integer not null,
  saved_at text not null,
  primary key (article_id, user_id)
);
create index article_drafts_by_user on article_drafts (user_id);

create table article_presence (
  article_id text not null references articles (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  at text not null,
  primary key (article_id, user_id)
);

-- A row is there while a draft waits for its review.
create table review_requests (
  article_id text primary key references articles (id) on delete cascade,
  requested_by text not null references users (id) on delete cascade,
  assigned_to text references users (id) on delete set null,
  requested_at text not null
);

create table review_comments (
  id text primary key,
  article_id text not null references articles (id) on delete cascade,
  at text not null,
  who text not null,
  event text not null,
  text text not null
);
create index review_comments_in_order on review_comments (article_id, at);

create table draft_links (
  token_hash text primary key,
  article_id text not null references articles (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  expires_at text not null
);
create index draft_links_by_article on draft_links (article_id);

-- No reference to articles: counting must not fail because an article was deleted.
create table article_views (
  day text not null,
  article_id text not null,
  views integer not null,
  primary key (day, article_id)
);
create index article_views_by_article on article_views (article_id, day, views);

-- How often visitors came from each kind of place, per day.
create table visit_sources (
  day text not null,
  source text not null,
  visits integer not null,
  primary key (day, source)
)
`

export type ArticleRow = {
  id: string
  kind: Kind
  title: string
  content: string
  /** Rendered from `content` at every write, so that reading costs nothing. */
  content_html: string
  excerpt: string
  author: string
  image_id: string | null
  created_at: string
  updated_at: string
  removed_at: string | null
  language: Generated<Language>
  is_health: Generated<number>
  /** As JSON: [{ "name", "year", "url" }]. */
  sources: Generated<string>
  /** Why an article about health names no source; null: no reason was given. */
  no_source_reason: string | null
  last_checked: string | null
  reviewer: string | null
  /** Since when readers see the article; null: they do not see it. */
  published_at: string | null
  /** When the article is published automatically. */
  publish_at: string | null
  /** Increases with each save. */
  version: Generated<number>
  /** Tags as editors wrote them, as JSON: ["Pain crisis"]. */
  tags: Generated<string>
  /** The article's current slug, if it has one. Earlier slugs still lead to the article. */
  slug: string | null
  /** The title in the form in which it is searched. */
  title_key: Generated<string>
  /** Since when the article is pinned on top of its list. */
  pinned_at: string | null
  /** The path in the id under which feeds issued it before 1.0, like `/news/fever`. */
  feed_path: string | null
}

/**
 * `public_sort_at` is the date of the article while readers see it, `editors_sort_at` while it is not removed: so both
 * the page of a tag and the editors' list are read along an index.
 */
export type ArticleTagRow = {
  article_id: string
  kind: Generated<Kind>
  slug: string
  tag: string
  public_sort_at: string | null
  editors_sort_at: string | null
}

/** One revision; `number` is the version that this save gave to the article. */
export type ArticleRevisionRow = {
  article_id: string
  number: number
  at: string
  who: string
  title: string
  content: string
  author: string
  language: Language
  tags: string
  is_health: number
  sources: string
  no_source_reason: string | null
  last_checked: string | null
  reviewer: string | null
  words_added: number
  words_removed: number
}

/** The unsaved input of one user in an article's form; `version` is the version that the user started from. */
export type ArticleDraftRow = {
  article_id: string
  user_id: string
  /** As JSON: { "title": "…", "content": "…" }. */
  fields: string
  version: number
  saved_at: string
}

/** `assigned_to` is the user who should review the draft; null: any user who may publish. */
export type ReviewRequestRow = {
  article_id: string
  requested_by: string
  assigned_to: string | null
  requested_at: string
}

/** Comments of users on an article, and the action that each one accompanied. */
export type ReviewCommentRow = {
  id: string
  article_id: string
  at: string
  who: string
  event: ReviewEvent
  text: string
}
