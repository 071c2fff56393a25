import { limits } from '#shared/limits.ts'
import type { CampaignResult } from '#shared/shapes/newsletter.ts'
import type { Database } from '../database/open.ts'
import type { NewsletterRow } from '../database/tables.ts'
import { ago, type Clock, days } from '../lib/clock.ts'

/** Counted along an index, from the letters themselves: what a person decided about one counts at once. */
export const resultOf = async (db: Database, text_id: string | null): Promise<CampaignResult> => {
  const all = () =>
    db
      .selectFrom('emails')
      .select((make) => make.fn.countAll().as('total'))
      .where('text_id', '=', text_id)
  const count = async (query: ReturnType<typeof all>) => Number((await query.executeTakeFirstOrThrow()).total)
  const [sent, failed, unknown] = [
    await count(all().where('sent_at', 'is not', null)),
    await count(all().where('failed_at', 'is not', null)),
    await count(all().where('unknown_at', 'is not', null)),
  ]
  return { waiting: (await count(all())) - sent - failed - unknown, sent, failed, unknown }
}

/** Once letters are old enough to be forgotten, what was written down last counts. */
export const shownResult = async (
  db: Database,
  clock: Clock,
  row: NewsletterRow,
): Promise<CampaignResult | undefined> => {
  if (!row.text_id) return undefined
  const areKept = !row.finished_at || row.finished_at > ago(clock, days(limits.sentLetterDays - 2))
  if (areKept || !row.result) return resultOf(db, row.text_id)
  return JSON.parse(row.result)
}

/** To be called each day, before old letters are forgotten. */
export const writeResultsDown = async (db: Database, clock: Clock) => {
  const rows = await db
    .selectFrom('newsletters')
    .selectAll()
    .where('finished_at', '>', ago(clock, days(limits.sentLetterDays - 1)))
    .execute()
  for (const row of rows)
    await db
      .updateTable('newsletters')
      .set({ result: JSON.stringify(await resultOf(db, row.text_id)) })
      .where('id', '=', row.id)
      .execute()
}
