/** Maps a newsletter to its row and back; its dates determine its state. */
import type { Newsletter, NewsletterResult, NewsletterState, PublicNewsletter } from '#shared/shapes/newsletter.ts'
import { lockRow } from '../database/query.ts'
import type { Database, NewsletterRow } from '../database/tables.ts'
import { NotFound } from '../lib/errors.ts'

export const newsletterStateOf = (row: NewsletterRow): NewsletterState => {
  if (row.finished_at) return row.stopped_at ? 'stopped' : 'sent'
  if (row.stopped_at) return 'stopped'
  if (row.paused_at) return 'paused'
  if (row.started_at) return 'sending'
  return row.send_at ? 'scheduled' : 'draft'
}

export const toNewsletter = (row: NewsletterRow, result?: NewsletterResult): Newsletter => ({
  _id: row.id,
  subject: row.subject,
  preview: row.preview,
  content: row.content,
  language: row.language,
  readers: row.readers,
  group: row.reader_group,
  version: row.version,
  state: newsletterStateOf(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  sendAt: row.send_at ?? undefined,
  startedAt: row.started_at ?? undefined,
  finishedAt: row.finished_at ?? undefined,
  pauseReason: row.pause_reason ?? undefined,
  result,
})

export const toPublicNewsletter = (row: NewsletterRow): PublicNewsletter => ({
  _id: row.id,
  subject: row.subject,
  preview: row.preview,
  language: row.language,
  sentAt: row.started_at ?? row.updated_at,
})

export const findNewsletter = (db: Database, id: string) =>
  db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirstOrThrow(newsletterNotFound)

/** To be called in a transaction. Locks the newsletter until the transaction ends. */
export const lockNewsletter = (db: Database, id: string) => lockRow(db, 'newsletters', 'id', id, newsletterNotFound)

export const updateNewsletter = (db: Database, id: string, change: Partial<NewsletterRow>) =>
  db.updateTable('newsletters').set(change).where('id', '=', id).execute()

export const newsletterNotFound = () => new NotFound('There is no such newsletter.')
