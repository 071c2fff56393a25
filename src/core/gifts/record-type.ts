/**
 * Gifts of money, with their receipts and the giving details, as a record type. Promised gifts are deleted after
 * `limits.promisedGiftMonths` (12; retention).
 */
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { givePath } from '#shared/paths.ts'
import { givingWording } from '#shared/wording/giving.ts'
import { countRows, countWithOldest } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { exported } from '../export/fields.ts'
import { ago, type Clock, days, monthsAgo } from '../lib/clock.ts'
import { inRecords, type RecordType, type Whose } from '../record-types/record-type.ts'
import { detailsOf, shownVersion, waitingVersions } from './details-row.ts'
import { giftsInState, toGift, withReceipts } from './gift-row.ts'

const giftsOf = (db: Database, { email }: Whose) =>
  db.selectFrom('gifts').selectAll().where('email_key', '=', foldEmail(email)).orderBy('created_at').execute()

/** The amount, the days and the receipts stay, for the accounts. */
const erasePerson = async (db: Database, { email }: Whose) => {
  const { numUpdatedRows } = await db
    .updateTable('gifts')
    .set({ name: '', email: '', email_key: null })
    .where('email_key', '=', foldEmail(email))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes gifts that were never received: a gift with a receipt stays. */
const deletePromised = (db: Database, clock: Clock) =>
  db
    .deleteFrom('gifts')
    .where('received_at', 'is', null)
    .where('created_at', '<=', monthsAgo(clock, limits.promisedGiftMonths))
    .execute()

const tasksOf = async (db: Database, clock: Clock) => ({
  promisedGifts: await countWithOldest(giftsInState(db, 'promised'), 'created_at'),
  givingProposal: await countWithOldest(waitingVersions(db, clock), 'proposed_at'),
  givingChange: await countRows(
    db
      .selectFrom('giving_details')
      .where('effective_at', '<=', clock().toISOString())
      .where('effective_at', '>', ago(clock, days(limits.givingNoticeDays))),
  ),
})

/** Without the numbers, which must appear on one page only. */
const giveText = { path: givePath, title: givingWording.title, ...givingWording.search }

/** Adds the public version, if there is one, as `shownVersion` in the same query. */
const shownRows = (db: Database, clock: Clock) =>
  db
    .selectFrom('giving_details')
    .select(['id', 'effective_at as updatedAt'])
    .where('withdrawn_at', 'is', null)
    .where('effective_at', '=', (eb) =>
      eb
        .selectFrom('giving_details')
        .select(({ fn }) => fn.max('effective_at').as('at'))
        .where('effective_at', '<=', clock().toISOString()),
    )
    .$narrowType<{ updatedAt: string }>()

export const giftRecords: RecordType = {
  name: 'gifts',
  tables: ['gifts', 'gift_receipts', 'gift_locks', 'giving_details'],
  exports: [
    exported({
      name: 'gifts',
      about: 'gifts of money; amounts are in hundredths of the currency',
      table: 'gifts',
      toItem: (row) => {
        const { receipts: _, receivedBy: __, ...gift } = toGift(row, [])
        return gift
      },
      columns: ['createdAt', 'reference', 'state', 'way', 'amount', 'givenOn', 'lastDigits', 'name', 'email'],
    }),
    exported({
      name: 'gift-receipts',
      about: 'the receipts of gifts, by number; a receipt that cancels another one names it',
      table: 'gift_receipts',
      toItem: ({ gift_id: gift, given_on: givenOn, issued_at: issuedAt, issued_by: issuedBy, ...row }) => ({
        ...row,
        gift,
        givenOn,
        issuedAt,
        issuedBy,
      }),
      columns: ['number', 'gift', 'way', 'amount', 'givenOn', 'issuedAt', 'cancels'],
    }),
    exported({
      name: 'giving-details',
      about: 'every version of the details of how to give, and who proposed and approved it',
      table: 'giving_details',
      toItem: (row) => ({
        _id: row.id,
        details: detailsOf(row),
        proposedBy: row.proposed_by,
        proposedAt: row.proposed_at,
        approvedBy: row.approved_by,
        approvedAt: row.approved_at,
        effectiveAt: row.effective_at,
        withdrawnAt: row.withdrawn_at,
      }),
    }),
  ],
  person: inRecords('gifts', {
    find: async (db, whose) => withReceipts(db, await giftsOf(db, whose)),
    erase: erasePerson,
  }),
  expire: ({ db, clock }) => deletePromised(db, clock),
  search: {
    rows: (db, clock) => shownRows(db, clock).as('row'),
    texts: async (db, ids) =>
      (await db.selectFrom('giving_details').select(['id', 'effective_at']).where('id', 'in', ids).execute()).map(
        ({ id, effective_at }) => ({ ...giveText, id, updatedAt: effective_at ?? '' }),
      ),
  },
  // The page /give exists only while details are public.
  sitemap: async (db, clock) => {
    const row = await shownVersion(db, clock)
    return row ? [{ path: givePath, updatedAt: row.effective_at ?? '' }] : []
  },
  tasks: { permission: 'gifts.read', count: tasksOf },
  startCheck: { counted: 'gift_receipts', newest: ['gifts', 'created_at'] },
}
