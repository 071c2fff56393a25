/**
 * The hold on sending: a restored copy of a site tells nobody anything, neither by email nor by push, until a person
 * releases it, because the original may still run. Every delivery asks here: `email/leases.ts`,
 * `email/account-notices.ts` and `push/push-delivery.ts`. See docs/backups.md.
 */
import type { Database } from '../database/tables.ts'
import { createSettings } from './settings.ts'

/** When the backup was made, and when it was restored. */
export type SendingHold = { madeAt: string; restoredAt: string }

const name = 'sending.hold'

export const holdSending = (db: Database, hold: SendingHold) => createSettings(db).save(name, JSON.stringify(hold))

/** Undefined if the site sends as usual. */
export const findSendingHold = async (db: Database): Promise<SendingHold | undefined> => {
  const value = await createSettings(db).find(name)
  return value === undefined ? undefined : JSON.parse(value)
}

export const endSendingHold = (db: Database) => createSettings(db).remove(name)
