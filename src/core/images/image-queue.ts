/** Which pictures still lack files is written in their rows, so that no restart and no second process can forget it. */
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { ago, type Clock, minutes } from '../lib/clock.ts'
import { illustrateAgain } from './illustrate.ts'
import { imageColumns, imageValues, toImage } from './images.ts'
import type { StoredImage } from './stored-image.ts'

// Longer than the largest picture takes on a small machine. Whoever died at it no longer holds it.
const claimMinutes = 2
const mostTries = 3

export const createImageQueue = (db: Database, clock: Clock) => ({
  /** The newest that nobody is at work on, now held for a while; undefined when there is none. */
  claim: () => claim(db, clock),
  /** False when the picture was deleted meanwhile. */
  keep: (image: StoredImage) => keepFinished(db, image, clock),
  isThere: async (id: string) =>
    (await db.selectFrom('images').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  /** As if it had never been claimed. */
  giveBack: async (id: string) => {
    await db
      .updateTable('images')
      .set((make) => ({ avif_leased_at: null, avif_attempts: make('avif_attempts', '-', 1) }))
      .where('id', '=', id)
      .execute()
  },
  /** Those that failed too often are tried anew. */
  tryAgain: async () => {
    const again = { avif_leased_at: null, avif_attempts: 0 }
    await db
      .updateTable('images')
      .set(again)
      .where('avif_at', 'is', null)
      .where('avif_attempts', '>=', mostTries)
      .execute()
  },
  count: async () => {
    const { total } = await db
      .selectFrom('images')
      .select((make) => make.fn.countAll().as('total'))
      .where('avif_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(total)
  },
})

const claim = async (db: Database, clock: Clock) => {
  const isFree = (is: ExpressionBuilder<Tables, 'images'>) =>
    is.and([
      is('avif_at', 'is', null),
      is('avif_attempts', '<', mostTries),
      is.or([is('avif_leased_at', 'is', null), is('avif_leased_at', '<', ago(clock, minutes(claimMinutes)))]),
    ])
  const newest = db
    .selectFrom('images')
    .select('id')
    .where(isFree)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  // Read first: an idle site writes nothing. A write to this table makes every process drop its cached pages.
  if (!(await newest.executeTakeFirst())) return undefined
  const row = await db
    .updateTable('images')
    .set((make) => ({ avif_leased_at: clock().toISOString(), avif_attempts: make('avif_attempts', '+', 1) }))
    .where('id', 'in', newest)
    // Said twice, because another process may have been quicker.
    .where(isFree)
    .returning(imageColumns)
    .executeTakeFirst()
  return row && toImage(row)
}

const keepFinished = async (db: Database, image: StoredImage, clock: Clock) => {
  const { widths, file_bytes } = imageValues(image)
  const row = await db
    .updateTable('images')
    .set({ widths, file_bytes, avif_at: clock().toISOString(), avif_leased_at: null })
    .where('id', '=', image.id)
    .returning('id')
    .executeTakeFirst()
  if (row) await illustrateAgain(db, image.id)
  return row !== undefined
}
