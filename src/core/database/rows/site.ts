/** The site’s own words, and its housekeeping. */
/** What a part of the site's own words was changed to, as JSON, and the email of who did it. */
export type SiteVersionRow = { part: string; version: number; words: string; at: string; who: string }

/** How often somebody did something in the time that ends then. The key names nobody: it is hashed. */
export type RateRow = { key: string; taken: number; ends_at: string }

/** One making of a backup, from its start; `beat_at` is the last sign that somebody is still at it. */
export type BackupRow = {
  id: string
  /** 1, or null when it has ended. */
  is_running: number | null
  started_at: string
  beat_at: string
  ended_at: string | null
  /** A sentence for people; null when it went well. */
  failure: string | null
  /** The name of the file; null until it is there and checked. */
  file: string | null
}

/** That something came from another site. Nothing in it tells what, so it outlives what it names. */
export type ImportedRow = {
  source: string
  kind: string
  foreign_id: string
  id: string
  imported_at: string
  /** 1: its picture could not be had, and is asked for again the next time. */
  lacks_picture: number
}
