/**
 * The queue of images that lack variants (a job queue). It is stored in their rows, so that it survives restarts and
 * serves all processes. A process leases one image at a time, and an image that fails is tried three times.
 */
import type { ExpressionBuilder } from 'kysely'
import { countRows } from '../database/query.ts'
import type { Database, Tables } from '../database/tables.ts'
import { ago, type Clock, minutes } from '../lib/clock.ts'
import { refreshHtmlWithImage } from './article-images.ts'
import { imageColumns, imageValues, toImage } from './images.ts'
import type { StoredImage } from './stored-image.ts'

// Longer than the largest image takes on a small machine. An expired lease means that its process died.
const leaseMinutes = 2
const maxTries = 3

export type VariantQueue = ReturnType<typeof createVariantQueue>

export const createVariantQueue = (db: Database, clock: Clock) => ({
  /** Leases the newest image that no process is working on; undefined if there is none. */
  lease: () => leaseNewest(db, clock),
  /** Saves the variants in the row of the image. False if it was deleted meanwhile. */
  save: (image: StoredImage) => saveVariants(db, image, clock),
  hasImage: async (id: string) =>
    (await db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  /** Gives up the lease without counting it as an attempt. */
  release: async (id: string) => {
    await db
      .updateTable('images')
      .set((eb) => ({ avif_leased_at: null, avif_attempts: eb('avif_attempts', '-', 1) }))
      .where('id', '=', id)
      .execute()
  },
  /** Requeues the images that have failed too often. */
  retryFailed: async () => {
    await db
      .updateTable('images')
      .set({ avif_leased_at: null, avif_attempts: 0 })
      .where('avif_at', 'is', null)
      .where('avif_attempts', '>=', maxTries)
      .execute()
  },
  count: () => countRows(db.selectFrom('images').where('avif_at', 'is', null)),
})

const leaseNewest = async (db: Database, clock: Clock) => {
  const isFree = (is: ExpressionBuilder<Tables, 'images'>) =>
    is.and([
      is('avif_at', 'is', null),
      is('avif_attempts', '<', maxTries),
      is.or([is('avif_leased_at', 'is', null), is('avif_leased_at', '<', ago(clock, minutes(leaseMinutes)))]),
    ])
  const newest = db
    .selectFrom('images')
    .select('id')
    .where(isFree)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  // Reads before it writes: a site without new images only reads.
  if (!(await newest.executeTakeFirst())) return undefined
  const row = await db
    .updateTable('images')
    .set((eb) => ({ avif_leased_at: clock().toISOString(), avif_attempts: eb('avif_attempts', '+', 1) }))
    .where('id', 'in', newest)
    // Checked again, because another process may have leased the image since the subquery ran.
    .where(isFree)
    .returning(imageColumns)
    .executeTakeFirst()
  return row && toImage(row)
}

const saveVariants = async (db: Database, image: StoredImage, clock: Clock) => {
  const { widths, file_bytes } = imageValues(image)
  const row = await db
    .updateTable('images')
    .set({ widths, file_bytes, avif_at: clock().toISOString(), avif_leased_at: null })
    .where('id', '=', image.id)
    .returning('id')
    .executeTakeFirst()
  if (row) await refreshHtmlWithImage(db, image.id)
  return row !== undefined
}
