/**
 * Deliverability: the DNS records (SPF, DKIM, DMARC) that let emails of the site arrive instead of landing in spam, and
 * prevent forged ones; and a test email. Only computes the records: `scripts/voima/mail-records.mjs` (`voima doctor`)
 * compares them with those that the domain has.
 */
import { isIP } from 'node:net'
import type { MailAccount } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import type { Deliverability, DnsRecord } from '#shared/shapes/deliverability.ts'
import type { Database } from '../database/tables.ts'
import { compose, type Sender } from './compose.ts'
import type { DkimSigner } from './dkim.ts'
import type { createQueue } from './queue.ts'
import { plainEmail } from './template.ts'

/** What the site sends with at the moment. */
export type MailSetup = { from: Sender; account: MailAccount | undefined; dkim: DkimSigner | undefined }

export const deliverabilityOf = async ({ from, account, dkim }: MailSetup): Promise<Deliverability> => {
  const domain = domainOf(from.address)
  return {
    from: from.address,
    domain,
    sends: account !== undefined,
    isSigned: dkim !== undefined,
    records: [
      spf(domain, account),
      ...(dkim ? [await dkimRecord(domain, dkim)] : []),
      {
        kind: 'DMARC',
        name: `_dmarc.${domain}`,
        value: `v=DMARC1; p=none; rua=mailto:${from.address}`,
      },
    ],
  }
}

const spf = (domain: string, account: MailAccount | undefined): DnsRecord => ({
  kind: 'SPF',
  name: domain,
  value: `v=spf1 ${account ? sendersOf(account.host) : 'mx'} ~all`,
})

const dkimRecord = async (domain: string, dkim: DkimSigner): Promise<DnsRecord> => ({
  kind: 'DKIM',
  name: `${dkim.selector}._domainkey.${domain}`,
  value: `v=DKIM1; k=rsa; p=${await dkim.publicKey()}`,
})

/** The SPF includes of large mail services, by a part of the name of their mail server. */
const services: [string, string][] = [
  ['gmail.com', '_spf.google.com'],
  ['google', '_spf.google.com'],
  ['office365', 'spf.protection.outlook.com'],
  ['outlook', 'spf.protection.outlook.com'],
  ['zoho', 'zohomail.com'],
  ['brevo', 'spf.brevo.com'],
  ['sendgrid', 'sendgrid.net'],
  ['mailgun', 'mailgun.org'],
  ['amazonaws', 'amazonses.com'],
  ['mailjet', 'spf.mailjet.com'],
  ['fastmail', 'spf.messagingengine.com'],
]

const sendersOf = (host: string) => {
  const service = services.find(([part]) => host.includes(part))
  if (service) return `include:${service[1]}`
  return isIP(host) ? `ip${isIP(host)}:${host}` : `a:${host}`
}

type TestEmailDeps = { db: Database; queue: ReturnType<typeof createQueue>; from: Sender; dkim: DkimSigner | undefined }

const subject = 'Test: the headers of our emails'

/**
 * Queues a test email whose text is its own headers, which other mail servers check. Returns the headers, with the DKIM
 * signature, which cannot be part of the text that it signs.
 */
export const queueTestEmail = async ({ db, queue, from, dkim }: TestEmailDeps, to: string) => {
  const id = await db.transaction().execute(async (trx) => {
    // The headers contain the id and the time: the row must exist before its headers can be written into its text.
    const id = await queue.queue(trx, { ...plainEmail({ to, subject, lines: ['…'] }), purpose: 'test email' })
    const waiting = await readEmail(trx, id)
    const { text, html } = plainEmail({ to, subject, lines: linesOf(await headersOf(waiting, from)) })
    await trx.updateTable('email_texts').set({ text, html }).where('id', '=', waiting.text_id).execute()
    return id
  })
  return headersOf(await readEmail(db, id), from, dkim)
}

const linesOf = (headers: string) => [
  'The site sent this email with these headers:',
  headers,
  'Compare them with the source of this email in your email program, where other mail servers have added their results. If the site signs its emails, the source also contains the signature (DKIM-Signature).',
]

const readEmail = (db: Database, id: string | undefined) =>
  db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .select(['text_id', 'email', 'variables', 'message_id', 'emails.created_at', 'subject', 'text', 'html', 'headers'])
    .where('emails.id', '=', id ?? '')
    .executeTakeFirstOrThrow()

const headersOf = async (...composed: Parameters<typeof compose>) => {
  const { message } = await compose(...composed)
  return message.toString('utf8').split('\r\n\r\n', 1)[0]?.replaceAll('\r\n', '\n') ?? ''
}
