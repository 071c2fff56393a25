import { expect, test } from 'vitest'
import { esi } from '#test/cast.ts'
import { usualDatabase } from '#test/databases.ts'
import { testOutbox } from '#test/outbox.ts'
import { Refused } from '../lib/errors.ts'
import { plainEmail } from './template.ts'

const breaks = ['\r\n', '\n', '\r', '\0', '\u000b']

test.each(breaks)('%j cannot add a header', async (lineBreak) => {
  await using stage = await testOutbox(usualDatabase)
  const more = `${lineBreak}Bcc: everybody@mail.example`
  const tries = [
    stage.queue(`${esi.email}${more}`),
    stage.queue(`Esi${more} <${esi.email}>`),
    stage.queue(esi.email, { subject: `Hello${more}` }),
    stage.queue(esi.email, { headers: { 'Reply-To': `${esi.email}${more}` } }),
    stage.queue(esi.email, { headers: { [`X-One${more}`]: 'two' } }),
    stage.queue(esi.email, { variables: { unsubscribe: `https://voima.example${more}` } }),
  ]
  for (const each of tries) await expect(each).rejects.toThrow(Refused)
  expect(await stage.outbox.counts()).toMatchObject({ waiting: 0 })
})

test.each(['From', 'to', 'Bcc', 'SUBJECT', 'Message-ID', 'Content-Type'])(
  'the header %s cannot be set by callers',
  async (name) => {
    await using stage = await testOutbox(usualDatabase)
    await expect(stage.queue(esi.email, { headers: { [name]: 'x' } })).rejects.toThrow(Refused)
  },
)

test.each(['esi', 'esi@mail.example, kofi@mail.example', '<esi@mail.example>', 'esi@mail.example>'])(
  '%s is not accepted as an address',
  async (to) => {
    await using stage = await testOutbox(usualDatabase)
    await expect(stage.queue(to)).rejects.toThrow('This is not an email address.')
  },
)

test('user input stays text, in both parts of an email and in its subject', async () => {
  await using stage = await testOutbox(usualDatabase)
  const typed = `Ɛte sɛn? <script>alert("1")</script> & {{fill}} \n.\nBcc: all@mail.example`
  const lines = [typed, { text: 'Open <it>', link: 'https://voima.example/?a=1&b="2"' }]
  await stage.queue(esi.email, plainEmail({ to: esi.email, subject: 'Ɛyɛ <b>', lines }))
  await stage.outbox.sendDue()
  const [taken] = stage.server.taken
  const [headers = '', ...body] = (taken?.text ?? '').split('\r\n\r\n')
  expect(headers).toContain('Subject: =?UTF-8?')
  expect(headers).not.toMatch(/^Bcc/im)
  const decoded = unquoted(body.join('\n'))
  expect(decoded).toContain('Ɛte sɛn? <script>alert("1")</script> & {{fill}}')
  expect(decoded).toContain('Ɛte sɛn? &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; {{fill}}')
  expect(decoded).toContain('<a href="https://voima.example/?a=1&amp;b=&quot;2&quot;">Open &lt;it&gt;</a>')
  expect(decoded).toContain('Open <it>:\nhttps://voima.example/?a=1&b="2"')
})

test('the log contains no address and no password', async () => {
  await using stage = await testOutbox(usualDatabase)
  await stage.queue(esi.email)
  stage.server.behave(() => '550 5.1.1 <esi@mail.example> is not known')
  const printed: unknown[] = []
  const kept = { log: console.log, error: console.error, warn: console.warn }
  Object.assign(
    console,
    Object.fromEntries(Object.keys(kept).map((name) => [name, (...words: unknown[]) => printed.push(words)])),
  )
  await stage.outbox.sendDue().finally(() => Object.assign(console, kept))
  expect(printed).toEqual([])
})

/** Decodes quoted-printable. */
const unquoted = (text: string) => {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}
