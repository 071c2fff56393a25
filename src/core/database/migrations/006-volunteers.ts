/** Adds the tables of people who offer to help, with notes about them and replies to them. */
import { type Kysely, sql } from 'kysely'

const statements = `
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

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db)
}
