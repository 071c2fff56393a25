/**
 * Every table of the database, by name, and the row types: what Kysely checks queries against. The columns are defined
 * in `schema/`.
 */
import type { SectionName } from '#shared/content/types.ts'
import type { Kind } from '#shared/feeds.ts'
import type { VisitSource } from '#shared/visit-sources.ts'
import type {
  ArticleDraftRow,
  ArticleRevisionRow,
  ArticleRow,
  ArticleTagRow,
  ReviewCommentRow,
  ReviewRequestRow,
} from './schema/articles.ts'
import type {
  EmailRow,
  EmailTextRow,
  MailAccountChangeRow,
  MailAccountRow,
  NewsletterRow,
  SubscriberRow,
} from './schema/email.ts'
import type { EventRow, EventTimeRow } from './schema/events.ts'
import type { GiftLockRow, GiftReceiptRow, GiftRow, GivingDetailsRow } from './schema/gifts.ts'
import type { FileRow, ImageRow, ImageUploadRow, ImageUseRow } from './schema/images.ts'
import type { MessageNoteRow, MessageReplyRow, MessageRow, ReplyPreferencesRow } from './schema/messages.ts'
import type {
  AddressChangeRow,
  ApiTokenRow,
  AuditEventRow,
  InvitationRow,
  KnownSignInRow,
  PasskeyRow,
  SessionRow,
  UserRow,
} from './schema/people.ts'
import type { PlaceCheckRow, PlaceRow } from './schema/places.ts'
import type { PushNoticeRow, PushSubscriptionRow } from './schema/push.ts'
import type { QuestionRow } from './schema/questions.ts'
import type { SearchPostingRow, SearchTextRow, SearchWordRow } from './schema/search.ts'
import type { DoorMarkRow, EventCountRow, SignupEmailRow, SignupRow, UserGrantRow } from './schema/signups.ts'
import type { BackupRow, ImportedRow, RateLimitRow, SiteContentVersionRow } from './schema/site.ts'
import type { VolunteerNoteRow, VolunteerReplyRow, VolunteerRow } from './schema/volunteers.ts'

/** Ids and times (ISO 8601) are text, so that both engines store and sort them alike. */
export type Tables = {
  articles: ArticleRow
  article_tags: ArticleTagRow
  article_slugs: { kind: Kind; slug: string; article_id: string }
  article_revisions: ArticleRevisionRow
  article_drafts: ArticleDraftRow
  article_presence: { article_id: string; user_id: string; at: string }
  review_requests: ReviewRequestRow
  review_comments: ReviewCommentRow
  draft_links: { token_hash: string; article_id: string; user_id: string; expires_at: string }
  article_views: { day: string; article_id: string; views: number }
  visit_sources: { day: string; source: VisitSource; visits: number }
  images: ImageRow
  image_uses: ImageUseRow
  files: FileRow
  file_uses: { file_id: string; article_id: string }
  image_uploads: ImageUploadRow
  image_upload_parts: { upload_id: string; starts_at: number; body: string }
  messages: MessageRow
  message_replies: MessageReplyRow
  message_notes: MessageNoteRow
  questions: QuestionRow
  volunteers: VolunteerRow
  volunteer_replies: VolunteerReplyRow
  volunteer_notes: VolunteerNoteRow
  saved_replies: { id: string; title: string; text: string; changed_at: string }
  reply_preferences: ReplyPreferencesRow
  subscribers: SubscriberRow
  suppressions: { email_hash: string }
  newsletters: NewsletterRow
  email_texts: EmailTextRow
  emails: EmailRow
  mail_account: MailAccountRow
  mail_account_changes: MailAccountChangeRow
  users: UserRow
  sessions: SessionRow
  known_sign_ins: KnownSignInRow
  recovery_codes: { user_id: string; code_hash: string }
  passkeys: PasskeyRow
  passkey_challenges: { challenge_hash: string; user_id: string | null; expires_at: string }
  invitations: InvitationRow
  password_resets: { token_hash: string; user_id: string; expires_at: string }
  address_changes: AddressChangeRow
  api_tokens: ApiTokenRow
  audit_events: AuditEventRow
  settings: { name: string; value: string }
  site_content: { section: SectionName; version: number; fields: string }
  site_content_versions: SiteContentVersionRow
  site_content_previews: { token_hash: string; section: SectionName; fields: string; expires_at: string }
  rate_limits: RateLimitRow
  backups: BackupRow
  imported: ImportedRow
  search_numbers: { last: number }
  search_texts: SearchTextRow
  search_words: SearchWordRow
  search_skeletons: { skeleton: string; word_id: number }
  search_postings: SearchPostingRow
  places: PlaceRow
  place_checks: PlaceCheckRow
  giving_details: GivingDetailsRow
  gifts: GiftRow
  gift_receipts: GiftReceiptRow
  gift_locks: GiftLockRow
  events: EventRow
  event_times: EventTimeRow
  signups: SignupRow
  signup_emails: SignupEmailRow
  door_marks: DoorMarkRow
  event_counts: EventCountRow
  user_grants: UserGrantRow
  push_subscriptions: PushSubscriptionRow
  push_notices: PushNoticeRow
}

export type * from './schema/articles.ts'
export type * from './schema/email.ts'
export type * from './schema/events.ts'
export type * from './schema/gifts.ts'
export type * from './schema/images.ts'
export type * from './schema/messages.ts'
export type * from './schema/people.ts'
export type * from './schema/places.ts'
export type * from './schema/push.ts'
export type * from './schema/questions.ts'
export type * from './schema/search.ts'
export type * from './schema/signups.ts'
export type * from './schema/site.ts'
export type * from './schema/volunteers.ts'
