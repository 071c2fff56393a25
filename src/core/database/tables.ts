import type { Generated } from 'kysely'

/** The rows as they are stored. Ids and times (ISO 8601) are text, so that every engine holds and sorts them alike. */
export type Tables = {
  articles: ArticleRow
  article_tags: ArticleTagRow
  article_addresses: { kind: string; slug: string; article_id: string }
  article_revisions: ArticleRevisionRow
  article_drafts: ArticleDraftRow
  article_presence: { article_id: string; user_id: string; at: string }
  preview_links: { token_hash: string; article_id: string; user_id: string; ends_at: string }
  images: ImageRow
  picture_uses: PictureUseRow
  picture_uploads: PictureUploadRow
  picture_upload_parts: { upload_id: string; starts_at: number; body: string }
  messages: MessageRow
  message_answers: MessageAnswerRow
  message_notes: MessageNoteRow
  canned_answers: { id: string; title: string; text: string; changed_at: string }
  answering_people: AnsweringPersonRow
  subscribers: SubscriberRow
  users: UserRow
  sessions: SessionRow
  recovery_codes: { user_id: string; code_hash: string }
  invitations: InvitationRow
  password_resets: { token_hash: string; user_id: string; ends_at: string }
  history: HistoryRow
  settings: { name: string; value: string }
  site_parts: { part: string; version: number; words: string }
  site_versions: SiteVersionRow
  article_readers: { day: string; article_id: string; opened: number }
  site_previews: { token_hash: string; part: string; words: string; ends_at: string }
  search_numbers: { last: number }
  search_articles: SearchArticleRow
  search_words: SearchWordRow
  search_skeletons: { skeleton: string; word_id: number }
  search_postings: SearchPostingRow
  list_parts: ListPartRow
  rates: RateRow
  backups: BackupRow
  campaigns: CampaignRow
  letter_texts: LetterTextRow
  letters: LetterRow
  mail_account: MailAccountRow
  imported: ImportedRow
}

export type ArticleRow = {
  id: string
  kind: string
  title: string
  content: string
  /** Made from `content` at every write, so that reading costs nothing. */
  content_html: string
  excerpt: string
  author: string
  image_id: string | null
  created_at: string
  updated_at: string
  removed_at: string | null
  language: Generated<string>
  is_health: Generated<number>
  /** As JSON: [{ "name", "year", "url" }]. */
  sources: Generated<string>
  last_checked: string | null
  reviewer: string | null
  /** Since when readers see it; null: they do not. */
  published_at: string | null
  /** When it will be published by itself. */
  publish_at: string | null
  /** Grows with each save. */
  version: Generated<number>
  /** As people wrote them, as JSON: ["Pain crisis"]. */
  tags: Generated<string>
  /** Its own address, if it was given one; every other one that it had leads here. */
  slug: string | null
  /** The title as it is searched for. */
  title_key: Generated<string>
}

/** `seen_at` is the date of the article while readers see it, so that the page of a tag is read along an index. */
export type ArticleTagRow = { article_id: string; slug: string; tag: string; seen_at: string | null }

/** What was saved, by whom: its number is the version that the article had from then on. */
export type ArticleRevisionRow = {
  article_id: string
  number: number
  at: string
  who: string
  title: string
  content: string
  author: string
  language: string
  tags: string
  is_health: number
  sources: string
  last_checked: string | null
  reviewer: string | null
  words_added: number
  words_removed: number
}

/** What somebody typed into the form of an article and has not saved; `version` is the one they began with. */
export type ArticleDraftRow = {
  article_id: string
  user_id: string
  /** As JSON: { "title": "…", "content": "…" }. */
  fields: string
  version: number
  saved_at: string
}

export type ImageRow = {
  id: string
  alt: string
  width: number
  height: number
  /** The widths kept as WebP, as JSON: [320, 640, 1280]. */
  widths: string
  /** File name ending of the fallback: jpg or png. */
  fallback: string
  created_at: string
  /** How large each file is, by what follows the id in its name, as JSON: { "-640.webp": 30412, ".jpg": 61877 }. */
  file_bytes: Generated<string>
  /** When its AVIF files were made; null: they still have to be. */
  avif_at: string | null
  /** Since when somebody has been making them. */
  avif_claimed_at: string | null
  avif_tries: Generated<number>
  /** Of the file as it was sent. */
  name: Generated<string>
  /** 1: somebody has said that it shows nothing that needs words. */
  is_decorative: Generated<number>
  /** 1: it came by itself and stays until it is deleted; 0: it came with an article and goes with it. */
  in_library: Generated<number>
  /** Where the eye should fall, in percent from the left and from the top. */
  focus_x: number | null
  focus_y: number | null
  /** When somebody confirmed that everyone in it agreed, and the email of who did. */
  consent_at: string | null
  consent_by: string | null
}

/** That a text names a picture: either an article's, or a part of the site's own words. */
export type PictureUseRow = { picture_id: string; article_id: string | null; part: string | null }

/** A picture on its way here, in parts. Once it is whole, the picture has the same id. */
export type PictureUploadRow = { id: string; name: string; bytes: number; received: number; ends_at: string }

export type MessageRow = {
  id: string
  name: string
  email: string
  subject: string
  created_at: string
  read_at: string | null
  answered_at: string | null
  archived_at: string | null
  spam_at: string | null
  /** Why the site put it with the spam; null: a person did, or nobody. */
  spam_reason: string | null
  /** When the site found words in it that suggest an emergency. */
  urgent_at: string | null
  assigned_to: string | null
  /** Its place in every folder: when it came, and before all others while it is urgent and open. */
  sort_at: string
  /** Name, address and text as they are searched for. */
  search_key: string
}

/** What we wrote back. The letter itself goes sooner; `mail_id` is how mail programs know it. */
export type MessageAnswerRow = {
  id: string
  message_id: string
  letter_id: string
  mail_id: string
  at: string
  who: string
  text: string
  sent_at: string | null
}

/** What colleagues say to each other about a message. */
export type MessageNoteRow = { id: string; message_id: string; at: string; who: string; text: string }

/** How somebody answers; `noticed_at` is when the last notice of a new message goes to them, or went. */
export type AnsweringPersonRow = {
  user_id: string
  signature: string
  wants_notices: number
  noticed_at: string | null
}

/** Its state is in its dates: left, stopped, confirmed, or else waiting. */
export type SubscriberRow = {
  id: string
  email: string
  email_key: string
  created_at: string
  /** How they came: `form`, `api`, `import`, `file`; null: before that was kept. */
  source: string | null
  language: string | null
  /** When they last agreed, to which words, and on which page. */
  agreed_at: string | null
  agreed_to: string | null
  agreed_on: string | null
  /** When they were last sent a letter to confirm, which one that was, and what its link is known by. */
  asked_at: string | null
  asked_letter: string | null
  confirm_hash: string | null
  confirmed_at: string | null
  /** Of whoever confirmed by hand, the email, and why. */
  confirmed_by: string | null
  confirm_reason: string | null
  left_at: string | null
  left_reason: string | null
  /** A mail server refused the address for good, in its words. */
  stopped_at: string | null
  stopped_why: string | null
}

export type UserRow = {
  id: string
  email: string
  email_key: string
  password_hash: string
  role: string
  created_at: string
  /** What colleagues see instead of the address. */
  name: string | null
  /** What the authenticator app and we both know. */
  second_factor_secret: string | null
  /** Since when codes are asked for; null: it is not, or not yet, set up. */
  second_factor_at: string | null
  /** The last half minute whose code was used. */
  second_factor_step: number | null
}

export type SessionRow = {
  token_hash: string
  user_id: string
  created_at: string
  used_at: string
  /** In words: Firefox on Android. */
  device: string
}

export type InvitationRow = {
  id: string
  email: string
  email_key: string
  role: string
  token_hash: string
  created_at: string
  ends_at: string
}

/** `who` is the email of who did it, empty when nobody was signed in; `about` a title or an email of a user. */
export type HistoryRow = { id: string; at: string; deed: string; who: string; about: string }

/**
 * An article in the index, and the ids of its words, separated by commas. Numbers grow: the greatest is the newest.
 * The date is the article's own: ranking hundreds of them must not read hundreds of long rows.
 */
export type SearchArticleRow = { number: number; article_id: string; updated_at: string; word_ids: string }

/** A folded word that some article has; `start` is its first two letters. */
export type SearchWordRow = { id: number; word: string; start: string }

/** That an article has a word: `in_title` is 1 when its title has it. */
export type SearchPostingRow = { word_id: number; in_title: number; article_number: number }

/** That a list has so many rows from this place on, up to where its next part starts. */
export type ListPartRow = { list: string; starts_at: string; starts_id: string; total: number }

/** How often somebody did something in the time that ends then. The key names nobody: it is hashed. */
export type RateRow = { key: string; taken: number; ends_at: string }

/** What is written in one letter, or in the same letter to many. */
export type LetterTextRow = {
  id: string
  subject: string
  text: string
  html: string
  /** As JSON: { "Reply-To": "info@voima.example" }. */
  headers: string
  purpose: string
  /** 1: it holds a link that opens something, and is forgotten as soon as the letter is sent. */
  is_secret: number
  created_at: string
  /** Since when letters with it are kept back. */
  paused_at: string | null
}

/** A letter to many readers; its state is in its dates. */
export type CampaignRow = {
  id: string
  /** Grows with each save. */
  version: number
  subject: string
  preview: string
  content: string
  language: string
  /** The language of those who get it; null: everybody. */
  readers: string | null
  created_at: string
  updated_at: string
  /** Not before then it is sent; null: it is a draft. */
  send_at: string | null
  started_at: string | null
  text_id: string | null
  /** Readers up to this id have their letters, or have them waiting; how many they are. */
  queued_through: string
  queued: number
  all_queued_at: string | null
  paused_at: string | null
  /** A sentence for people; null: somebody paused it. */
  pause_reason: string | null
  stopped_at: string | null
  finished_at: string | null
  /** As JSON: { "waiting": 0, "sent": 98, "failed": 2, "unknown": 0 }. */
  result: string | null
}

/** Its state is in its dates: sent, failed, unknown, or else waiting. */
export type LetterRow = {
  id: string
  text_id: string
  email: string
  email_key: string
  /** What differs from reader to reader, as JSON: { "leave": "https://…" } stands where the text has {{leave}}. */
  fills: string
  message_id: string
  /** 0 goes before 1. */
  priority: number
  created_at: string
  due_at: string
  claimed_at: string | null
  claimed_by: string | null
  /** When the mail server was about to be given the last of it: from then on it may have arrived. */
  handed_at: string | null
  sent_at: string | null
  failed_at: string | null
  unknown_at: string | null
  tries: number
  last_error: string | null
}

/** One row: what keeps the mail server from taking any letter at all, and until when nobody asks it again. */
export type MailAccountRow = {
  id: string
  troubles: number
  trouble: string | null
  trouble_since: string | null
  paused_until: string | null
}

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

/** What a part of the site's own words was changed to, as JSON, and the email of who did it. */
export type SiteVersionRow = { part: string; version: number; words: string; at: string; who: string }

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
