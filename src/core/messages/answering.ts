/** How messages are answered: signatures, where replies go, who is told of new ones, and answers written beforehand. */
import type { Config } from '#config.ts'
import { contact } from '#shared/content/contact.ts'
import { limits } from '#shared/limits.ts'
import type {
  Answering,
  AnsweringSettings,
  CannedAnswer,
  NewCannedAnswer,
  OwnAnswering,
} from '#shared/shapes/message-answering.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import type { Settings } from '../settings/settings.ts'
import type { SiteContentStore } from '../site-content/site-content.ts'
import type { User } from '../users/user-row.ts'

export type AnsweringParts = {
  config: Pick<Config, 'mailAccount'>
  db: Database
  clock: Clock
  settings: Settings
  siteContent: Pick<SiteContentStore, 'edited'>
}

const names = { signature: 'messages.signature', replyTo: 'messages.reply-to' }
const plainSignature = 'Voima'

export const createAnswering = (parts: AnsweringParts) => ({
  find: (user: User) => findSettings(parts, user),
  change: async ({ signature, replyTo }: Answering) => {
    await parts.settings.save(names.signature, signature)
    await parts.settings.save(names.replyTo, replyTo)
    await record(parts.db, parts.clock, 'messages.answering-changed')
  },
  changeOwn: async ({ id: user_id }: User, { signature, wantsNotices }: OwnAnswering) => {
    const own = { signature, wants_notices: wantsNotices ? 1 : 0 }
    await parts.db
      .insertInto('answer_preferences')
      .values({ user_id, ...own, noticed_at: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(own))
      .execute()
  },
  canned: cannedAnswers(parts),
})

const findSettings = async (parts: AnsweringParts, user: User): Promise<AnsweringSettings> => {
  const { db, settings, config } = parts
  const row = await db.selectFrom('answer_preferences').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  const own = { signature: row?.signature ?? '', wantsNotices: row?.wants_notices === 1 }
  const organisation = {
    signature: (await settings.find(names.signature)) ?? '',
    replyTo: (await settings.find(names.replyTo)) ?? '',
  }
  return {
    organisation,
    own,
    goesTo: organisation.replyTo || (await contactAddress(parts)),
    signature: own.signature || organisation.signature || plainSignature,
    sendsMail: config.mailAccount !== undefined,
  }
}

/** The example that the site begins with is nobody's. */
const contactAddress = async ({ siteContent }: AnsweringParts) => {
  const email = (await siteContent.edited()).contact?.email
  return email === contact.email ? undefined : email
}

const cannedAnswers = ({ db, clock }: AnsweringParts) => {
  const columns = (fields: NewCannedAnswer) => ({ ...fields, changed_at: clock().toISOString() })
  return {
    list: async () => {
      const rows = await db.selectFrom('canned_answers').selectAll().orderBy('title').orderBy('id').execute()
      return rows.map(toCanned)
    },
    add: async (fields: NewCannedAnswer) => {
      const all = await db.selectFrom('canned_answers').select('id').limit(limits.cannedAnswers).execute()
      if (all.length >= limits.cannedAnswers)
        throw new Refused({ title: `There are ${limits.cannedAnswers} already. Delete one first.` })
      const row = { id: newId(), ...columns(fields) }
      await db.insertInto('canned_answers').values(row).execute()
      return toCanned(row)
    },
    change: async (id: string, fields: NewCannedAnswer) =>
      foundCanned(
        await db
          .updateTable('canned_answers')
          .set(columns(fields))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      ),
    remove: async (id: string) =>
      foundCanned(await db.deleteFrom('canned_answers').where('id', '=', id).returningAll().executeTakeFirst()),
  }
}

type CannedRow = { id: string; title: string; text: string; changed_at: string }

const foundCanned = (row: CannedRow | undefined) => {
  if (!row) throw new NotFound('There is no such answer.')
  return toCanned(row)
}

const toCanned = ({ id: _id, title, text, changed_at: changedAt }: CannedRow): CannedAnswer => ({
  _id,
  title,
  text,
  changedAt,
})
