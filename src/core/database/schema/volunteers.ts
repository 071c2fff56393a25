/** The schema of people who offer to help. */
import type { Region } from '#shared/country/regions.ts'
import type { VolunteerState, WelcomeWay } from '#shared/volunteers.ts'
import { integer, table, text } from './table.ts'

export const volunteerTables = {
  /** One offer to help. The same person may have sent several. */
  volunteers: table({
    id: text('primary key'),
    name: text('not null'),
    email: text(),
    /** In lower case. */
    email_key: text(),
    phone: text(),
    /** The last nine digits of the number, so that it is found with and without its country code. */
    phone_key: text(),
    town: text('not null'),
    region: text<Region>(),
    /** As JSON, the names of roles: ["Draw, take photographs or design"]. */
    roles: text('not null'),
    /** As JSON, days of the week: ["sat","sun"]. */
    days: text('not null'),
    /** As JSON, tags of languages: ["tw","en"]. */
    languages: text('not null'),
    is_adult: integer('not null'),
    /** The person's own words. */
    words: text('not null'),
    state: text<VolunteerState>('not null'),
    /** The hash of the token in the person's own link. */
    token_hash: text('not null unique'),
    /** The version of the wording to which the person agreed. */
    agreed_wording: text('not null'),
    /** The day on which the person signed a paper list, from which a user typed the entry in. */
    agreed_on: text(),
    welcomed_at: text(),
    welcomed_by: text<WelcomeWay>(),
    /** Why a bot probably sent the form; null: a person did. */
    suspicion: text<'bot'>(),
    created_at: text('not null'),
    /** When the person last wrote or changed their entry, or a user last replied to them or talked to them. */
    last_word_at: text('not null'),
    updated_at: text('not null'),
    /** Name, town, region, roles, email and phone in the form in which they are searched. */
    search_key: text('not null'),
  })
    .index('volunteers_in_order', '(created_at, id)')
    .index('volunteers_by_state', '(state, created_at, id)')
    .index('volunteers_by_last_word', '(last_word_at)')
    .index('volunteers_by_email', '(email_key) where email_key is not null')
    .index('volunteers_by_phone', '(phone_key) where phone_key is not null'),
  /** A reply to a volunteer. Its email is deleted sooner; `email_message_id` is the Message-ID of that email. */
  volunteer_replies: table({
    id: text('primary key'),
    volunteer_id: text('not null references volunteers (id) on delete cascade'),
    email_id: text('not null'),
    email_message_id: text('not null'),
    at: text('not null'),
    who: text('not null'),
    text: text('not null'),
    sent_at: text(),
  }).index('volunteer_replies_in_order', '(volunteer_id, at)'),
  /** Notes of users about a volunteer. */
  volunteer_notes: table({
    id: text('primary key'),
    volunteer_id: text('not null references volunteers (id) on delete cascade'),
    at: text('not null'),
    who: text('not null'),
    text: text('not null'),
  }).index('volunteer_notes_in_order', '(volunteer_id, at)'),
}
