/** The schema of articles, their revisions, drafts, reviews, tags, slugs and views. */
import type { Kind } from '#shared/feeds.ts'
import type { Language } from '#shared/languages.ts'
import type { ReviewEvent } from '#shared/shapes/review-request.ts'
import type { VisitSource } from '#shared/visit-sources.ts'
import { integer, table, text } from './table.ts'

export const articleTables = {
  articles: table({
    id: text('primary key'),
    kind: text<Kind>('not null'),
    title: text('not null'),
    content: text('not null'),
    /** Rendered from `content` at every write, so that reading costs nothing. */
    content_html: text('not null'),
    excerpt: text('not null'),
    author: text('not null'),
    image_id: text('references images (id)'),
    created_at: text('not null'),
    updated_at: text('not null'),
    removed_at: text(),
    language: text<Language>("not null default 'en'"),
    is_health: integer('not null default 1'),
    /** As JSON: [{ "name", "year", "url" }]. */
    sources: text("not null default '[]'"),
    /** Why an article about health names no source; null: no reason was given. */
    no_source_reason: text(),
    last_checked: text(),
    reviewer: text(),
    /** Since when readers see the article; null: they do not see it. */
    published_at: text(),
    /** When the article is published automatically. */
    publish_at: text(),
    /** Increases with each save. */
    version: integer('not null default 1'),
    /** Tags as editors wrote them, as JSON: ["Pain crisis"]. */
    tags: text("not null default '[]'"),
    /** The title in the form in which it is searched. */
    title_key: text("not null default ''"),
    /** The article's current slug, if it has one. Earlier slugs still lead to the article. */
    slug: text(),
    /** Since when the article is pinned on top of its list. */
    pinned_at: text(),
    /** The path in the id under which feeds issued it before 1.0, like `/news/fever`. */
    feed_path: text(),
  })
    // What readers see. With every column that is asked for in the index, skipping rows reads no texts.
    .index(
      'articles_in_order',
      '(kind, updated_at, id, removed_at, published_at, pinned_at) where removed_at is null and published_at is not null and pinned_at is null',
    )
    .index(
      'articles_by_language',
      '(kind, language, updated_at, id, removed_at, published_at, pinned_at) where removed_at is null and published_at is not null and pinned_at is null',
    )
    .index('articles_pinned', '(kind, updated_at, id) where pinned_at is not null')
    .index(
      'articles_for_editors',
      '(kind, updated_at, id, published_at, publish_at, language, author, created_at, title_key, removed_at) where removed_at is null',
    )
    .index(
      'articles_unpublished',
      '(kind, publish_at, updated_at, id, published_at, removed_at) where removed_at is null and published_at is null',
    )
    .index('articles_removed', '(kind, updated_at, id, removed_at) where removed_at is not null')
    .index('articles_due', '(publish_at, id) where publish_at is not null')
    // Each author and each language is found in one step, however many articles have it.
    .index('articles_each_author', '(kind, author, removed_at) where removed_at is null')
    .index('articles_each_language', '(kind, language, removed_at) where removed_at is null')
    .index('articles_by_image', '(image_id)'),
  /**
   * `public_sort_at` is the date of the article while readers see it, `editors_sort_at` while it is not removed: so both
   * the page of a tag and the editors' list are read along an index.
   */
  article_tags: table({
    article_id: text('not null references articles (id) on delete cascade'),
    slug: text('not null'),
    tag: text('not null'),
    public_sort_at: text(),
    kind: text<Kind>("not null default ''"),
    editors_sort_at: text(),
  })
    .constraint('primary key (article_id, slug)')
    .index('article_tags_in_order', '(slug, public_sort_at, article_id, tag)')
    .index('article_tags_for_editors', '(slug, kind, editors_sort_at, article_id, public_sort_at)'),
  article_slugs: table({
    kind: text<Kind>('not null'),
    slug: text('not null'),
    article_id: text('not null references articles (id) on delete cascade'),
  })
    .constraint('primary key (kind, slug)')
    .index('article_slugs_by_article', '(article_id)'),
  /** One revision; `number` is the version that this save gave to the article. */
  article_revisions: table({
    article_id: text('not null references articles (id) on delete cascade'),
    number: integer('not null'),
    at: text('not null'),
    who: text('not null'),
    title: text('not null'),
    content: text('not null'),
    author: text('not null'),
    language: text<Language>('not null'),
    tags: text('not null'),
    is_health: integer('not null'),
    sources: text('not null'),
    no_source_reason: text(),
    last_checked: text(),
    reviewer: text(),
    words_added: integer('not null'),
    words_removed: integer('not null'),
  }).constraint('primary key (article_id, number)'),
  /** The unsaved input of one user in an article's form; `version` is the version that the user started from. */
  article_drafts: table({
    article_id: text('not null references articles (id) on delete cascade'),
    user_id: text('not null references users (id) on delete cascade'),
    /** As JSON: { "title": "…", "content": "…" }. */
    fields: text('not null'),
    version: integer('not null'),
    saved_at: text('not null'),
  })
    .constraint('primary key (article_id, user_id)')
    .index('article_drafts_by_user', '(user_id)'),
  article_presence: table({
    article_id: text('not null references articles (id) on delete cascade'),
    user_id: text('not null references users (id) on delete cascade'),
    at: text('not null'),
  }).constraint('primary key (article_id, user_id)'),
  /**
   * `assigned_to` is the user who should review the draft; null: any user who may publish. A row is there while a draft
   * waits for its review.
   */
  review_requests: table({
    article_id: text('primary key references articles (id) on delete cascade'),
    requested_by: text('not null references users (id) on delete cascade'),
    assigned_to: text('references users (id) on delete set null'),
    requested_at: text('not null'),
  }),
  /** Comments of users on an article, and the action that each one accompanied. */
  review_comments: table({
    id: text('primary key'),
    article_id: text('not null references articles (id) on delete cascade'),
    at: text('not null'),
    who: text('not null'),
    event: text<ReviewEvent>('not null'),
    text: text('not null'),
  }).index('review_comments_in_order', '(article_id, at)'),
  draft_links: table({
    token_hash: text('primary key'),
    article_id: text('not null references articles (id) on delete cascade'),
    user_id: text('not null references users (id) on delete cascade'),
    expires_at: text('not null'),
  }).index('draft_links_by_article', '(article_id)'),
  // No reference to articles: counting must not fail because an article was deleted.
  article_views: table({ day: text('not null'), article_id: text('not null'), views: integer('not null') })
    .constraint('primary key (day, article_id)')
    .index('article_views_by_article', '(article_id, day, views)'),
  // How often visitors came from each kind of place, per day.
  visit_sources: table({
    day: text('not null'),
    source: text<VisitSource>('not null'),
    visits: integer('not null'),
  }).constraint('primary key (day, source)'),
}
