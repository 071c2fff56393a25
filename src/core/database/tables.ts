import type { ArticleDraftRow, ArticleRevisionRow, ArticleRow, ArticleTagRow } from './rows/articles.ts'
import type { ListPartRow, SearchArticleRow, SearchPostingRow, SearchWordRow } from './rows/finding.ts'
import type { CampaignRow, LetterRow, LetterTextRow, MailAccountRow, SubscriberRow } from './rows/letters.ts'
import type { AnsweringPersonRow, MessageAnswerRow, MessageNoteRow, MessageRow } from './rows/messages.ts'
import type { HistoryRow, InvitationRow, SessionRow, UserRow } from './rows/people.ts'
import type { ImageRow, PictureUploadRow, PictureUseRow } from './rows/pictures.ts'
import type { BackupRow, ImportedRow, RateRow, SiteVersionRow } from './rows/site.ts'

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
  left_marks: { mark: string }
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

export type * from './rows/articles.ts'
export type * from './rows/finding.ts'
export type * from './rows/letters.ts'
export type * from './rows/messages.ts'
export type * from './rows/people.ts'
export type * from './rows/pictures.ts'
export type * from './rows/site.ts'
