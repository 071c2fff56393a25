/**
 * Drafts of newsletters: creates, changes and deletes them. Rejects a change of an old `version` (optimistic locking),
 * and any change once the newsletter is scheduled.
 */

import { articlePath, feedOf, type Kind } from '#shared/feeds.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { NewNewsletter, NewsletterChange } from '#shared/shapes/newsletter.ts'
import { findArticleRowByName } from '../articles/slugs.ts'
import { insertNew } from '../database/query.ts'
import type { Database, NewsletterRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import { findNewsletter, lockNewsletter, newsletterStateOf, toNewsletter, updateNewsletter } from './newsletter-row.ts'

/** Two calls with the same key create one newsletter; the second call returns it in its current state. */
export const createDraft = async (
  db: Database,
  clock: Clock,
  { articles = [], group = null, ...fields }: NewNewsletter,
  key?: string,
) => {
  const now = clock().toISOString()
  const content = articles.length > 0 ? await contentOf(db, articles) : ''
  const row = {
    id: key ? idFrom(key) : newId(),
    version: 1,
    subject: articles.length > 0 ? `News from ${organisationName()}` : '',
    preview: '',
    content,
    language: 'en' as const,
    readers: null,
    reader_group: group,
    ...fields,
    created_at: now,
    updated_at: now,
    queued: 0,
    queued_through: '',
  }
  await insertNew(db, 'newsletters', row, 'id').execute()
  return toNewsletter(await findNewsletter(db, row.id))
}

/** Throws Conflict when another editor has saved meanwhile, and Refused once it is scheduled: only checked text is sent. */
export const changeDraft = (db: Database, clock: Clock, id: string, { version, group, ...fields }: NewsletterChange) =>
  db.transaction().execute(async (trx) => {
    const row = await lockNewsletter(trx, id)
    mustBeUnsent(row)
    if (row.send_at) throw new Refused({ state: 'This newsletter is scheduled. Cancel sending to change it.' })
    mustBeNewest(version, 'newsletter', 'newsletter', toNewsletter(row))
    const to = group === undefined ? {} : { reader_group: group }
    const change = { ...fields, ...to, version: version + 1, updated_at: clock().toISOString(), pause_reason: null }
    await updateNewsletter(trx, id, change)
    return toNewsletter({ ...row, ...change })
  })

export const removeDraft = (db: Database, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await lockNewsletter(trx, id)
    mustBeUnsent(row)
    await trx.deleteFrom('newsletters').where('id', '=', id).execute()
    return toNewsletter(row)
  })

const mustBeUnsent = (row: NewsletterRow) => {
  if (!['draft', 'scheduled'].includes(newsletterStateOf(row)))
    throw new Refused({ subject: 'This newsletter is being sent and can no longer be changed.' })
}

const contentOf = async (db: Database, articles: { kind: Kind; id: string }[]) => {
  const parts: string[] = []
  for (const { kind, id } of articles) {
    const row = await findArticleRowByName(db, kind, id)
    if (!row.published_at) throw new Refused({ articles: `“${row.title}” is not published yet.` })
    const path = articlePath(feedOf(kind), { _id: row.id, slug: row.slug ?? undefined })
    parts.push(`## ${escaped(row.title)}\n\n${escaped(row.excerpt)}\n\n[Read more](${path})`)
  }
  return parts.join('\n\n')
}

/** Escapes the characters that have a meaning in Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
