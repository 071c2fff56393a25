/** Questions that visitors ask without a name, and the search index of those that are published. */
import { type Kysely, SqliteAdapter, sql } from 'kysely'

const tables = `
create table questions (
  id text primary key,
  slug text unique,
  code_hash text unique,
  asked text not null,
  question text not null,
  answer text not null,
  sources text not null,
  language text not null,
  answered_at text,
  answered_by text references users (id) on delete set null,
  clinician_name text,
  clinician_role text,
  clinician_read_at text,
  clinician_user text references users (id) on delete set null,
  published_at text,
  removed_at text,
  urgent_at text,
  spam_at text,
  spam_reason text,
  version integer not null,
  created_at text not null,
  updated_at text not null
);
create index questions_published on questions (published_at, id) where published_at is not null;
create index questions_waiting on questions (created_at, id)
  where answered_at is null and spam_at is null and removed_at is null;
create index questions_answered on questions (answered_at, id)
  where published_at is null and spam_at is null and removed_at is null;
create index questions_spam on questions (created_at, id) where spam_at is not null;
create index questions_removed on questions (removed_at, id) where removed_at is not null;
create index questions_in_order on questions (created_at, id);
create index questions_by_answer on questions (answered_at, created_at) where answered_at is not null;

create table search_questions (
  number integer primary key,
  question_id text not null unique references questions (id) on delete cascade,
  updated_at text not null,
  word_ids text not null
)
`

/**
 * Notifies other processes of changes that the public sees: of published questions, and of a first answer, which
 * changes the sentence about the time until an answer.
 */
const notify = [
  `create trigger notify_of_change after update on questions for each row
    when (old.published_at is not null or new.published_at is not null or old.answered_at is distinct from new.answered_at)
    execute function notify_of_change()`,
  `create trigger notify_of_removal after delete on questions for each row
    when (old.published_at is not null) execute function notify_of_change()`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of tables.split(';')) await sql.raw(statement).execute(db)
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  for (const statement of notify) await sql.raw(statement).execute(db)
}
