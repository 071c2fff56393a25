/** What of a row is exported, and under which names: those of the API. Passwords, tokens and secrets are not. */
import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import type { Row } from '../database/dump.ts'
import { imageOf } from '../images/images.ts'
import { fileNamesOf } from '../images/stored-image.ts'
import { toNewsletter } from '../newsletters/newsletter-row.ts'
import { toSubscriber } from '../subscribers/subscriber-row.ts'

/** `columns` are those of a table for spreadsheets, for what is a table. */
export type Noun = { name: string; table: string; toItem: (row: Row) => object | undefined; columns?: string[] }

const articlesOf = (feed: Feed): Noun => ({
  name: feed.kind,
  table: 'articles',
  toItem: (row) => (row.kind === feed.kind ? articleIn(row) : undefined),
})

const articleIn = (row: Row) => ({
  _id: row.id,
  title: row.title,
  content: row.content,
  contentHtml: row.content_html,
  author: row.author,
  language: row.language,
  isHealth: row.is_health === 1,
  sources: JSON.parse(String(row.sources)),
  lastChecked: row.last_checked,
  reviewer: row.reviewer,
  image: row.image_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  removedAt: row.removed_at,
  publishedAt: row.published_at,
  publishAt: row.publish_at,
  tags: JSON.parse(String(row.tags)),
  slug: row.slug,
})

/** Every file of a picture; the largest is the master. */
export const filesOf = (row: Row) => {
  const image = imageOf(row as never)
  return image ? fileNamesOf(image) : []
}

export const nouns: Noun[] = [
  articlesOf(newsFeed),
  articlesOf(blogFeed),
  {
    name: 'images',
    table: 'images',
    toItem: (row) => ({ _id: row.id, alt: row.alt, width: row.width, height: row.height, files: filesOf(row) }),
  },
  {
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
  },
  {
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
  },
  {
    name: 'answers',
    table: 'message_answers',
    toItem: ({ id, message_id: message, at, who, text }) => ({ _id: id, message, at, who, text }),
  },
  {
    name: 'notes',
    table: 'message_notes',
    toItem: ({ id, message_id: message, at, who, text }) => ({ _id: id, message, at, who, text }),
  },
  {
    name: 'canned-answers',
    table: 'canned_answers',
    toItem: ({ id, title, text }) => ({ _id: id, title, text }),
  },
  {
    name: 'subscribers',
    table: 'subscribers',
    toItem: (row) => toSubscriber(row as never),
    columns: ['createdAt', 'email', 'state', 'agreedAt', 'agreedTo', 'confirmedAt', 'confirmReason', 'unsubscribedAt'],
  },
  {
    name: 'letters',
    table: 'newsletters',
    toItem: (row) => toNewsletter(row as never),
  },
  {
    name: 'users',
    table: 'users',
    toItem: ({ id, email, name, role, created_at: createdAt }) => ({ _id: id, createdAt, email, name, role }),
  },
  {
    name: 'site-words',
    table: 'site_content',
    toItem: ({ section: part, version, fields }) => ({ part, version, words: JSON.parse(String(fields)) }),
  },
  {
    name: 'readers',
    table: 'article_views',
    toItem: ({ day, article_id: article, views: opened }) => ({ day, article, opened }),
    columns: ['day', 'article', 'opened'],
  },
  {
    name: 'history',
    table: 'audit_events',
    toItem: ({ id, at, actor: who, event: deed, subject: about }) => ({ _id: id, at, who, deed, about }),
  },
]
