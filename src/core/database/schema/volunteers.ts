/** The row types of volunteers (people who offer to help). `../migrations/006-volunteers.ts` defines the tables. */
import type { Region } from '#shared/country/regions.ts'
import type { VolunteerState } from '#shared/volunteers.ts'

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
