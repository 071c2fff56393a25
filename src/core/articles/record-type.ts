/** Articles (news and blog posts) and the counts of their readers, as record types. */

import type { Selectable } from 'kysely'
import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import { authorNow } from '#shared/organisation-name.ts'
import type { ArticleRow } from '../database/tables.ts'
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { deleteExpiredWords } from '../search/missed-words.ts'
import { isPublic } from './publication.ts'
import { searchTextOf } from './reindex.ts'
import { countReviewRequests } from './review-requests.ts'

const articlesOf = (feed: Feed) =>
  exported({
    name: feed.kind,
    about: `the articles of the feed ${feed.kind}, as Markdown and as HTML; "image" is the _id of a picture`,
    table: 'articles',
    toItem: (row) => (row.kind === feed.kind ? articleIn(row) : undefined),
  })

const articleIn = (row: Selectable<ArticleRow>) => ({
  _id: row.id,
  title: row.title,
  content: row.content,
  contentHtml: row.content_html,
  author: authorNow(row.author),
  language: row.language,
  isHealth: row.is_health === 1,
  sources: JSON.parse(row.sources),
  noSourceReason: row.no_source_reason,
  lastChecked: row.last_checked,
  reviewer: row.reviewer,
  image: row.image_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  removedAt: row.removed_at,
  publishedAt: row.published_at,
  publishAt: row.publish_at,
  tags: JSON.parse(row.tags),
  slug: row.slug,
  pinnedAt: row.pinned_at,
})

const revisions = exported({
  name: 'revisions',
  about: 'every saved version of each article, and who saved it',
  table: 'article_revisions',
  toItem: ({ article_id: article, number, at, who, title, content }) => ({ article, number, at, who, title, content }),
})

const reviewComments = exported({
  name: 'review-comments',
  about: 'what writers and reviewers wrote to each other about articles',
  table: 'review_comments',
  toItem: ({ id, article_id: article, at, who, event, text }) => ({ _id: id, article, at, who, event, text }),
})

/** `src/site/feeds/sitemap.ts` lists articles and tags in the sitemap. */
export const articleRecords: RecordType = {
  name: 'articles',
  tables: [
    'articles',
    'article_tags',
    'article_slugs',
    'article_revisions',
    'article_drafts',
    'article_presence',
    'review_requests',
    'review_comments',
    'draft_links',
  ],
  exports: [articlesOf(newsFeed), articlesOf(blogFeed), revisions, reviewComments],
  person: {
    not: 'The author’s name is part of the published article. An editor removes what an article says about a person.',
  },
  expire: ({ articles }) => articles.expire(),
  search: {
    rows: (db) =>
      db
        .selectFrom('articles')
        .select(['id', 'updated_at as updatedAt'])
        .where('removed_at', 'is', null)
        .where('published_at', 'is not', null)
        .as('row'),
    texts: async (db, ids) => {
      const columns = ['id', 'slug', 'kind', 'title', 'content', 'language', 'updated_at', 'published_at'] as const
      const rows = await db
        .selectFrom('articles')
        .select([...columns, 'removed_at'])
        .where('id', 'in', ids)
        .execute()
      return rows.filter(isPublic).map(searchTextOf)
    },
  },
  tasks: {
    permission: 'articles.write',
    count: async (db) => ({
      newsReviews: await countReviewRequests(db, 'news'),
      blogReviews: await countReviewRequests(db, 'blog'),
    }),
  },
  startCheck: { counted: 'articles', newest: ['articles', 'updated_at'] },
}

export const readerRecords: RecordType = {
  name: 'readers',
  tables: ['article_views', 'visit_sources', 'missed_words'],
  exports: [
    exported({
      name: 'article-views',
      about: 'how often each article was opened on each day',
      table: 'article_views',
      toItem: ({ day, article_id: article, views }) => ({ day, article, views }),
      columns: ['day', 'article', 'views'],
    }),
    exported({
      name: 'visit-sources',
      about: 'how many visits came from where on each day',
      table: 'visit_sources',
      toItem: ({ day, source, visits }) => ({ day, source, visits }),
      columns: ['day', 'source', 'visits'],
    }),
  ],
  person: { not: 'Counts per day name no person.' },
  expire: ({ db, clock }) => deleteExpiredWords(db, clock),
}
