/** The rows of the ways to give, of gifts and of receipts. `migrations/007-gifts.ts` creates the tables. */
import type { GiftWay } from '#shared/giving/gift-values.ts'

/** One version of the details. A version never changes: another one follows it, or it is withdrawn. */
export type GivingDetailsRow = {
  id: string
  /** `GivingDetails`, as JSON. */
  details: string
  proposed_by: string | null
  proposed_at: string
  /** The ids of those who were administrators when the version was proposed, without the proposer, as JSON. */
  approvers: string
  /** How many administrators the proposal was emailed to; 0: the site had no email account. */
  emailed: number
  approved_by: string | null
  approved_at: string | null
  /** When the version is or was shown from, at the earliest. Null: it was withdrawn before. */
  effective_at: string | null
  withdrawn_by: string | null
  withdrawn_at: string | null
}

export type GiftRow = {
  id: string
  /** Opens the page of the gift. Stored as it is: emails, receipts and the search of administrators show it. */
  reference: string
  way: GiftWay
  /** In pesewas, the hundredth part of a cedi. */
  amount: number
  given_on: string
  last_digits: string
  name: string
  email: string
  email_key: string | null
  /** A robot may have filled in the form: nobody was emailed. */
  suspicion: string | null
  created_at: string
  updated_at: string
  received_at: string | null
  received_by: string | null
  cancelled_at: string | null
  cancelled_by: string | null
}

/** A receipt is never changed. `cancels`: the number of the receipt that this one takes back. */
export type GiftReceiptRow = {
  number: number
  gift_id: string
  way: GiftWay
  amount: number
  given_on: string
  issued_at: string
  issued_by: string | null
  cancels: number | null
}

/** `receipts`: the number of the last receipt. `proposals`: locked while a version is proposed. */
export type GiftLockRow = { name: 'receipts' | 'proposals'; last: number }
