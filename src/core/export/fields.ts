/**
 * Which tables and fields (columns) are exported, under the names of the API. Passwords, tokens and secrets are left
 * out.
 */
import type { Selectable } from 'kysely'
import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import type { Snapshot } from '../database/dump.ts'
import type { ArticleRow, ImageRow, Tables } from '../database/tables.ts'
import { imageOf } from '../images/images.ts'
import { fileNamesOf } from '../images/stored-image.ts'
import { toNewsletter } from '../newsletters/newsletter-row.ts'
import { toSubscriber } from '../subscribers/subscriber-row.ts'

/** The fields by their names in the API. */
type Item = Record<string, unknown>

type Definition<Table extends keyof Tables> = {
  name: string
  table: Table
  toItem: (row: Selectable<Tables[Table]>) => Item | undefined
  columns?: string[]
}

/** `columns`: the fields of the CSV file, for what is also exported as CSV. */
export type ExportTable = {
  name: string
  itemsOf: (snapshot: Snapshot) => AsyncIterable<Item[]>
  columns: string[] | undefined
}

const exported = <Table extends keyof Tables>({ name, table, toItem, columns }: Definition<Table>): ExportTable => ({
  name,
  columns,
  itemsOf: async function* ({ rowsOf }) {
    for await (const rows of rowsOf(table)) yield rows.map((row) => toItem(row)).filter((item) => item !== undefined)
  },
})

const articlesOf = (feed: Feed) =>
  exported({
    name: feed.kind,
    table: 'articles',
    toItem: (row) => (row.kind === feed.kind ? articleIn(row) : undefined),
  })

const articleIn = (row: Selectable<ArticleRow>) => ({
  _id: row.id,
  title: row.title,
  content: row.content,
  contentHtml: row.content_html,
  author: row.author,
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

/** Every file of an image; the largest is the master. */
export const filesOf = (row: Selectable<ImageRow>) => {
  const image = imageOf(row)
  return image ? fileNamesOf(image) : []
}

export const exportTables: ExportTable[] = [
  articlesOf(newsFeed),
  articlesOf(blogFeed),
  exported({
    name: 'images',
    table: 'images',
    toItem: (row) => ({ _id: row.id, alt: row.alt, width: row.width, height: row.height, files: filesOf(row) }),
  }),
  exported({
    name: 'files',
    table: 'files',
    toItem: ({ id, name, ending, bytes }) => ({ _id: id, name, bytes, file: `${id}.${ending}` }),
  }),
  exported({
    name: 'revisions',
    table: 'article_revisions',
    toItem: ({ article_id: article, number, at, who, title, content }) => ({
      article,
      number,
      at,
      who,
      title,
      content,
    }),
  }),
  exported({
    name: 'review-comments',
    table: 'review_comments',
    toItem: ({ id, article_id: article, at, who, event, text }) => ({ _id: id, article, at, who, event, text }),
  }),
  exported({
    name: 'messages',
    table: 'messages',
    toItem: (row) => ({
      _id: row.id,
      createdAt: row.created_at,
      name: row.name,
      email: row.email,
      subject: row.subject,
      readAt: row.read_at,
      answeredAt: row.answered_at,
      archivedAt: row.archived_at,
      spamAt: row.spam_at,
    }),
    columns: ['createdAt', 'name', 'email', 'subject'],
  }),
  exported({
    name: 'replies',
    table: 'message_replies',
    toItem: ({ id, message_id: message, at, who, text }) => ({ _id: id, message, at, who, text }),
  }),
  exported({
    name: 'notes',
    table: 'message_notes',
    toItem: ({ id, message_id: message, at, who, text }) => ({ _id: id, message, at, who, text }),
  }),
  exported({
    name: 'saved-replies',
    table: 'saved_replies',
    toItem: ({ id, title, text }) => ({ _id: id, title, text }),
  }),
  exported({
    name: 'subscribers',
    table: 'subscribers',
    toItem: toSubscriber,
    columns: ['createdAt', 'email', 'state', 'agreedAt', 'agreedTo', 'confirmedAt', 'confirmReason', 'unsubscribedAt'],
  }),
  exported({
    name: 'newsletters',
    table: 'newsletters',
    toItem: (row) => toNewsletter(row),
  }),
  exported({
    name: 'users',
    table: 'users',
    toItem: ({ id, email, name, role, created_at: createdAt }) => ({ _id: id, createdAt, email, name, role }),
  }),
  exported({
    name: 'site-content',
    table: 'site_content',
    toItem: ({ section, version, fields }) => ({ section, version, fields: JSON.parse(fields) }),
  }),
  exported({
    name: 'article-views',
    table: 'article_views',
    toItem: ({ day, article_id: article, views }) => ({ day, article, views }),
    columns: ['day', 'article', 'views'],
  }),
  exported({
    name: 'visit-sources',
    table: 'visit_sources',
    toItem: ({ day, source, visits }) => ({ day, source, visits }),
    columns: ['day', 'source', 'visits'],
  }),
  exported({
    name: 'history',
    table: 'audit_events',
    toItem: ({ id, at, actor: who, event, subject: about }) => ({ _id: id, at, who, event, about }),
  }),
]
