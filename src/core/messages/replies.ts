/**
 * Sends replies to messages (`../conversations`). Also stores the settings
 * for replies: signatures, saved replies (canned responses) and who gets notices.
 */

import type { Config } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import { longDay } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { NewReply } from '#shared/shapes/message.ts'
import type {
  NewSavedReply,
  OrganisationReplySettings,
  OwnReplySettings,
  ReplySettings,
  SavedReply,
  SavedReplyChange,
} from '#shared/shapes/reply-settings.ts'
import { record } from '../audit/audit-log.ts'
import { lockRow } from '../database/query.ts'
import type { Database, MessageRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { type Line, plainEmail } from '../email/template.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { fingerprintOf, mustBeNewest } from '../lib/record-version.ts'
import type { NoticeDeps } from '../notices/notices.ts'
import { createTestNotices } from '../notices/test-notice.ts'
import { findReplyAddress, replyToSetting } from '../settings/reply-address.ts'
import { createSettings, type Settings } from '../settings/settings.ts'
import type { User } from '../users/user-row.ts'
import { changeMessage } from './message-row.ts'
import { messageConversations } from './threads.ts'

export type ReplyDeps = ReplySettingsDeps & {
  config: Pick<Config, 'mailFrom'>
  outbox: Pick<EmailQueue, 'queue'> & ReplySettingsDeps['outbox']
}

export const createReplies = (deps: ReplyDeps) => {
  const host = domainOf(deps.config.mailFrom.address)
  return {
    /** With a key, a request that is sent twice sends one reply. Throws NotFound. */
    reply: async (messageId: string, { text, quotesMessage }: NewReply, user: User, key?: string) => {
      const { signature } = await findSettings(deps, user)
      const now = deps.clock().toISOString()
      await deps.db.transaction().execute(async (trx) => {
        const message = await changeMessage(trx, messageId, ({ read_at }) => ({
          read_at: read_at ?? now,
          answered_at: now,
        }))
        const email = emailTo(message, [...text.split(/\n{2,}/), signature], quotesMessage)
        const root = `<message.${messageId}@${host}>`
        const reply = { key, at: now, text, email, root }
        if (await messageConversations.reply(trx, deps.outbox, messageId, reply))
          await record(trx, deps.clock, 'messages.answered')
      })
    },
  }
}

/** The subject never contains the message, because others may see it on a locked phone. */
const emailTo = ({ email, created_at, subject }: MessageRow, lines: Line[], quotesMessage: boolean) => {
  const day = longDay(created_at)
  const quoted = [`On ${day} you wrote:`, { quote: subject }]
  return {
    ...plainEmail({
      to: email,
      subject: `Your message to ${organisationName()} of ${day}`,
      lines: quotesMessage ? [...lines, ...quoted] : lines,
    }),
    purpose: 'reply to a message',
  }
}

export type ReplySettingsDeps = {
  outbox: NoticeDeps['outbox'] & { sends: () => Promise<boolean> }
  db: Database
  clock: Clock
  settings: Settings
}

const names = { signature: 'messages.signature', replyTo: replyToSetting, replyDays: 'messages.reply-days' }

/** The settings for replies: signatures, the reply address, who gets notices, and saved replies. */
export const createReplySettings = (deps: ReplySettingsDeps) => ({
  find: (user: User) => findSettings(deps, user),
  /** The number of days in which visitors are told to expect a reply; 0: no number is promised. */
  replyDays: async () => Number((await deps.settings.find(names.replyDays)) ?? 0),
  /** Throws Conflict for an outdated version. */
  change: (change: OrganisationReplySettings) => changeOrganisation(deps, change),
  changeOwn: (user: User, own: OwnReplySettings) => saveOwn(deps.db, user, own),
  turnOnNotices: (user: User) => saveOwn(deps.db, user, { signature: '', wantsNotices: true }),
  testNotices: createTestNotices(deps),
  saved: savedReplies(deps),
})

const changeOrganisation = ({ db, clock }: ReplySettingsDeps, change: OrganisationReplySettings) =>
  db.transaction().execute(async (trx) => {
    const { version, signature, replyTo, replyDays } = change
    const settings = createSettings(trx)
    // Locks this row, so that two changes wait for each other.
    await settings.save('messages.reply-settings-changed', clock().toISOString())
    const before = await findOrganisation(settings)
    mustBeNewest(version, 'page', 'organisation', before)
    await settings.save(names.signature, signature)
    await settings.save(names.replyTo, replyTo)
    if (replyDays !== undefined) await settings.save(names.replyDays, String(replyDays))
    await record(trx, clock, 'messages.reply-settings-changed', replyTo === before.replyTo ? '' : replyTo)
  })

const findOrganisation = async (settings: Pick<Settings, 'find'>) => {
  const organisation = {
    signature: (await settings.find(names.signature)) ?? '',
    replyTo: (await settings.find(names.replyTo)) ?? '',
    replyDays: Number((await settings.find(names.replyDays)) ?? 0),
  }
  return { ...organisation, version: fingerprintOf(organisation) }
}

const saveOwn = async (db: Database, { id: user_id }: User, { signature, wantsNotices }: OwnReplySettings) => {
  const own = { signature, wants_notices: wantsNotices ? 1 : 0 }
  await db
    .insertInto('reply_preferences')
    .values({ user_id, ...own, test_token_hash: null, test_opened_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(own))
    .execute()
}

const findSettings = async (deps: ReplySettingsDeps, user: User): Promise<ReplySettings> => {
  const { db, settings, outbox } = deps
  const row = await db.selectFrom('reply_preferences').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  const own = { signature: row?.signature ?? '', wantsNotices: row?.wants_notices === 1 }
  const organisation = await findOrganisation(settings)
  return {
    organisation,
    own,
    goesTo: await findReplyAddress(db),
    signature: own.signature || organisation.signature || organisationName(),
    sendsMail: await outbox.sends(),
  }
}

const savedReplies = ({ db, clock }: ReplySettingsDeps) => {
  const columns = (fields: NewSavedReply) => ({ ...fields, changed_at: clock().toISOString() })
  return {
    list: async () => {
      const rows = await db.selectFrom('saved_replies').selectAll().orderBy('title').orderBy('id').execute()
      return rows.map(toSavedReply)
    },
    add: async (fields: NewSavedReply) => {
      const all = await db.selectFrom('saved_replies').select('id').limit(limits.savedReplies).execute()
      if (all.length >= limits.savedReplies)
        throw new Refused({ title: `There are ${limits.savedReplies} saved replies already. Delete one first.` })
      const row = { id: newId(), ...columns(fields) }
      await db.insertInto('saved_replies').values(row).execute()
      return toSavedReply(row)
    },
    /** Throws Conflict for an outdated version. */
    change: (id: string, { version, ...fields }: SavedReplyChange) =>
      db.transaction().execute(async (trx) => {
        const own = trx.updateTable('saved_replies').where('id', '=', id).returningAll()
        const before = await lockRow(trx, 'saved_replies', 'id', id, savedReplyNotFound)
        mustBeNewest(version, 'reply', 'savedReply', toSavedReply(before))
        return toSavedReply(await own.set(columns(fields)).executeTakeFirstOrThrow())
      }),
    remove: async (id: string) => {
      const own = db.deleteFrom('saved_replies').where('id', '=', id).returningAll()
      return toSavedReply(await own.executeTakeFirstOrThrow(savedReplyNotFound))
    },
  }
}

type SavedReplyRow = { id: string; title: string; text: string; changed_at: string }

const savedReplyNotFound = () => new NotFound('There is no such saved reply.')

const toSavedReply = ({ id: _id, title, text, changed_at: changedAt }: SavedReplyRow): SavedReply => ({
  _id,
  title,
  text,
  version: fingerprintOf([title, text]),
  changedAt,
})
