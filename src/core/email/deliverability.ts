/** What an administrator can do so that emails arrive, and are not taken for somebody else's. */
import { isIP } from 'node:net'
import type { MailAccount } from '#config.ts'
import { domainOf } from '#shared/email.ts'
import type { Deliverability, DnsRecord } from '#shared/shapes/deliverability.ts'
import type { Sender } from './compose.ts'
import type { Signing } from './dkim.ts'

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
  if (service) return `include:${service[1]}`
  return isIP(host) ? `ip${isIP(host)}:${host}` : `a:${host}`
}
