/**
 * The spam filter: why a message is moved to spam (more than `limits.messageLinks` (3) links, a bot, sent too fast,
 * more than `limits.sameMessages` (5) copies a day). Spam is never refused and never deleted by the filter, and no outside
 * service is asked. `bot-check.ts` recognises bots.
 */
import type { SpamReason } from '#shared/inbox.ts'
import { limits } from '#shared/limits.ts'
import type { NewMessage } from '#shared/shapes/message.ts'
import type { Database } from '../database/tables.ts'
import { soundsUrgent } from '../emergency/emergency.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import type { BotCheck, FormSignals } from './bot-check.ts'

export type SpamCheckDeps = { db: Database; clock: Clock; botCheck: BotCheck }

export const spamReasonOf = async (
  { db, clock, botCheck }: SpamCheckDeps,
  { message }: NewMessage,
  signals: FormSignals | undefined,
): Promise<SpamReason | undefined> =>
  spamReasonOfText({ botCheck, isRepeated: () => isRepeated(db, clock, 'messages', message) }, message, signals)

/** `isRepeated`: whether the same text was sent too often. */
type TextCheck = { botCheck: BotCheck; isRepeated: () => Promise<boolean> }

/** Why a text from a visitor, with or without a name, is moved to spam. */
export const spamReasonOfText = async (
  { botCheck, isRepeated }: TextCheck,
  text: string,
  signals: FormSignals | undefined,
): Promise<SpamReason | undefined> => {
  const links = text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
  if (links > limits.messageLinks) return 'links'
  // A call without the signals of the site's own forms is judged by its text alone.
  if (!signals) return undefined
  const suspicion = await botCheck.suspicion(signals)
  // The honeypot field was filled in, or the form's timestamp is forged.
  if (suspicion === 'bot') return 'bot'
  // People paste text, too, but bots that are too fast usually advertise a link.
  if (suspicion === 'tooFast' && links > 0) return 'tooFast'
  return (await isRepeated()) ? 'repeated' : undefined
}

/**
 * Urgent words override the signals of spam, so that the message of a person in danger is shown, whatever their phone
 * filled in. They do not override repetition, because the first copies are in the inbox.
 */
export const isPutWithSpam = async ({ db, clock }: Pick<SpamCheckDeps, 'db' | 'clock'>, { message }: NewMessage) =>
  !soundsUrgent(message) || isRepeated(db, clock, 'messages', message)

/** Many people send the same short text. */
const shortText = 20

const textColumns = { messages: 'subject', questions: 'asked' } as const

export const isRepeated = async (db: Database, clock: Clock, table: keyof typeof textColumns, text: string) => {
  if (text.length < shortText) return false
  const same = await db
    .selectFrom(table as 'messages')
    .select('id')
    .where('created_at', '>', ago(clock, days(1)))
    .where(textColumns[table] as 'subject', '=', text)
    .limit(limits.sameMessages)
    .execute()
  return same.length === limits.sameMessages
}
