import { createHash, createPublicKey, createVerify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { decodedEmail, testNewsletter } from '#test/newsletter.ts'

const relaxedBody = (body: string) =>
  `${body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '')}\r\n`

const relaxedHeader = (header: string) => {
  const [name = '', ...rest] = header.split(':')
  return `${name.toLowerCase().trim()}:${rest
    .join(':')
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`
}

/** Checks a signature with the public key in the DNS record, as mail servers do (RFC 6376, relaxed/relaxed). */
const isSignedWith = (record: string, email: string) => {
  const [head = '', ...parts] = email.split('\r\n\r\n')
  const headers = head.split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tag = (name: string) => new RegExp(`[;: \\t\\n]${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s/g, '') ?? ''
  const bodyHash = createHash('sha256')
    .update(relaxedBody(parts.join('\r\n\r\n')))
    .digest('base64')
  const named = tag('h')
    .split(':')
    .map((name) => headers.findLast((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)))
  const signed = [
    ...named.flatMap((header) => (header ? [relaxedHeader(header)] : [])),
    relaxedHeader(signature).replace(/([; ]b=)[^;]*/, '$1'),
  ]
  const key = createPublicKey({
    key: Buffer.from(/p=(.*)$/.exec(record)?.[1] ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  return tag('bh') === bodyHash && createVerify('sha256').update(signed.join('\r\n')).verify(key, tag('b'), 'base64')
}

for (const database of databases)
  describe(`deliverability, on ${database.name}`, () => {
    test('without a DKIM selector, emails are unsigned, and SPF names the mail server', async () => {
      await using stage = await testNewsletter({ database })
      const { records, isSigned } = await stage.core.outbox.deliverability()
      expect(isSigned).toBe(false)
      expect(records).toEqual([
        { kind: 'SPF', name: 'voima.example', value: 'v=spf1 ip4:127.0.0.1 ~all' },
        { kind: 'DMARC', name: '_dmarc.voima.example', value: 'v=DMARC1; p=none; rua=mailto:info@voima.example' },
      ])
    })

    test.each([
      ['smtp://mail.voima.example', 'a:mail.voima.example'],
      ['smtp://203.0.113.7', 'ip4:203.0.113.7'],
      ['smtp://[2001:db8::7]', 'ip6:2001:db8::7'],
      ['smtp://smtp.gmail.com', 'include:_spf.google.com'],
    ])('SPF lists the mail server %s as %s', async (SMTP_URL, sender) => {
      await using stage = await testNewsletter({ database, settings: { SMTP_URL } })
      const { records } = await stage.core.outbox.deliverability()
      expect(records[0]).toMatchObject({ kind: 'SPF', value: `v=spf1 ${sender} ~all` })
    })

    test.each<Record<string, string>>([{}, { DKIM_SELECTOR: 'voima' }])(
      'the test email shows its own headers: %j',
      async (settings) => {
        await using stage = await testNewsletter({ database, settings })
        const above = await stage.core.outbox.sendTestEmail('ama@voima.example')
        await stage.core.outbox.sendDue()
        const [head = '', ...body] = (stage.server.taken[0]?.text ?? '').split('\r\n\r\n')
        expect(above).toBe(head.replaceAll('\r\n', '\n'))
        const lines = head.slice(head.indexOf('From: '))
        expect(lines).toContain('Content-Type: multipart/alternative')
        expect(decodedEmail(body.join('\r\n\r\n'))).toContain(lines)
      },
    )

    test('an email is signed with the key in the DNS record, also after a restart', async () => {
      await using stage = await testNewsletter({ database, settings: { DKIM_SELECTOR: 'voima' } })
      const { records } = await stage.core.outbox.deliverability()
      const record = records.find(({ kind }) => kind === 'DKIM')
      expect(record?.name).toBe('voima._domainkey.voima.example')
      const { outbox } = await stage.reopen()
      expect(await outbox.deliverability()).toMatchObject({ records })
      const above = await outbox.sendTestEmail('ama@voima.example')
      await outbox.sendDue()
      const email = stage.server.taken[0]?.text ?? ''
      expect(isSignedWith(record?.value ?? '', email)).toBe(true)
      expect(
        isSignedWith(record?.value ?? '', email.replace('The site sent this email', 'The site sent that email')),
      ).toBe(false)
      expect(above).toContain('DKIM-Signature: v=1')
      expect(decodedEmail(email)).toContain('From: Voima <info@voima.example>')
    })
  })
