/** The schema of site content, settings, rate limits, backups and imports. */
import type { SectionName } from '#shared/content/types.ts'
import { integer, table, text } from './table.ts'

export const siteTables = {
  settings: table({ name: text('primary key'), value: text('not null') }),
  site_content: table({
    section: text<SectionName>('primary key'),
    version: integer('not null'),
    fields: text('not null'),
  }),
  /** A saved version of a section of the site content; `fields` is JSON, `who` the email of the user who saved it. */
  site_content_versions: table({
    section: text<SectionName>('not null'),
    version: integer('not null'),
    fields: text('not null'),
    at: text('not null'),
    who: text('not null'),
  }).constraint('primary key (section, version)'),
  site_content_previews: table({
    token_hash: text('primary key'),
    section: text<SectionName>('not null'),
    fields: text('not null'),
    expires_at: text('not null'),
  }),
  /**
   * How often an action was performed in the window that ends at `expires_at`. The key is a keyed hash of the address or
   * account.
   */
  rate_limits: table({
    key: text('primary key'),
    hits: integer('not null'),
    expires_at: text('not null'),
  }).index('rate_limits_by_expiry', '(expires_at)'),
  /** One run of the backup; `heartbeat_at` is the latest heartbeat of its process. */
  backups: table({
    id: text('primary key'),
    // 1 while the backup is being made, then null: two cannot be made at once.
    /** 1 while it runs; null when it has ended. */
    is_running: integer('unique'),
    started_at: text('not null'),
    heartbeat_at: text('not null'),
    ended_at: text(),
    /** A sentence for the screen; null if the run succeeded. */
    failure: text(),
    /** The name of the file; null until it is complete and checked. */
    file: text(),
  }),
  /**
   * Where an item was imported from. It contains none of the content, so it outlives the item. No reference to what was
   * imported: what was deleted here must not come back with the next import.
   */
  imported: table({
    source: text('not null'),
    kind: text('not null'),
    foreign_id: text('not null'),
    id: text('not null'),
    imported_at: text('not null'),
    /** 1: its image could not be fetched; the next import tries again. */
    lacks_picture: integer('not null default 0'),
    /** Of an article from an export file: the version that it became here, a space, and a hash of what was written. */
    fingerprint: text(),
  }).constraint('primary key (source, kind, foreign_id)'),
  /** The import in the admin area: one row. `state` is JSON (`core/import/site-import.ts`). */
  site_imports: table({
    id: text('primary key'),
    state: text('not null'),
    /** Empty if no process runs it. */
    heartbeat_at: text('not null'),
  }),
  /** Where an old address leads: to an article, or to a path of this site. */
  redirects: table({
    /** In its normal spelling and lower case, with the query that names something (`core/redirects/redirects.ts`). */
    path: text('primary key'),
    article_id: text('references articles (id) on delete cascade'),
    target: text(),
    made_at: text('not null'),
    /** 1: an administrator added it. */
    by_hand: integer('not null default 0'),
  }).index('redirects_by_article', '(article_id)'),
}
