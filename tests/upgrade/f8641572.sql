create table users (
  id text primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  role text not null,
  created_at text not null,
  second_factor_secret text,
  second_factor_at text,
  second_factor_step integer,
  name text
);
create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  used_at text not null,
  device text not null,
  confirmed_at text
);
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter integer not null,
  transports text not null default '[]',
  created_at text not null,
  used_at text
);
create table passkey_challenges (
  challenge_hash text primary key,
  user_id text references users (id) on delete cascade,
  expires_at text not null
);
create table invitations (
  id text primary key,
  email text not null,
  email_key text not null unique,
  role text not null,
  token_hash text not null unique,
  created_at text not null,
  expires_at text not null
);
create table password_resets (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at text not null
);
create table api_tokens (
  id text primary key,
  name text not null,
  token_hash text not null unique,
  scope text not null,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  used_at text
);
create table audit_events (
  id text primary key,
  at text not null,
  event text not null,
  actor text not null,
  subject text not null,
  subject_ref text
);
create table images (
  id text primary key,
  alt text not null,
  width integer not null,
  height integer not null,
  widths text not null,
  fallback text not null,
  created_at text not null,
  file_bytes text not null default '{}',
  avif_at text,
  avif_leased_at text,
  avif_attempts integer not null default 0,
  consent_at text,
  consent_by text,
  focus_x integer,
  focus_y integer,
  is_decorative integer not null default 0,
  in_library integer not null default 0,
  name text not null default ''
);
create table image_uploads (
  id text primary key,
  name text not null,
  bytes integer not null,
  received integer not null,
  expires_at text not null
);
create table image_upload_parts (
  upload_id text not null references image_uploads (id) on delete cascade,
  starts_at integer not null,
  body text not null,
  primary key (upload_id, starts_at)
);
create table files (
  id text primary key,
  name text not null,
  ending text not null,
  bytes integer not null,
  created_at text not null
);
create table articles (
  id text primary key,
  kind text not null,
  title text not null,
  content text not null,
  content_html text not null,
  excerpt text not null,
  author text not null,
  image_id text references images (id),
  created_at text not null,
  updated_at text not null,
  removed_at text,
  language text not null default 'en',
  is_health integer not null default 1,
  sources text not null default '[]',
  no_source_reason text,
  last_checked text,
  reviewer text,
  published_at text,
  publish_at text,
  version integer not null default 1,
  tags text not null default '[]',
  title_key text not null default '',
  slug text,
  pinned_at text
);
create table article_tags (
  article_id text not null references articles (id) on delete cascade,
  slug text not null,
  tag text not null,
  public_sort_at text,
  kind text not null default '',
  editors_sort_at text,
  primary key (article_id, slug)
);
create table article_slugs (
  kind text not null,
  slug text not null,
  article_id text not null references articles (id) on delete cascade,
  primary key (kind, slug)
);
create table article_revisions (
  article_id text not null references articles (id) on delete cascade,
  number integer not null,
  at text not null,
  who text not null,
  title text not null,
  content text not null,
  author text not null,
  language text not null,
  tags text not null,
  is_health integer not null,
  sources text not null,
  no_source_reason text,
  last_checked text,
  reviewer text,
  words_added integer not null,
  words_removed integer not null,
  primary key (article_id, number)
);
create table article_drafts (
  article_id text not null references articles (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  fields text not null,
  version integer not null,
  saved_at text not null,
  primary key (article_id, user_id)
);
create table article_presence (
  article_id text not null references articles (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  at text not null,
  primary key (article_id, user_id)
);
create table review_requests (
  article_id text primary key references articles (id) on delete cascade,
  requested_by text not null references users (id) on delete cascade,
  assigned_to text references users (id) on delete set null,
  requested_at text not null
);
create table review_comments (
  id text primary key,
  article_id text not null references articles (id) on delete cascade,
  at text not null,
  who text not null,
  event text not null,
  text text not null
);
create table draft_links (
  token_hash text primary key,
  article_id text not null references articles (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  expires_at text not null
);
create table article_views (
  day text not null,
  article_id text not null,
  views integer not null,
  primary key (day, article_id)
);
create table visit_sources (
  day text not null,
  source text not null,
  visits integer not null,
  primary key (day, source)
);
create table image_uses (
  image_id text not null,
  article_id text references articles (id) on delete cascade,
  section text
);
create table file_uses (
  file_id text not null references files (id) on delete cascade,
  article_id text not null references articles (id) on delete cascade,
  primary key (file_id, article_id)
);
create table search_numbers (last integer not null);
create table search_articles (
  number integer primary key,
  article_id text not null unique references articles (id) on delete cascade,
  updated_at text not null,
  word_ids text not null
);
create table search_words (
  id integer primary key,
  word text not null unique,
  start text not null
);
create table search_skeletons (
  skeleton text not null,
  word_id integer not null,
  primary key (skeleton, word_id)
) without rowid;
create table search_postings (
  word_id integer not null,
  in_title integer not null,
  article_number integer not null,
  primary key (word_id, in_title, article_number)
) without rowid;
create table paging_index (
  list text not null,
  starts_at text not null,
  starts_id text not null,
  total integer not null,
  primary key (list, starts_at, starts_id)
);
create table messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  created_at text not null,
  read_at text,
  answered_at text,
  archived_at text,
  spam_at text,
  urgent_at text,
  spam_reason text,
  assigned_to text references users (id) on delete set null,
  sort_at text not null,
  search_key text not null
);
create table message_replies (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  email_id text not null,
  email_message_id text not null,
  at text not null,
  who text not null,
  text text not null,
  sent_at text
);
create table message_notes (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  at text not null,
  who text not null,
  text text not null
);
create table saved_replies (
  id text primary key,
  title text not null,
  text text not null,
  changed_at text not null
);
create table reply_preferences (
  user_id text primary key references users (id) on delete cascade,
  signature text not null default '',
  wants_notices integer not null default 0,
  noticed_at text
);
create table subscribers (
  id text primary key,
  email text not null,
  email_key text not null unique,
  created_at text not null,
  source text,
  language text,
  agreed_at text,
  agreed_to text,
  agreed_on text,
  confirmation_sent_at text,
  confirmation_email_id text,
  confirm_token_hash text,
  confirmed_at text,
  confirmed_by text,
  confirm_reason text,
  unsubscribed_at text,
  unsubscribe_reason text,
  bounced_at text,
  bounce_reason text,
  pending_consent text,
  group_names text
);
create table suppressions (email_hash text primary key);
create table newsletters (
  id text primary key,
  version integer not null,
  queued integer not null,
  subject text not null,
  preview text not null,
  content text not null,
  language text not null,
  created_at text not null,
  updated_at text not null,
  queued_through text not null,
  readers text,
  reader_group text,
  send_at text,
  started_at text,
  text_id text,
  all_queued_at text,
  paused_at text,
  pause_reason text,
  stopped_at text,
  finished_at text,
  result text
);
create table email_texts (
  id text primary key,
  subject text not null,
  text text not null,
  html text not null,
  headers text not null,
  purpose text not null,
  is_secret integer not null,
  created_at text not null,
  paused_at text
);
create table emails (
  id text primary key,
  text_id text not null references email_texts (id),
  email text not null,
  email_key text not null,
  variables text not null,
  message_id text not null,
  priority integer not null,
  created_at text not null,
  due_at text not null,
  leased_by text,
  attempts integer not null,
  last_error text,
  leased_at text,
  handed_at text,
  sent_at text,
  failed_at text,
  unknown_at text,
  unique (text_id, email_key)
);
create table mail_account (
  id text primary key,
  failures integer not null default 0,
  failure text,
  failing_since text,
  paused_until text
);
create table settings (
  name text primary key,
  value text not null
);
create table site_content (
  section text primary key,
  version integer not null,
  fields text not null
);
create table site_content_versions (
  section text not null,
  version integer not null,
  fields text not null,
  at text not null,
  who text not null,
  primary key (section, version)
);
create table site_content_previews (
  token_hash text primary key,
  section text not null,
  fields text not null,
  expires_at text not null
);
create table rate_limits (
  key text primary key,
  hits integer not null,
  expires_at text not null
);
create table backups (
  id text primary key,
  is_running integer unique,
  started_at text not null,
  heartbeat_at text not null,
  ended_at text,
  failure text,
  file text
);
create table imported (
  source text not null,
  kind text not null,
  foreign_id text not null,
  id text not null,
  imported_at text not null,
  lacks_picture integer not null default 0,
  primary key (source, kind, foreign_id)
);
create table events (
  id text primary key,
  slug text not null unique,
  version integer not null,
  kind text not null,
  title text not null,
  text text not null,
  starts_at text not null,
  ends_at text not null,
  region text not null,
  town text not null,
  landmark text not null,
  bring text not null,
  cost text not null,
  languages text not null,
  contact text not null,
  pupils integer,
  series_id text,
  sequence integer not null,
  previous_starts_at text,
  published_at text,
  cancelled_at text,
  created_at text not null,
  updated_at text not null,
  removed_at text
);
create table event_times (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  starts_at text not null,
  places integer,
  taken integer not null default 0,
  check (taken >= 0 and (places is null or taken <= places))
);
create table signups (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  time_id text not null references event_times (id) on delete cascade,
  number integer not null,
  called_by text not null,
  people integer not null,
  email text,
  email_key text,
  phone text,
  code_hash text not null unique,
  wording text not null,
  created_at text not null,
  given_back_at text,
  told_sequence integer not null,
  reminded_24_at text,
  reminded_3_at text,
  came_at text,
  gone_at text,
  unique (time_id, number)
);
create table signup_emails (
  email_id text primary key,
  signup_id text not null
);
create table door_marks (
  id text primary key,
  event_id text not null references events (id) on delete cascade,
  signup_id text references signups (id) on delete cascade,
  kind text not null,
  amount integer not null,
  at text not null
);
create table event_counts (
  event_id text not null references events (id) on delete cascade,
  time_id text not null,
  signed integer,
  came integer,
  walked_in integer,
  tested integer,
  sent_on integer,
  primary key (event_id, time_id)
);
create table user_grants (
  user_id text not null references users (id) on delete cascade,
  permission text not null,
  primary key (user_id, permission)
);
create table places (
  id text primary key,
  slug text not null unique,
  version integer not null,
  name text not null,
  kinds text not null,
  region text not null,
  district text not null,
  town text not null,
  landmark text not null,
  phones text not null,
  whatsapp text not null,
  days text not null,
  hours text not null,
  nhis text not null,
  ages text not null,
  lat double precision,
  lon double precision,
  source text not null,
  checked_at text,
  checked_how text,
  published_at text,
  closed_at text,
  created_at text not null,
  updated_at text not null,
  removed_at text
);
create table place_checks (
  id text primary key,
  place_id text not null references places (id) on delete cascade,
  at text not null,
  how text not null,
  result text not null,
  user_id text references users (id) on delete set null
);
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
create table search_questions (
  number integer primary key,
  question_id text not null unique references questions (id) on delete cascade,
  updated_at text not null,
  word_ids text not null
);
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
create table volunteer_notes (
  id text primary key,
  volunteer_id text not null references volunteers (id) on delete cascade,
  at text not null,
  who text not null,
  text text not null
);
create table giving_details (
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
);
create table gifts (
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
);
create table gift_receipts (
  number integer primary key,
  gift_id text not null references gifts (id),
  way text not null,
  amount integer not null,
  given_on text not null,
  issued_at text not null,
  issued_by text references users (id) on delete set null,
  cancels integer unique references gift_receipts (number)
);
create table gift_locks (name text primary key, last integer not null);
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
create table push_notices (
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  path text not null,
  due_at text not null,
  attempts integer not null,
  sent_at text,
  primary key (subscription_id, kind)
);
create index sessions_by_user on sessions (user_id);
create index passkeys_by_user on passkeys (user_id);
create index password_resets_by_user on password_resets (user_id);
create index api_tokens_by_user on api_tokens (user_id);
create index audit_events_in_order on audit_events (at, id);
create index audit_events_by_actor on audit_events (actor, at, id)
;
create index images_without_avif on images (created_at, id) where avif_at is null;
create index images_in_order on images (created_at, id);
create index files_in_order on files (created_at, id)
;
create index articles_in_order on articles (kind, updated_at, id, removed_at, published_at, pinned_at)
  where removed_at is null and published_at is not null and pinned_at is null;
create index articles_by_language on articles (kind, language, updated_at, id, removed_at, published_at, pinned_at)
  where removed_at is null and published_at is not null and pinned_at is null;
create index articles_pinned on articles (kind, updated_at, id) where pinned_at is not null;
create index articles_for_editors on articles
  (kind, updated_at, id, published_at, publish_at, language, author, created_at, title_key, removed_at)
  where removed_at is null;
create index articles_unpublished on articles (kind, publish_at, updated_at, id, published_at, removed_at)
  where removed_at is null and published_at is null;
create index articles_removed on articles (kind, updated_at, id, removed_at) where removed_at is not null;
create index articles_due on articles (publish_at, id) where publish_at is not null;
create index articles_each_author on articles (kind, author, removed_at) where removed_at is null;
create index articles_each_language on articles (kind, language, removed_at) where removed_at is null;
create index articles_by_image on articles (image_id);
create index article_tags_in_order on article_tags (slug, public_sort_at, article_id, tag);
create index article_tags_for_editors on article_tags (slug, kind, editors_sort_at, article_id, public_sort_at);
create index article_slugs_by_article on article_slugs (article_id);
create index article_drafts_by_user on article_drafts (user_id);
create index review_comments_in_order on review_comments (article_id, at);
create index draft_links_by_article on draft_links (article_id);
create index article_views_by_article on article_views (article_id, day, views);
create index image_uses_by_image on image_uses (image_id);
create index image_uses_by_article on image_uses (article_id);
create index file_uses_by_article on file_uses (article_id)
;
create index search_words_by_start on search_words (start, word);
create index messages_in_order on messages (created_at, id);
create index messages_by_email on messages (lower(email));
create index messages_inbox on messages (sort_at, id) where archived_at is null and spam_at is null;
create index messages_unread on messages (sort_at, id)
  where archived_at is null and spam_at is null and read_at is null;
create index messages_answered on messages (sort_at, id) where spam_at is null and answered_at is not null;
create index messages_archived on messages (sort_at, id) where spam_at is null and archived_at is not null;
create index messages_spam on messages (sort_at, id) where spam_at is not null;
create index messages_by_person on messages (assigned_to, sort_at, id) where assigned_to is not null;
create index message_replies_in_order on message_replies (message_id, at);
create index message_notes_in_order on message_notes (message_id, at);
create index subscribers_in_order on subscribers (created_at, id);
create index subscribers_by_link on subscribers (confirm_token_hash);
create index subscribers_unsubscribed on subscribers (created_at, id) where unsubscribed_at is not null;
create index subscribers_bounced on subscribers (created_at, id)
  where unsubscribed_at is null and bounced_at is not null;
create index subscribers_confirmed on subscribers (created_at, id)
  where unsubscribed_at is null and bounced_at is null and confirmed_at is not null;
create index subscribers_waiting on subscribers (created_at, id)
  where unsubscribed_at is null and bounced_at is null and confirmed_at is null;
create index newsletters_sent on newsletters (started_at, id);
create index email_texts_paused on email_texts (id) where paused_at is not null;
create index emails_by_recipient on emails (email_key);
create index emails_by_text on emails (text_id, sent_at, failed_at, unknown_at);
create index emails_sent on emails (sent_at, id) where sent_at is not null;
create index emails_failed on emails (failed_at, id) where failed_at is not null;
create index emails_unknown on emails (unknown_at, id) where unknown_at is not null;
create index emails_leased on emails (leased_at) where leased_at is not null;
create index emails_handed on emails (handed_at) where handed_at is not null;
create index emails_waiting on emails (created_at, id)
  where sent_at is null and failed_at is null and unknown_at is null;
create index emails_next on emails (priority, due_at, id)
  where sent_at is null and failed_at is null and unknown_at is null;
create index rate_limits_by_expiry on rate_limits (expires_at);
create index events_by_end on events (ends_at);
create index events_by_series on events (series_id, starts_at) where series_id is not null;
create index event_times_by_event on event_times (event_id, starts_at);
create index signups_by_event on signups (event_id);
create index signups_by_email on signups (email_key) where email_key is not null;
create index signup_emails_by_signup on signup_emails (signup_id);
create index door_marks_by_event on door_marks (event_id);
create index door_marks_by_signup on door_marks (signup_id);
create index place_checks_by_place on place_checks (place_id, at);
create index place_checks_by_user on place_checks (user_id);
create index questions_published on questions (published_at, id) where published_at is not null;
create index questions_waiting on questions (created_at, id)
  where answered_at is null and spam_at is null and removed_at is null;
create index questions_answered on questions (answered_at, id)
  where published_at is null and spam_at is null and removed_at is null;
create index questions_spam on questions (created_at, id) where spam_at is not null;
create index questions_removed on questions (removed_at, id) where removed_at is not null;
create index questions_in_order on questions (created_at, id);
create index questions_by_answer on questions (answered_at, created_at) where answered_at is not null;
create index volunteers_in_order on volunteers (created_at, id);
create index volunteers_by_state on volunteers (state, created_at, id);
create index volunteers_by_last_word on volunteers (last_word_at);
create index volunteers_by_email on volunteers (email_key) where email_key is not null;
create index volunteers_by_phone on volunteers (phone_key) where phone_key is not null;
create index volunteer_replies_in_order on volunteer_replies (volunteer_id, at);
create index volunteer_notes_in_order on volunteer_notes (volunteer_id, at)
;
create index giving_details_by_proposer on giving_details (proposed_by);
create index giving_details_by_approver on giving_details (approved_by);
create index giving_details_by_withdrawer on giving_details (withdrawn_by);
create index gifts_in_order on gifts (created_at, id);
create index gifts_by_email on gifts (email_key);
create index gifts_by_receiver on gifts (received_by);
create index gifts_by_canceller on gifts (cancelled_by);
create index gift_receipts_by_gift on gift_receipts (gift_id);
create index gift_receipts_by_issuer on gift_receipts (issued_by);
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_by_session on push_subscriptions (session_hash);
create index push_notices_due on push_notices (due_at) where sent_at is null
;
create index events_in_order on events (starts_at, id, ends_at, region) where published_at is not null and removed_at is null;
create index events_over on events (ends_at, id, region) where published_at is not null and removed_at is null;
create index events_drafts on events (starts_at, id, ends_at, region) where published_at is null and removed_at is null;
create index events_cancelled on events (starts_at, id, region) where cancelled_at is not null and published_at is not null and removed_at is null;
create index events_removed on events (starts_at, id, region) where removed_at is not null
