/**
 * Deletes rows whose time is over. The trash (soft delete): `restore` brings a record back for `limits.trashDays` (30),
 * then it is deleted (purged).
 */
import { limits } from '#shared/limits.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import type { Database } from './tables.ts'

/** The latest time at which a record that is deleted now was removed. */
export const trashEndsAt = (clock: Clock) => ago(clock, days(limits.trashDays))

/** Deletes what has been in the trash long enough, with what belongs to it. Returns how many records. */
export const deleteTrash = async (db: Database, clock: Clock, table: 'places' | 'events') => {
  const { numDeletedRows } = await db.deleteFrom(table).where('removed_at', '<=', trashEndsAt(clock)).executeTakeFirst()
  return Number(numDeletedRows)
}

const batchSize = 500

/** Deletes many rows in batches, so that other requests can write in between. Returns how many were deleted. */
export const deleteInBatches = async (
  db: Database,
  deleteSome: (db: Database, size: number) => Promise<{ length: number }>,
) => {
  for (let total = 0; ; ) {
    const { length } = await db.transaction().execute((trx) => deleteSome(trx, batchSize))
    total += length
    if (length < batchSize) return total
  }
}

type Expiring =
  | 'address_changes'
  | 'api_tokens'
  | 'draft_links'
  | 'image_uploads'
  | 'invitations'
  | 'passkey_challenges'
  | 'password_resets'
  | 'site_content_previews'

/** Deletes the rows that have expired, such as links that no longer work. */
export const deleteExpiredRows = (db: Database, clock: Clock, table: Expiring) =>
  db.deleteFrom(table).where('expires_at', '<=', clock().toISOString()).execute()
