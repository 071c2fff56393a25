/** Records that a volunteer has told a person who is told by phone of the last change of an event, or takes that back. */
import type { ToldChange } from '#shared/shapes/signup.ts'
import type { Database } from '../database/open.ts'
import { NotFound } from '../lib/errors.ts'
import { signupsWithEvent } from './signup-row.ts'

/** `sequence`: of the change that the volunteer saw; the event may have changed again since. Throws NotFound. */
export const saveTold = (db: Database, eventId: string, id: string, { sequence, isTold }: ToldChange) =>
  db.transaction().execute(async (trx) => {
    const row = await signupsWithEvent(trx)
      .where('signups.event_id', '=', eventId)
      .where('signups.id', '=', id)
      .where('signups.given_back_at', 'is', null)
      .where('signups.phone', 'is not', null)
      .executeTakeFirst()
    if (!row) throw new NotFound('There is no such sign-up with a phone number.')
    const seen = Math.min(sequence, row.sequence)
    const told_sequence = isTold ? Math.max(seen, row.told_sequence) : Math.min(seen - 1, row.told_sequence)
    await trx.updateTable('signups').set({ told_sequence }).where('id', '=', id).execute()
  })
