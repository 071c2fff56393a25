/**
 * Composes one email in MIME format: recipient, subject, headers, plain text and HTML. Replaces the merge fields
 * (placeholders such as {{unsubscribe}}) with the recipient's own values. `template.ts` writes the text and the HTML.
 */

import { escapeHtml } from '../lib/escape-html.ts'
import type { DkimSigner } from './dkim.ts'
import type { LeasedEmail } from './leases.ts'

export type Sender = { name: string; address: string }
export type Mail = { envelope: { from: string; to: string[]; size: number }; message: Buffer }

type Composed = Pick<
  LeasedEmail,
  'email' | 'variables' | 'message_id' | 'created_at' | 'subject' | 'text' | 'html' | 'headers'
>

export const compose = async (email: Composed, from: Sender, dkim?: DkimSigner): Promise<Mail> => {
  // Loaded only by sites that send email, to save memory for others.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const fill = fillVariables(JSON.parse(email.variables))
  const composed = new MailComposer({
    from,
    to: { name: '', address: email.email },
    subject: inOneReading(fill(email.subject)),
    text: fill(email.text),
    html: fill(email.html, escapeHtml) || undefined,
    messageId: email.message_id,
    // The boundary is constant, so that composing the same email twice gives the same bytes.
    baseBoundary: /\w+/.exec(email.message_id)?.[0],
    date: new Date(email.created_at),
    headers: filledHeaders(JSON.parse(email.headers), fill),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const plain = await composed.compile().build()
  const message = dkim ? await dkim.sign(plain) : plain
  return { envelope: { from: from.address, to: [email.email], size: message.length }, message }
}

type Fill = (text: string, write?: (value: string) => string) => string

const asItIs = (value: string) => value

/** Replaces {{name}} with the recipient's variable of that name; other braces stay. */
export const fillVariables =
  (variables: Record<string, string>): Fill =>
  (text, write = asItIs) =>
    text.replace(/\{\{(\w+)\}\}/g, (place, name) =>
      Object.hasOwn(variables, name) ? write(variables[name] ?? '') : place,
    )

/** A list header is not folded, because filters of mail programs look for the address behind its name. */
const filledHeaders = (headers: Record<string, string>, fill: Fill) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      name.startsWith('List-') ? { prepared: true, value: fill(value) } : fill(value),
    ]),
  )

const wordBytes = 45

/** A subject that looks like an encoded word (RFC 2047) is encoded, so that mail programs show what was typed. */
const inOneReading = (subject: string) => {
  if (!subject.includes('=?')) return subject
  const words = ['']
  for (const character of subject) {
    const last = words.at(-1) + character
    if (Buffer.byteLength(last) > wordBytes) words.push(character)
    else words[words.length - 1] = last
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
