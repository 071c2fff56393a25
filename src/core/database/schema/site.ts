/**
 * The schema of site content, settings, rate limits, backups and imports: the table definitions and the types of their
 * rows.
 */
import type { SectionName } from '#shared/content/types.ts'

export const siteTables = `
create table settings (
  name text primary key,
  value text not null
);

create table site_content (
  section text primary key,
  version integer not null,
  fields text not null
);

create table site_content_versions (
  section text not null,
  version integer not null,
  fields text not null,
  at text not null,
  who text not null,
  primary key (section, version)
);

create table site_content_previews (
  token_hash text primary key,
  section text not null,
  fields text not null,
  expires_at text not null
);

create table rate_limits (
  key text primary key,
  hits integer not null,
  expires_at text not null
);
create index rate_limits_by_expiry on rate_limits (expires_at);

create table backups (
  id text primary key,
  -- 1 while the backup is being made, then null: two cannot be made at once.
  is_running integer unique,
  started_at text not null,
  heartbeat_at text not null,
  ended_at text,
  failure text,
  file text
);

-- No reference to what was imported: what was deleted here must not come back with the next import.
create table imported (
  source text not null,
  kind text not null,
  foreign_id text not null,
  id text not null,
  imported_at text not null,
  lacks_picture integer not null default 0,
  primary key (source, kind, foreign_id)
)
`

/** A saved version of a section of the site content; `fields` is JSON, `who` the email of the user who saved it. */
export type SiteContentVersionRow = { section: SectionName; version: number; fields: string; at: string; who: string }

/**
 * How often an action was performed in the window that ends at `expires_at`. The key is a keyed hash of the address or
 * account.
 */
export type RateLimitRow = { key: string; hits: number; expires_at: string }

/** One run of the backup; `heartbeat_at` is the latest heartbeat of its process. */
export type BackupRow = {
  id: string
  /** 1 while it runs; null when it has ended. */
  is_running: number | null
  started_at: string
  heartbeat_at: string
  ended_at: string | null
  /** A sentence for the screen; null if the run succeeded. */
  failure: string | null
  /** The name of the file; null until it is complete and checked. */
  file: string | null
}

/** Where an item was imported from. It contains none of the content, so it outlives the item. */
export type ImportedRow = {
  source: string
  kind: string
  foreign_id: string
  id: string
  imported_at: string
  /** 1: its image could not be fetched; the next import tries again. */
  lacks_picture: number
}
