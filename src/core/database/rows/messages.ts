/** What visitors write to the organisation, and what we answer. */
export type MessageRow = {
  id: string
  name: string
  email: string
  subject: string
  created_at: string
  read_at: string | null
  answered_at: string | null
  archived_at: string | null
  spam_at: string | null
  /** The sign of spam that the site found, also when urgent words kept it in the inbox; null: none, or a person said so. */
  spam_reason: string | null
  /** When the site found words in it that suggest an emergency. */
  urgent_at: string | null
  assigned_to: string | null
  /** Its place in every folder: when it came, and before all others while it is urgent and open. */
  sort_at: string
  /** Name, address and text as they are searched for. */
  search_key: string
}

/** What we wrote back. The letter itself goes sooner; `mail_id` is how mail programs know it. */
export type MessageAnswerRow = {
  id: string
  message_id: string
  letter_id: string
  mail_id: string
  at: string
  who: string
  text: string
  sent_at: string | null
}

/** What colleagues say to each other about a message. */
export type MessageNoteRow = { id: string; message_id: string; at: string; who: string; text: string }

/** How somebody answers; `noticed_at` is when the last notice of a new message goes to them, or went. */
export type AnsweringPersonRow = {
  user_id: string
  signature: string
  wants_notices: number
  noticed_at: string | null
}
