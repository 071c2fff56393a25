/** The tables of the database, by name, and the row types, against which Kysely checks queries. `schema/` has the columns. */
import type { Kysely, Selectable } from 'kysely'
import { articleTables } from './schema/articles.ts'
import { emailTables } from './schema/email.ts'
import { eventTables } from './schema/events.ts'
import { giftTables } from './schema/gifts.ts'
import { imageTables, imageUseTables } from './schema/images.ts'
import { messageTables } from './schema/messages.ts'
import { peopleTables } from './schema/people.ts'
import { placeTables } from './schema/places.ts'
import { pushTables } from './schema/push.ts'
import { questionTables } from './schema/questions.ts'
import { missedWordTables, searchTables } from './schema/search.ts'
import { signupTables } from './schema/signups.ts'
import { siteTables } from './schema/site.ts'
import type { RowsOf } from './schema/table.ts'
import { volunteerTables } from './schema/volunteers.ts'

/** Each table comes after those that its rows reference. */
export const tables = {
  ...peopleTables,
  ...imageTables,
  ...articleTables,
  ...imageUseTables,
  ...searchTables,
  ...missedWordTables,
  ...messageTables,
  ...emailTables,
  ...siteTables,
  ...eventTables,
  ...signupTables,
  ...placeTables,
  ...questionTables,
  ...volunteerTables,
  ...giftTables,
  ...pushTables,
}

/** Ids and times (ISO 8601) are text, so that both engines store and sort them alike. */
export type Tables = RowsOf<typeof tables>

export type Database = Kysely<Tables>

export type ArticleRow = Tables['articles']
export type ArticleRevisionRow = Tables['article_revisions']
export type ReviewCommentRow = Tables['review_comments']
export type ImageRow = Tables['images']
export type FileRow = Tables['files']
export type ImageUploadRow = Tables['image_uploads']
export type MessageRow = Tables['messages']
export type QuestionRow = Tables['questions']
export type VolunteerRow = Tables['volunteers']
export type SubscriberRow = Tables['subscribers']
export type NewsletterRow = Tables['newsletters']
export type EmailTextRow = Tables['email_texts']
export type EmailRow = Tables['emails']
export type UserRow = Tables['users']
export type SessionRow = Tables['sessions']
export type PasskeyRow = Selectable<Tables['passkeys']>
export type InvitationRow = Tables['invitations']
export type ApiTokenRow = Tables['api_tokens']
export type AuditEventRow = Tables['audit_events']
export type PlaceRow = Tables['places']
export type GivingDetailsRow = Tables['giving_details']
export type GiftRow = Tables['gifts']
export type GiftReceiptRow = Tables['gift_receipts']
export type EventRow = Tables['events']
export type EventTimeRow = Selectable<Tables['event_times']>
export type SignupRow = Tables['signups']
export type EventCountRow = Tables['event_counts']
export type PushSubscriptionRow = Tables['push_subscriptions']
