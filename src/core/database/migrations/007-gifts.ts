/** Adds the giving details with their proposals, the gifts, and the receipts, which are numbered without gaps. */
import { type Kysely, SqliteAdapter, sql } from 'kysely'

const statements = [
  `create table giving_details (
  id text primary key,
  details text not null,
  proposed_by text references users (id) on delete set null,
  proposed_at text not null,
  approvers text not null,
  emailed integer not null,
  approved_by text references users (id) on delete set null,
  approved_at text,
  effective_at text,
  withdrawn_by text references users (id) on delete set null,
  withdrawn_at text
)`,
  'create index giving_details_by_proposer on giving_details (proposed_by)',
  'create index giving_details_by_approver on giving_details (approved_by)',
  'create index giving_details_by_withdrawer on giving_details (withdrawn_by)',
  `create table gifts (
  id text primary key,
  reference text not null unique,
  way text not null,
  amount integer not null,
  given_on text not null,
  last_digits text not null,
  name text not null,
  email text not null,
  email_key text,
  suspicion text,
  created_at text not null,
  updated_at text not null,
  received_at text,
  received_by text references users (id) on delete set null,
  cancelled_at text,
  cancelled_by text references users (id) on delete set null
)`,
  'create index gifts_in_order on gifts (created_at, id)',
  'create index gifts_by_email on gifts (email_key)',
  'create index gifts_by_receiver on gifts (received_by)',
  'create index gifts_by_canceller on gifts (cancelled_by)',
  `create table gift_receipts (
  number integer primary key,
  gift_id text not null references gifts (id),
  way text not null,
  amount integer not null,
  given_on text not null,
  issued_at text not null,
  issued_by text references users (id) on delete set null,
  cancels integer unique references gift_receipts (number)
)`,
  'create index gift_receipts_by_gift on gift_receipts (gift_id)',
  'create index gift_receipts_by_issuer on gift_receipts (issued_by)',
  'create table gift_locks (name text primary key, last integer not null)',
]

// On PostgreSQL other processes are notified of each change of a public row: see 001-schema.
const trigger =
  'create trigger notify_of_change after insert or update or delete on giving_details for each row execute function notify_of_change()'

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) await sql.raw(trigger).execute(db)
}
