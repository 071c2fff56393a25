/** What a message is put with the spam for. It is never refused and never deleted, and nobody else is asked. */
import { soundsUrgent } from '#shared/emergency.ts'
import type { SpamReason } from '#shared/folders.ts'
import { limits } from '#shared/limits.ts'
import type { NewMessage } from '#shared/shapes/message.ts'
import type { Database } from '../database/open.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import type { createRobotCheck, FormSigns } from './bot-check.ts'

type Parts = { db: Database; clock: Clock; robotCheck: ReturnType<typeof createRobotCheck> }

export const spamReasonOf = async (
  { db, clock, robotCheck }: Parts,
  { message }: NewMessage,
  signs: FormSigns | undefined,
): Promise<SpamReason | undefined> => {
  const links = message.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
  if (links > limits.messageLinks) return 'links'
  // Who sent it, and how, is judged by what our own forms bring along alone.
  if (!signs) return undefined
  const suspicion = await robotCheck.suspicion(signs)
  if (suspicion === 'robot') return 'robot'
  // People paste. A robot in haste has something to sell.
  if (suspicion === 'haste' && links > 0) return 'haste'
  return (await isRepeated(db, clock, message)) ? 'repeated' : undefined
}

/**
 * Urgent words win over a sign of spam: a person in danger is seen, whatever their phone filled in. Not over the same text
 * again and again, whose first ones lie in the inbox.
 */
export const isPutWithSpam = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>, { message }: NewMessage) =>
  !soundsUrgent(message) || isRepeated(db, clock, message)

/** Short words are said by many. */
const shortText = 20

const isRepeated = async (db: Database, clock: Clock, message: string) => {
  if (message.length < shortText) return false
  const same = await db
    .selectFrom('messages')
    .select('id')
    .where('created_at', '>', ago(clock, days(1)))
    .where('subject', '=', message)
    .limit(limits.sameMessages)
    .execute()
  return same.length === limits.sameMessages
}
