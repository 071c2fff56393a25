/** One tap, from any letter however old, and for good. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { dropWaitingLetters } from '../outbox/drop.ts'
import type { createSettings } from '../settings.ts'
import { createSecret } from '../site-secret.ts'
import { changeSubscriber, holdSubscriber } from './subscriber-row.ts'

/** Of the letters that are for subscribers alone. */
export const newsletterPurpose = 'newsletter'

export const createLeaving = (db: Database, clock: Clock, settings: ReturnType<typeof createSettings>) => {
  const secret = createSecret(settings, 'letters.secret')
  const tokenOf = async (id: string) =>
    `${id}.${createHmac('sha256', await secret())
      .update(`leave ${id}`)
      .digest('base64url')
      .slice(0, 22)}`
  return {
    /** What the link of one reader ends with: it names no address, and stays good as long as a letter is kept. */
    tokenOf,
    /** Again is the same, and may add a reason. Also when the address is no longer here. Throws NotFound for a made-up link. */
    leave: async (token: string, reason?: string) => {
      const [id = ''] = token.split('.')
      if (!isSame(token, await tokenOf(id))) throw new NotFound('There is no such link.')
      await db.transaction().execute((trx) => letGo(trx, clock, id, reason))
    },
  }
}

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const letGo = async (db: Database, clock: Clock, id: string, reason: string | undefined) => {
  const row = await holdSubscriber(db, 'id', id)
  if (!row) return
  const left_at = row.left_at ?? clock().toISOString()
  await changeSubscriber(db, row, { left_at, left_reason: reason || row.left_reason, confirm_hash: null })
  await dropWaitingLetters(db, row.email_key, newsletterPurpose)
}
