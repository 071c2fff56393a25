/** The schema of giving details with their proposals, gifts, and receipts, which are numbered without gaps. */
import type { GiftWay } from '#shared/giving/gift-values.ts'
import { integer, table, text } from './table.ts'

export const giftTables = {
  /**
   * One version of the giving details. A version never changes: a new one replaces it, or an administrator withdraws it.
   */
  giving_details: table({
    id: text('primary key'),
    /** `GivingDetails`, as JSON. */
    details: text('not null'),
    proposed_by: text('references users (id) on delete set null'),
    proposed_at: text('not null'),
    /** The ids of the administrators at the time of the proposal, without the proposer, as JSON. */
    approvers: text('not null'),
    /** How many administrators the proposal was emailed to; 0: the site had no email account. */
    emailed: integer('not null'),
    approved_by: text('references users (id) on delete set null'),
    approved_at: text(),
    /** When the version becomes or became public, at the earliest. Null: it was withdrawn before. */
    effective_at: text(),
    withdrawn_by: text('references users (id) on delete set null'),
    withdrawn_at: text(),
  })
    .index('giving_details_by_proposer', '(proposed_by)')
    .index('giving_details_by_approver', '(approved_by)')
    .index('giving_details_by_withdrawer', '(withdrawn_by)'),
  gifts: table({
    id: text('primary key'),
    /**
     * Identifies the page of the gift. Stored in plain text, because emails, receipts and the administrators' search show
     * it.
     */
    reference: text('not null unique'),
    way: text<GiftWay>('not null'),
    /** In hundredths of the currency, such as pesewas. */
    amount: integer('not null'),
    given_on: text('not null'),
    last_digits: text('not null'),
    name: text('not null'),
    email: text('not null'),
    email_key: text(),
    /** A bot may have filled in the form, so nobody was emailed. */
    suspicion: text(),
    created_at: text('not null'),
    updated_at: text('not null'),
    received_at: text(),
    received_by: text('references users (id) on delete set null'),
    cancelled_at: text(),
    cancelled_by: text('references users (id) on delete set null'),
  })
    .index('gifts_in_order', '(created_at, id)')
    .index('gifts_by_email', '(email_key)')
    .index('gifts_by_receiver', '(received_by)')
    .index('gifts_by_canceller', '(cancelled_by)'),
  /** A receipt is never changed. `cancels`: the number of the receipt that this one cancels. */
  gift_receipts: table({
    number: integer('primary key'),
    gift_id: text('not null references gifts (id)'),
    way: text<GiftWay>('not null'),
    amount: integer('not null'),
    given_on: text('not null'),
    issued_at: text('not null'),
    issued_by: text('references users (id) on delete set null'),
    cancels: integer('unique references gift_receipts (number)'),
  })
    .index('gift_receipts_by_gift', '(gift_id)')
    .index('gift_receipts_by_issuer', '(issued_by)'),
  /** `receipts`: the number of the last receipt. `proposals`: locked while a version is being proposed. */
  gift_locks: table({ name: text<'receipts' | 'proposals'>('primary key'), last: integer('not null') }),
}
