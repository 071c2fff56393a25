import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { ama, esi, yaw } from '#test/cast.ts'
import { emailErrors, mailingListErrors } from '#test/email-rules.ts'
import { linkOf, site, testNewsletter } from '#test/newsletter.ts'
import { actAs } from '../audit/audit-log.ts'

const settings = { DKIM_SELECTOR: 'voima' }
const twi = 'Yɛnantew Fiada: ɔkwan tenten 🚶🏾'

/** The only email that the mail server received. */
const taken = ({ server }: Awaited<ReturnType<typeof testNewsletter>>) => {
  expect(server.taken).toHaveLength(1)
  return server.taken[0]?.text ?? ''
}

test.each([
  ['of plain words', 'A walk', 'We walk on 19 June.'],
  ['in Twi, with a subject as long as it may be', twi.padEnd(limits.emailSubject, 'ɔ'), `${twi}\n\n## ${twi}`],
  ['with a subject that looks encoded', '=?utf-8?B?SGVsbG8=?= test =?', 'We walk.'],
  ['with a long subject that looks encoded', `=?utf-8?q?${'Ɛyɛ 🚶🏾 '.repeat(14)}?=`, 'We walk.'],
  ['with a word longer than any line may be', 'A walk', `${'ɛ'.repeat(3_000)} ${'x'.repeat(3_000)}`],
  ['with lines that a mail server could take for its end', 'A walk', 'One\n\n.\n\n..\n\nFrom here\n\nlast'],
])('a newsletter in %s follows the standards and is decoded as it was written', async (_, subject, content) => {
  await using stage = await testNewsletter({ settings })
  await stage.addSubscribers(esi.email)
  const { newsletters, outbox } = stage.core
  const { _id } = await newsletters.draft({ subject, content })
  await newsletters.send(_id, { isChecked: true }, site)
  await newsletters.sendDue(site)
  await newsletters.sendDue(site)
  await outbox.sendDue()
  const email = taken(stage)
  expect([...emailErrors(email), ...mailingListErrors(email)]).toEqual([])
  expect(email).toMatch(/^List-Unsubscribe: <https?:/m)
  const read = await PostalMime.parse(email)
  expect([read.subject, read.to]).toEqual([subject, [{ name: '', address: esi.email }]])
  expect(read.from).toEqual({ name: 'Voima', address: 'info@voima.example' })
  for (const line of content.split(/\n+/)) {
    const words = line.replace(/^## /, '')
    expect(read.text).toContain(words)
    expect(read.html).toContain(words)
  }
})

test('confirmation, reply and test emails follow the standards', async () => {
  await using stage = await testNewsletter({ settings })
  const { subscribers, messages, sessions, outbox } = stage.core
  await subscribers.add({ email: esi.email }, { linkOf })
  const user = (await sessions.userOf((await sessions.open(ama)).token)) ?? expect.fail()
  const { _id } = await messages.receive(yaw)
  await actAs(user, () => messages.reply(_id, { text: twi, quotesMessage: false }, user))
  await outbox.sendTestEmail(ama.email)
  await outbox.sendDue()
  expect(stage.server.taken.map(({ to }) => to).sort()).toEqual([ama.email, esi.email, yaw.email].sort())
  for (const { text } of stage.server.taken) expect(emailErrors(text)).toEqual([])
})
