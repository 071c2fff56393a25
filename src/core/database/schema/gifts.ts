/** The rows of giving details, gifts and receipts. `migrations/007-gifts.ts` creates the tables. */
import type { GiftWay } from '#shared/giving/gift-values.ts'

/**
 * One version of the giving details. A version never changes: a new one replaces it, or an administrator withdraws it.
 */
export type GivingDetailsRow = {
  id: string
  /** `GivingDetails`, as JSON. */
  details: string
  proposed_by: string | null
  proposed_at: string
  /** The ids of the administrators at the time of the proposal, without the proposer, as JSON. */
  approvers: string
  /** How many administrators the proposal was emailed to; 0: the site had no email account. */
  emailed: number
  approved_by: string | null
  approved_at: string | null
  /** When the version becomes or became public, at the earliest. Null: it was withdrawn before. */
  effective_at: string | null
  withdrawn_by: string | null
  withdrawn_at: string | null
}

export type GiftRow = {
  id: string
  /**
   * Identifies the page of the gift. Stored in plain text, because emails, receipts and the administrators' search show
   * it.
   */
  reference: string
  way: GiftWay
  /** In pesewas, the hundredth part of a cedi. */
  amount: number
  given_on: string
  last_digits: string
  name: string
  email: string
  email_key: string | null
  /** A bot may have filled in the form, so nobody was emailed. */
  suspicion: string | null
  created_at: string
  updated_at: string
  received_at: string | null
  received_by: string | null
  cancelled_at: string | null
  cancelled_by: string | null
}

/** A receipt is never changed. `cancels`: the number of the receipt that this one cancels. */
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

/** `receipts`: the number of the last receipt. `proposals`: locked while a version is being proposed. */
export type GiftLockRow = { name: 'receipts' | 'proposals'; last: number }
