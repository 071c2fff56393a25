/** The schema of people who offer to help: the table definitions and the types of their rows. */
import type { Region } from '#shared/country/regions.ts'
import type { VolunteerState } from '#shared/volunteers.ts'

export const volunteerTables = `
create table volunteers (
  id text primary key,
  name text not null,
  email text,
  email_key text,
  phone text,
  phone_key text,
  town text not null,
  region text,
  roles text not null,
  days text not null,
  languages text not null,
  is_adult integer not null,
  words text not null,
  state text not null,
  token_hash text not null unique,
  agreed_wording text not null,
  suspicion text,
  created_at text not null,
  last_word_at text not null,
  updated_at text not null,
  search_key text not null
);
create index volunteers_in_order on volunteers (created_at, id);
create index volunteers_by_state on volunteers (state, created_at, id);
create index volunteers_by_last_word on volunteers (last_word_at);
create index volunteers_by_email on volunteers (email_key) where email_key is not null;
create index volunteers_by_phone on volunteers (phone_key) where phone_key is not null;

create table volunteer_replies (
  id text primary key,
  volunteer_id text not null references volunteers (id) on delete cascade,
  email_id text not null,
  email_message_id text not null,
  at text not null,
  who text not null,
  text text not null,
  sent_at text
);
create index volunteer_replies_in_order on volunteer_replies (volunteer_id, at);

create table volunteer_notes (
  id text primary key,
  volunteer_id text not null references volunteers (id) on delete cascade,
  at text not null,
  who text not null,
  text text not null
);
create index volunteer_notes_in_order on volunteer_notes (volunteer_id, at)
`

/** One offer to help. The same person may have sent several. */
export type VolunteerRow = {
  id: string
  name: string
  email: string | null
  /** In lower case. */
  email_key: string | null
  phone: string | null
  /** The last nine digits of the number, so that it is found with and without its country code. */
  phone_key: string | null
  town: string
  region: Region | null
  /** As JSON, the names of roles: ["Draw, take photographs or design"]. */
  roles: string
  /** As JSON, days of the week: ["sat","sun"]. */
  days: string
  /** As JSON, tags of languages: ["tw","en"]. */
  languages: string
  is_adult: number
  /** The person's own words. */
  words: string
  state: VolunteerState
  /** The hash of the token in the person's own link. */
  token_hash: string
  /** The version of the wording to which the person agreed. */
  agreed_wording: string
  /** Why a bot probably sent the form; null: a person did. */
  suspicion: 'bot' | null
  created_at: string
  /** When the person last wrote or changed their entry, or a user last replied to them or talked to them. */
  last_word_at: string
  updated_at: string
  /** Name, town, region, roles, email and phone in the form in which they are searched. */
  search_key: string
}

/** A reply to a volunteer. Its email is deleted sooner; `email_message_id` is the Message-ID of that email. */
export type VolunteerReplyRow = {
  id: string
  volunteer_id: string
  email_id: string
  email_message_id: string
  at: string
  who: string
  text: string
  sent_at: string | null
}

/** Notes of users about a volunteer. */
export type VolunteerNoteRow = { id: string; volunteer_id: string; at: string; who: string; text: string }
