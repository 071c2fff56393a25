/** What an administrator can do so that letters arrive, and are not taken for somebody else's. */
import type { MailAccount } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import type { Deliverability, DnsRecord } from '#shared/shapes/deliverability.ts'
import { newId } from '../id.ts'
import { compose, type Sender } from './compose.ts'
import { letter } from './letter.ts'
import type { Signing } from './signing.ts'

type Parts = { from: Sender; account: MailAccount | undefined; signing: Signing | undefined }

export const deliverabilityOf = async ({ from, account, signing }: Parts): Promise<Deliverability> => {
  const domain = domainOf(from.address)
  return {
    from: from.address,
    domain,
    sends: account !== undefined,
    isSigned: signing !== undefined,
    records: [
      spf(domain, account),
      ...(signing ? [await dkim(domain, signing)] : []),
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

const dkim = async (domain: string, signing: Signing): Promise<DnsRecord> => ({
  kind: 'DKIM',
  name: `${signing.selector}._domainkey.${domain}`,
  value: `v=DKIM1; k=rsa; p=${await signing.publicKey()}`,
})

/** What the larger services ask for, by a part of the name of their mail server. */
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
  return service ? `include:${service[1]}` : `a:${host}`
}

/** A letter whose text is what stands above it: the lines that other mail servers look at. */
export const tryLetter = async ({ from, signing }: Parts, to: string) => {
  const subject = 'Try: what stands above our letters'
  const sample = {
    id: newId(),
    email: to,
    fills: '{}',
    message_id: `<${newId()}@${domainOf(from.address)}>`,
    created_at: new Date().toISOString(),
    subject,
    text: 'x',
    html: '',
    headers: '{}',
  }
  const { message } = await compose(sample, from, signing)
  const above = message.toString('utf8').split('\r\n\r\n', 1)[0]?.replaceAll('\r\n', '\n') ?? ''
  const lines = [
    'This letter left the site with lines like these above it:',
    above,
    'Hold them against what your mail program shows as the source of this letter: there, others have added what they found.',
  ]
  return { ...letter({ to, subject, lines }), purpose: 'a try', above }
}
