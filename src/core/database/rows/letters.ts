/** Who gets letters, and the letters. */
/** Its state is in its dates: left, stopped, confirmed, or else waiting. */
export type SubscriberRow = {
  id: string
  email: string
  email_key: string
  created_at: string
  /** How they came: `form`, `api`, `import`, `file`; null: before that was kept. */
  source: string | null
  language: string | null
  /** When they last agreed, to which words, and on which page. */
  agreed_at: string | null
  agreed_to: string | null
  agreed_on: string | null
  /** As JSON, the same of whoever asked anew and has not confirmed that: { "source": "form", "agreed_at": … }. */
  wish: string | null
  /** When they were last sent a letter to confirm, which one that was, and what its link is known by. */
  asked_at: string | null
  asked_letter: string | null
  confirm_hash: string | null
  confirmed_at: string | null
  /** Of whoever confirmed by hand, the email, and why. */
  confirmed_by: string | null
  confirm_reason: string | null
  left_at: string | null
  left_reason: string | null
  /** A mail server refused the address for good, in its words. */
  stopped_at: string | null
  stopped_why: string | null
}

/** A letter to many readers; its state is in its dates. */
export type CampaignRow = {
  id: string
  /** Grows with each save. */
  version: number
  subject: string
  preview: string
  content: string
  language: string
  /** The language of those who get it; null: everybody. */
  readers: string | null
  created_at: string
  updated_at: string
  /** Not before then it is sent; null: it is a draft. */
  send_at: string | null
  started_at: string | null
  text_id: string | null
  /** Readers up to this id have their letters, or have them waiting; how many they are. */
  queued_through: string
  queued: number
  all_queued_at: string | null
  paused_at: string | null
  /** A sentence for people; null: somebody paused it. */
  pause_reason: string | null
  stopped_at: string | null
  finished_at: string | null
  /** As JSON: { "waiting": 0, "sent": 98, "failed": 2, "unknown": 0 }. */
  result: string | null
}

/** What is written in one letter, or in the same letter to many. */
export type LetterTextRow = {
  id: string
  subject: string
  text: string
  html: string
  /** As JSON: { "Reply-To": "info@voima.example" }. */
  headers: string
  purpose: string
  /** 1: it holds a link that opens something, and is forgotten as soon as the letter is sent. */
  is_secret: number
  created_at: string
  /** Since when letters with it are kept back. */
  paused_at: string | null
}

/** Its state is in its dates: sent, failed, unknown, or else waiting. */
export type LetterRow = {
  id: string
  text_id: string
  email: string
  email_key: string
  /** What differs from reader to reader, as JSON: { "leave": "https://…" } stands where the text has {{leave}}. */
  fills: string
  message_id: string
  /** 0 goes before 1. */
  priority: number
  created_at: string
  due_at: string
  claimed_at: string | null
  claimed_by: string | null
  /** When the mail server was about to be given the last of it: from then on it may have arrived. */
  handed_at: string | null
  sent_at: string | null
  failed_at: string | null
  unknown_at: string | null
  tries: number
  last_error: string | null
}

/** One row: what keeps the mail server from taking any letter at all, and until when nobody asks it again. */
export type MailAccountRow = {
  id: string
  troubles: number
  trouble: string | null
  trouble_since: string | null
  paused_until: string | null
}
