/**
 * The result of a newsletter: how many of its emails are waiting, sent, failed or unknown. Opens and clicks are not
 * tracked.
 */
import { limits } from '#shared/limits.ts'
import type { NewsletterResult } from '#shared/shapes/newsletter.ts'
import { countRows } from '../database/query.ts'
import type { Database, NewsletterRow } from '../database/tables.ts'
import type { SendingQuota } from '../email/mail-account.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { isSubscriber } from '../subscribers/subscriber-row.ts'

/**
 * About how many hours this many emails take with this quota; 0: minutes. The first hour's quota is sent at once, and
 * so is the first quota of each day.
 */
export const sendingHours = (emails: number, { perHour, perDay }: SendingQuota) => {
  const fullDays = Math.max(0, Math.ceil(emails / perDay) - 1)
  const onLastDay = emails - fullDays * perDay
  return fullDays * 24 + Math.max(0, Math.ceil(onLastDay / perHour) - 1)
}

/** Counted along an index, from the emails themselves: a manual action on one of them counts at once. */
export const resultOf = async (db: Database, text_id: string | null): Promise<NewsletterResult> => {
  const all = () => db.selectFrom('emails').where('text_id', '=', text_id)
  const [sent, failed, unknown] = [
    await countRows(all().where('sent_at', 'is not', null)),
    await countRows(all().where('failed_at', 'is not', null)),
    await countRows(all().where('unknown_at', 'is not', null)),
  ]
  return { waiting: (await countRows(all())) - sent - failed - unknown, sent, failed, unknown }
}

/** Whether all its emails are still stored: a month after sending, those that were sent are deleted. */
export const areEmailsStored = (clock: Clock, { finished_at }: NewsletterRow) =>
  !finished_at || finished_at > ago(clock, days(limits.sentEmailDays - 2))

/** The failed emails of a newsletter whose recipients still want it. */
export const unreachedEmails = (db: Database, text_id: string | null) =>
  db
    .selectFrom('emails')
    .where('text_id', '=', text_id)
    .where('failed_at', 'is not', null)
    .where('email_key', 'in', ({ selectFrom }) =>
      selectFrom('subscribers').where(isSubscriber('confirmed')).select('email_key'),
    )

/** The current count, or the last saved one once the emails are old enough to have been deleted. */
export const shownResult = async (
  db: Database,
  clock: Clock,
  row: NewsletterRow,
): Promise<NewsletterResult | undefined> => {
  if (!row.text_id) return undefined
  if (areEmailsStored(clock, row) || !row.result) return resultOf(db, row.text_id)
  return JSON.parse(row.result)
}

/** Housekeeping calls this each day, before expired emails are deleted. */
export const saveResults = async (db: Database, clock: Clock) => {
  const rows = await db
    .selectFrom('newsletters')
    .selectAll()
    .where('finished_at', '>', ago(clock, days(limits.sentEmailDays - 1)))
    .execute()
  for (const row of rows)
    await db
      .updateTable('newsletters')
      .set({ result: JSON.stringify(await resultOf(db, row.text_id)) })
      .where('id', '=', row.id)
      .execute()
}
