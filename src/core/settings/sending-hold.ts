/**
 * The hold on sending: a restored copy of a site tells nobody anything, neither by email nor by push, until a person
 * releases it, because the original may still run. Every delivery asks here: `email/leases.ts`,
 * `email/account-notices.ts` and `push/push-delivery.ts`. See docs/backups.md.
 */
import type { Database } from '../database/tables.ts'

/** When the backup was made, and when it was restored. */
export type SendingHold = { madeAt: string; restoredAt: string }

const name = 'sending.hold'

export const holdSending = async (db: Database, hold: SendingHold) => {
  const value = JSON.stringify(hold)
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Undefined if the site sends as usual. */
export const findSendingHold = async (db: Database): Promise<SendingHold | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row && JSON.parse(row.value)
}

export const endSendingHold = (db: Database) => db.deleteFrom('settings').where('name', '=', name).execute()
