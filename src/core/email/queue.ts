/**
 * The queue: adds emails to the outbox, in the transaction of the change that they are about (transactional outbox).
 * Decides their priority, sends no text twice to the same address, says where answers go (Reply-To), and refuses line
 * breaks in headers (header injection). `delivery.ts` sends them.
 */
import type { Insertable } from 'kysely'
import { domainOf, foldEmail, isEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { insertNew } from '../database/query.ts'
import type { Database, EmailTextRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { findReplyAddress } from '../settings/reply-address.ts'

/** `purpose` tells an administrator why the email is sent: `password reset`. */
export type NewEmailText = {
  subject: string
  text: string
  html: string
  purpose: string
  /** Additional headers, such as List-Id. */
  headers?: Record<string, string>
  /** The text contains a secret link, so it is deleted once the email is sent. */
  isSecret?: boolean
  /** The id of the text, for an email that must be queued once even if its request arrives twice. */
  id?: string
}
/** `variables` replace {{their name}} in the text, the HTML and the headers. */
export type Recipient = { to: string; variables?: Record<string, string> }
export type NewEmail = NewEmailText & Recipient
/** An urgent notice is sent before all others, and an email that a person waits for before newsletters. */
const priorities = { urgent: -1, one: 0, many: 1 }
/** When a single email is sent. */
type Timing = { dueAt?: string; isUrgent?: boolean }
type When = { priority: number; dueAt?: string | undefined }

export type EmailQueue = ReturnType<typeof createQueue>

/** `senderAddress` may change while the site runs: its domain is part of every new Message-ID. */
export const createQueue = (clock: Clock, senderAddress: () => string) => {
  const insert = async (db: Database, text_id: string, recipients: Recipient[], { priority, dueAt }: When) => {
    const now = clock().toISOString()
    const shared = { text_id, priority, created_at: now, due_at: dueAt ?? now, attempts: 0 }
    if (recipients.length === 0) return []
    return db
      .insertInto('emails')
      .values(recipients.map((recipient) => ({ ...shared, ...columnsOf(recipient, domainOf(senderAddress())) })))
      .onConflict((conflict) => conflict.columns(['text_id', 'email_key']).doNothing())
      .returning('id')
      .execute()
  }
  const addText = async (db: Database, text: NewEmailText) => {
    const replyTo = await findReplyAddress(db)
    const answerable = { ...text, headers: { ...(replyTo && { 'Reply-To': replyTo }), ...text.headers } }
    refuseText(answerable)
    const row = { id: text.id ?? newId(), created_at: clock().toISOString(), ...textColumnsOf(answerable) }
    await insertText(db, row)
    return row.id
  }
  return {
    /**
     * `db` is the caller's transaction: the change and its email are saved together, or neither is. Returns the id, or
     * undefined for a text with an `id` that is queued already. It is sent at `dueAt` or later.
     */
    queue: async (db: Database, { to, variables, ...text }: NewEmail, { dueAt, isUrgent }: Timing = {}) => {
      const priority = isUrgent ? priorities.urgent : priorities.one
      const [email] = await insert(db, await addText(db, text), [{ to, variables }], { priority, dueAt })
      return email?.id
    },
    /** Saves the text for `queueToMany`. */
    addText,
    /**
     * Queues the same text for some hundreds of recipients. Who has been queued for this text already gets no second
     * email.
     */
    queueToMany: (db: Database, textId: string, recipients: Recipient[]) =>
      insert(db, textId, recipients, { priority: priorities.many }),
  }
}

/** Keeps an existing text with this id unchanged. */
const insertText = (db: Database, row: Insertable<EmailTextRow>) => insertNew(db, 'email_texts', row, 'id').execute()

const columnsOf = ({ to, variables = {} }: Recipient, host: string) => {
  if (!isEmail(to)) throw new Refused({ to: 'This is not an email address.' })
  for (const [name, value] of Object.entries(variables)) refuseBreaks(name, value)
  const id = newId()
  // Constant for every attempt, so that a mail program recognises a duplicate.
  const message_id = `<${id}@${host}>`
  return { id, email: to, email_key: foldEmail(to), variables: JSON.stringify(variables), message_id }
}

const textColumnsOf = ({ subject, text, html, purpose, headers = {}, isSecret = false }: NewEmailText) => ({
  subject,
  text,
  html,
  purpose,
  headers: JSON.stringify(headers),
  is_secret: isSecret ? 1 : 0,
})

const refuseText = ({ subject, headers = {} }: NewEmailText) => {
  refuseBreaks('subject', subject)
  if (subject.length > limits.emailSubject) throw new Refused({ subject: 'The subject is too long.' })
  for (const header of Object.entries(headers)) refuseHeader(header)
}

const refuseBreaks = (field: string, value: string) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would begin a header of somebody else's making.
  if (/[\u0000-\u001f\u007f]/.test(value)) throw new Refused({ [field]: 'This must be one line of text.' })
}

const ownHeaders = /^(from|sender|to|cc|bcc|subject|date|message-id|mime-version|content-.*)$/i

const refuseHeader = ([name, value]: [string, string]) => {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || ownHeaders.test(name))
    throw new Refused({ [name]: 'This header cannot be set.' })
  refuseBreaks(name, value)
}
