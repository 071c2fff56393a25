/** Adds the tables of devices that get push notifications, and of the queued notifications. */
import { type Kysely, sql } from 'kysely'

const statements = `
create table push_subscriptions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_hash text not null,
  device text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at text not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_by_session on push_subscriptions (session_hash);

create table push_notices (
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  path text not null,
  due_at text not null,
  attempts integer not null,
  sent_at text,
  primary key (subscription_id, kind)
);
create index push_notices_due on push_notices (due_at) where sent_at is null
`

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db)
}
