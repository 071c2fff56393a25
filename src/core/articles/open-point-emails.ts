/**
 * The weekly email about what is open in published articles, for users who want it. A user gets the first one soon,
 * and each later one at least a week after it.
 */
import type { ExpressionBuilder } from 'kysely'
import { feeds, incompletePath } from '#shared/feeds.ts'
import { accountPath } from '#shared/paths.ts'
import { can } from '#shared/permissions.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { incompleteInWords } from '#shared/wording/open-points.ts'
import type { Database, Tables } from '../database/tables.ts'
import { type Line, plainEmail } from '../email/template.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import type { User } from '../users/user-row.ts'
import type { ArticleDeps } from './article-row.ts'
import { countIncomplete } from './open-points.ts'

type Deps = Pick<ArticleDeps, 'db' | 'clock' | 'outbox'>
type AddressOf = (path: string) => string

export const createOpenPointEmails = (deps: Deps) => ({
  isWanted: async ({ id }: Pick<User, 'id'>) => {
    const row = deps.db.selectFrom('open_point_emails').select('user_id').where('user_id', '=', id)
    return (await row.executeTakeFirst()) !== undefined
  },
  choose: async ({ id: user_id }: Pick<User, 'id'>, isWanted: boolean) => {
    const emails = deps.db.insertInto('open_point_emails').values({ user_id, sent_at: null })
    if (isWanted) await emails.onConflict((conflict) => conflict.column('user_id').doNothing()).execute()
    else await deps.db.deleteFrom('open_point_emails').where('user_id', '=', user_id).execute()
  },
  sendDue: (addressOf: AddressOf) => sendDue(deps, addressOf),
})

const isDue =
  (clock: Clock) =>
  ({ or, eb }: ExpressionBuilder<Tables, 'open_point_emails'>) =>
    or([eb('sent_at', 'is', null), eb('sent_at', '<=', ago(clock, days(7)))])

const sendDue = async (deps: Deps, addressOf: AddressOf) => {
  const { db, clock } = deps
  const due = await db
    .selectFrom('open_point_emails')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'email', 'role'])
    .where(isDue(clock))
    .execute()
  const people = due.filter((person) => can(person, 'articles.write'))
  if (people.length === 0) return
  const open = await openLines(db, addressOf)
  if (open.length === 0) return
  const lines = [...open, { text: 'You chose this email in your account', link: addressOf(accountPath) }]
  for (const { user_id, email } of people) await sendTo(deps, user_id, { to: email, lines })
}

const openLines = async (db: Database, addressOf: AddressOf) => {
  const lines: Line[] = []
  for (const feed of feeds) {
    const counts = await countIncomplete(db, feed.kind)
    if (counts.articles === 0) continue
    const text = `${adminWording[feed.kind].manageTitle}: ${counts.articles} incomplete (${incompleteInWords(counts)})`
    lines.push({ text, link: addressOf(incompletePath(feed)) })
  }
  return lines
}

/** Another process may have sent it meanwhile. */
const sendTo = ({ db, clock, outbox }: Deps, user_id: string, { to, lines }: { to: string; lines: Line[] }) =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('open_point_emails')
      .set({ sent_at: clock().toISOString() })
      .where('user_id', '=', user_id)
      .where(isDue(clock))
      .returning('user_id')
      .executeTakeFirst()
    if (!row) return
    const email = plainEmail({ to, subject: 'What is still open in the articles', lines })
    await outbox.queue(trx, { ...email, purpose: 'open points of articles' })
  })
