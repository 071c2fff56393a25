import { describe, expect, test } from 'vitest'
import { defaultContent } from '#shared/content/defaults.ts'
import { limits } from '#shared/limits.ts'
import { adwoa, ama, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { emailsTo } from '#test/emails.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { actAs } from '../audit/audit-log.ts'
import { days, minutes } from '../lib/clock.ts'

const addressOf = (path: string) => `https://voima.example${path}`
const mailFrom = { MAIL_FROM: 'Voima <no-reply@voima.example>' }

const stageOn = async (database: TestDatabase, settings: Record<string, string> = {}) => {
  const { clock, pass } = testClock()
  const stage = await testCore({ database, clock, settings: { ...mailFrom, ...settings } })
  const { sessions, messages } = stage.core
  const user = (await sessions.userOf((await sessions.open(ama)).token)) ?? expect.fail()
  const reply = (id: string, text: string, key?: string, quotesMessage = true) =>
    actAs(user, () => messages.reply(id, { text, quotesMessage }, user, key))
  return { ...stage, clock, pass, user, reply, messages }
}

const headersOf = (email: string) => (email.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
const headerOf = (email: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headersOf(email))?.[1]

for (const database of databases)
  describe(`replies in ${database.name}`, () => {
    test('each reply arrives in the thread of the earlier ones', async () => {
      const server = await startSmtpServer()
      await using stage = await stageOn(database, { SMTP_URL: server.url })
      const { messages, reply, pass, core } = stage
      await messages.replySettings.change({ signature: 'The Voima team', replyTo: 'help@voima.example' })
      const { _id } = await messages.receive(yaw)
      for (const text of ['In Kumasi, at Komfo Anokye.', 'They open at eight.\n\nGo early.']) {
        pass(1_000)
        await reply(_id, text)
        await core.outbox.sendDue()
      }
      const [first = '', second = ''] = server.taken.map(({ text }) => text)
      expect(server.taken.map(({ to }) => to)).toEqual([yaw.email, yaw.email])
      const root = `<message.${_id}@voima.example>`
      expect([headerOf(first, 'In-Reply-To'), headerOf(first, 'References')]).toEqual([root, root])
      const firstId = headerOf(first, 'Message-ID')
      expect(headerOf(second, 'In-Reply-To')).toBe(firstId)
      expect(headerOf(second, 'References')).toBe(`${root} ${firstId}`)
      expect(headerOf(second, 'Message-ID')).not.toBe(firstId)
      expect(headerOf(second, 'Reply-To')).toBe('help@voima.example')
      expect(second).toContain('Go early.\r\n\r\nThe Voima team\r\n\r\nOn 19 June 2026 you wrote:')
      expect(second).toContain(`\r\n> ${yaw.message}`)

      const { message, replies } = await messages.threads.find(_id)
      expect(replies.map(({ text, who, state }) => [text.slice(0, 9), who, state])).toEqual([
        ['In Kumasi', 'ama', 'sent'],
        ['They open', 'ama', 'sent'],
      ])
      expect([message.answeredAt, message.readAt]).toEqual([expect.any(String), expect.any(String)])
      await server.close()
    })

    test('the message is quoted line by line, unless the user leaves the quotation out', async () => {
      await using stage = await stageOn(database)
      const { messages, reply } = stage
      const { _id } = await messages.receive({ ...yaw, message: 'A question\n\n<b>thank you</b>' })
      await reply(_id, 'Yes')
      await reply(_id, 'No', undefined, false)
      const texts = (await emailsTo(stage.core, yaw.email)).map(({ text }) => text)
      expect(texts.find((text) => text.startsWith('Yes'))).toContain('\n> A question\n> \n> <b>thank you</b>\n')
      expect(texts.find((text) => text.startsWith('No'))).toBe('No\n\nVoima\n')
    })

    test('neither side can add a header', async () => {
      await using stage = await stageOn(database)
      const { messages, reply } = stage
      const { _id } = await messages.receive({ ...yaw, name: 'Yaw\r\nBcc: all@mail.example' })
      await reply(_id, 'Hello\r\nBcc: all@mail.example\n\n.\r\nQUIT')
      const [email] = await emailsTo(stage.core, yaw.email)
      expect(email?.subject).toMatch(/^Your message to Voima of 19 June 2026$/)
      expect(email?.text).toContain('Bcc: all@mail.example')
      await expect(
        messages.receive({ ...yaw, email: 'yaw@mail.example\r\nBcc: x@y' }).then((one) => reply(one._id, 'Hi')),
      ).rejects.toThrow()
    })

    test('a reply sent again under the same key is one email', async () => {
      await using stage = await stageOn(database)
      const { messages, reply } = stage
      const { _id } = await messages.receive(yaw)
      for (let time = 0; time < 3; time += 1) await reply(_id, 'Once', 'a key')
      expect(await emailsTo(stage.core, yaw.email)).toHaveLength(1)
      expect((await messages.threads.find(_id)).replies).toHaveLength(1)
    })

    test('the reply-to address is that of the contact page, but never the example address', async () => {
      await using stage = await stageOn(database)
      const { messages, user, core } = stage
      expect((await messages.replySettings.find(user)).goesTo).toBeUndefined()
      await core.siteContent.change('contact', { ...defaultContent.contact, email: 'real@voima.example' }, 0, ama.email)
      expect((await messages.replySettings.find(user)).goesTo).toBe('real@voima.example')
    })

    test('a reply keeps the result of its email after the email is deleted', async () => {
      const server = await startSmtpServer()
      await using stage = await stageOn(database, { SMTP_URL: server.url })
      const { messages, reply, pass, core } = stage
      const { _id } = await messages.receive(yaw)
      await reply(_id, 'Sent')
      await core.outbox.sendDue()
      pass(1_000)
      await reply(_id, 'Deleted')
      const { found } = await core.outbox.list('waiting', 1, 10)
      await core.outbox.discard(found[0]?._id ?? '')
      const states = async () => (await messages.threads.find(_id)).replies.map(({ state }) => state)
      expect(await states()).toEqual(['sent', 'discarded'])
      await core.runHousekeeping()
      pass(days(limits.sentEmailDays + 1))
      await core.runHousekeeping()
      expect((await core.outbox.counts()).sent).toBe(0)
      expect(await states()).toEqual(['sent', 'discarded'])
      await server.close()
    })

    test('replies and notes are part of the sender’s personal data, and are erased with it', async () => {
      await using stage = await stageOn(database)
      const { messages, reply, user, core } = stage
      const { _id } = await messages.receive(yaw)
      await reply(_id, 'A reply')
      await actAs(user, () => messages.threads.note(_id, 'She phoned, too.'))
      const { messages: kept } = await core.personalData.about(yaw.email)
      expect(kept[0]).toMatchObject({
        replies: [{ text: 'A reply' }],
        notes: [{ text: 'She phoned, too.', who: 'ama' }],
      })
      await core.personalData.erase(yaw.email)
      expect(JSON.stringify(await core.personalData.about(yaw.email))).not.toMatch(/A reply|She phoned/)
      await expect(messages.threads.find(_id)).rejects.toThrow()
    })

    test('users who want notices get one without the text, and not for every message', async () => {
      await using stage = await stageOn(database)
      const { messages, user, pass, core } = stage
      const write = (message = 'A long story') => messages.receive({ ...yaw, message }, { addressOf })
      await messages.replySettings.changeOwn(user, { signature: '', wantsNotices: false })
      await write()
      expect(await emailsTo(core, ama.email)).toEqual([])
      await messages.replySettings.changeOwn(user, { signature: '', wantsNotices: true })
      for (let time = 0; time < 4; time += 1) await write()
      const emails = await emailsTo(core, ama.email)
      expect(emails).toHaveLength(2)
      expect(emails.map(({ dueAt }) => dueAt).sort()).toEqual(['2026-06-19T08:00:00.000Z', '2026-06-19T08:05:00.000Z'])
      for (const { text, subject } of emails) {
        expect(text).toContain(addressOf('/managecontact'))
        expect(text + subject).not.toMatch(/Yaw|yaw@|story/)
      }
      await write('https://a.example https://b.example https://c.example https://d.example')
      pass(minutes(11))
      await write()
      // The unsent notices cover this message, too.
      expect(await emailsTo(core, ama.email)).toHaveLength(2)
    })

    test('a colleague gets one email about an assigned message, and none about their own assignment', async () => {
      await using stage = await stageOn(database)
      const { messages, core, user } = stage
      const esi = await core.users.add('esi@voima.example', 'a boat, a net, two moons', 'responder')
      const { _id } = await messages.receive(yaw)
      const link = `https://voima.example/messages/${_id}`
      const assign = (to: string) => actAs(user, () => messages.inbox.change(_id, { assignedTo: to }, link))
      await assign(user.id)
      for (let time = 0; time < 2; time += 1) await assign(esi.id)
      await actAs(user, () => messages.inbox.change(_id, { isRead: true }, link))
      expect(await emailsTo(core, ama.email)).toEqual([])
      const emails = await emailsTo(core, esi.email)
      expect(emails.map(({ subject }) => subject)).toEqual(['A message was assigned to you'])
      expect(emails[0]?.text).toContain(link)
      expect(emails[0]?.text).not.toMatch(/Yaw|yaw@|Kumasi/)
      expect((await core.dashboard({ ...esi })).messages?.mine).toBe(1)
    })

    test('the first administrator gets notices of messages from the start', async () => {
      await using stage = await stageOn(database)
      await stage.messages.receive(yaw, { addressOf })
      expect(await emailsTo(stage.core, ama.email)).toHaveLength(1)
    })

    test('an urgent message with a sign of spam sends a notice, too, within the limit of urgent ones', async () => {
      await using stage = await stageOn(database)
      const { messages, user, core } = stage
      await messages.replySettings.changeOwn(user, { signature: '', wantsNotices: true })
      const how = { addressOf, signals: { honeypot: 'x', stamp: '' } }
      await messages.receive({ ...yaw, message: 'Buy' }, how)
      expect(await emailsTo(core, ama.email)).toEqual([])
      for (let time = 0; time < 20; time += 1)
        await messages.receive({ ...yaw, message: `My son ${time} has chest pain` }, how)
      const emails = await emailsTo(core, ama.email)
      expect(emails.map(({ subject }) => subject)).toEqual(Array(2).fill('Urgent: a new message may be an emergency'))
      expect(emails[0]?.text).not.toMatch(/Yaw|yaw@|son/)
    })

    test('a user who may no longer read messages gets no notices', async () => {
      await using stage = await stageOn(database)
      const { messages, core } = stage
      const user = await core.users.add(adwoa.email, adwoa.password, 'administrator')
      await messages.replySettings.changeOwn(user, { signature: '', wantsNotices: true })
      await core.users.changeJobs(user.id, ['writer', 'events'])
      await messages.receive(yaw, { addressOf })
      expect(await emailsTo(core, adwoa.email)).toEqual([])
    })
  })
