/**
 * The schema of giving details with their proposals, gifts, and receipts, which are numbered without gaps: the table
 * definitions and the types of their rows.
 */
import type { GiftWay } from '#shared/giving/gift-values.ts'

export const giftTables = `
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
create index giving_details_by_proposer on giving_details (proposed_by);
create index giving_details_by_approver on giving_details (approved_by);
create index giving_details_by_withdrawer on giving_details (withdrawn_by);

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
create index gifts_in_order on gifts (created_at, id);
create index gifts_by_email on gifts (email_key);
create index gifts_by_receiver on gifts (received_by);
create index gifts_by_canceller on gifts (cancelled_by);

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
create index gift_receipts_by_gift on gift_receipts (gift_id);
create index gift_receipts_by_issuer on gift_receipts (issued_by);

create table gift_locks (name text primary key, last integer not null)
`

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
