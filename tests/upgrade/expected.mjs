/** The data of the old version, and the calls to which both versions must respond alike. */
export const people = {
  ama: { email: 'ama@voima.example', password: 'a long walk to Kumasi' },
  adwoa: { email: 'adwoa@voima.example', password: 'eleven drums by the sea' },
}

export const asked = [
  '/news?page=1&limit=10',
  '/blog?page=1&limit=10',
  '/news/longer-walk',
  '/news/walk',
  '/contact?page=1&limit=10',
  '/users',
  '/search?q=walk',
]

/** The old names of columns, by today's names: a second list, to find a mistake in the first. */
export const oldColumns = {
  article_tags: {
    public_sort_at: 'seen_at',
    editors_sort_at: 'there_at',
  },
  article_views: {
    views: 'opened',
  },
  audit_events: {
    event: 'deed',
    actor: 'who',
    subject: 'about',
  },
  backups: {
    heartbeat_at: 'beat_at',
  },
  draft_links: {
    expires_at: 'ends_at',
  },
  emails: {
    variables: 'fills',
    leased_at: 'claimed_at',
    leased_by: 'claimed_by',
    attempts: 'tries',
  },
  image_uploads: {
    expires_at: 'ends_at',
  },
  image_uses: {
    image_id: 'picture_id',
    section: 'part',
  },
  images: {
    avif_leased_at: 'avif_claimed_at',
    avif_attempts: 'avif_tries',
  },
  invitations: {
    expires_at: 'ends_at',
  },
  mail_account: {
    failures: 'troubles',
    failure: 'trouble',
    failing_since: 'trouble_since',
  },
  message_replies: {
    email_id: 'letter_id',
    email_message_id: 'mail_id',
  },
  password_resets: {
    expires_at: 'ends_at',
  },
  rate_limits: {
    hits: 'taken',
    expires_at: 'ends_at',
  },
  site_content: {
    section: 'part',
    fields: 'words',
    expires_at: 'ends_at',
  },
  site_content_previews: {
    section: 'part',
    fields: 'words',
    expires_at: 'ends_at',
  },
  site_content_versions: {
    section: 'part',
    fields: 'words',
    expires_at: 'ends_at',
  },
  subscribers: {
    confirmation_sent_at: 'asked_at',
    confirmation_email_id: 'asked_letter',
    confirm_token_hash: 'confirm_hash',
    unsubscribed_at: 'left_at',
    unsubscribe_reason: 'left_reason',
    bounced_at: 'stopped_at',
    bounce_reason: 'stopped_why',
    pending_consent: 'wish',
  },
  suppressions: {
    email_hash: 'mark',
  },
}

/** The values that changed, by table and column: a second list, like the one above. */
export const oldValues = {
  audit_events: {
    event: [
      ['letters.', 'newsletters.'],
      ['answering-changed', 'reply-settings-changed'],
    ],
  },
  emails: { variables: [['{"leave":', '{"unsubscribe":']] },
  email_texts: {
    text: [['{{leave}}', '{{unsubscribe}}']],
    html: [['{{leave}}', '{{unsubscribe}}']],
    headers: [['{{leave}}', '{{unsubscribe}}']],
  },
  messages: {
    spam_reason: [
      ['robot', 'bot'],
      ['haste', 'tooFast'],
    ],
  },
  paging_index: {
    list: [
      ['subscribers/left', 'subscribers/unsubscribed'],
      ['subscribers/bouncing', 'subscribers/bounced'],
    ],
  },
  settings: {
    name: [
      ['left.secret', 'suppressions.secret'],
      ['letters.secret', 'links.secret'],
    ],
  },
}

/** The columns that the old version did not have, with the value that its rows have after the upgrade. */
export const newColumns = {
  reply_preferences: { test_token_hash: null, test_opened_at: null },
  users: { password_reset_at: null },
  subscribers: { group_names: null },
  newsletters: { reader_group: null },
  sessions: { confirmed_at: null },
  articles: { no_source_reason: null, pinned_at: null },
  audit_events: { subject_ref: null },
  article_revisions: { no_source_reason: null },
}
