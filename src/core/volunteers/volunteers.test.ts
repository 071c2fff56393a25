import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { ama, esi } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { emailsTo } from '#test/emails.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { helper, ownLinkOf } from '#test/volunteers.ts'
import { actAs } from '../audit/audit-log.ts'
import { type Row, readSnapshot } from '../database/dump.ts'
import { days, hours, minutes } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'

const stageOn = async (database: TestDatabase, settings: Record<string, string> = {}) => {
  const { clock, pass } = testClock()
  const stage = await testCore({
    database,
    clock,
    settings: { MAIL_FROM: 'Voima <no-reply@voima.example>', ...settings },
  })
  const { sessions, volunteers } = stage.core
  const user = (await sessions.userOf((await sessions.open(ama)).token)) ?? expect.fail()
  const receive = (fields: object = {}) => volunteers.receive({ ...helper, ...fields }, { linkOf: ownLinkOf })
  const first = async () => (await volunteers.list(all)).found[0]?._id ?? ''
  const asAma = <Answer>(work: () => Promise<Answer>) => actAs(user, work)
  return { ...stage, clock, pass, user, volunteers, receive, first, asAma }
}

const all = { page: 1, limit: 100 }
const addressOf = (path: string) => `https://voima.example${path}`
const namesOf = ({ found }: { found: { name: string }[] }) => found.map(({ name }) => name)

/** Everything in the database as one text. */
const storedText = ({ config }: Awaited<ReturnType<typeof testCore>>) =>
  readSnapshot(databaseUrlOf(config), async ({ tables, rowsOf }) => {
    const stored: Row[] = []
    for (const table of tables) for await (const rows of rowsOf(table)) stored.push(...(rows as Row[]))
    return JSON.stringify(stored)
  })

for (const database of databases)
  describe(`volunteers, on ${database.name}`, () => {
    test('are saved once when a form arrives twice, and both responses have the link', async () => {
      await using stage = await stageOn(database)
      const options = { key: '9b2f6c8e-1c1b-4c7e-8a53-0d6c7b1f2a34', linkOf: ownLinkOf }
      const [one, other] = await Promise.all([1, 2].map(() => stage.volunteers.receive(helper, options)))
      expect(one?.token).toBe(other?.token)
      expect((await stage.volunteers.list(all)).found).toHaveLength(1)
      expect((await stage.volunteers.own.find(one?.token ?? '')).volunteer).toMatchObject({ name: helper.name })
      expect(await emailsTo(stage.core, helper.email)).toHaveLength(1)
    })

    test('from a paper list agreed there, get their own link, and nobody is told of them', async () => {
      await using stage = await stageOn(database)
      const { volunteers, pass } = stage
      pass(days(3))
      const paper = { ...helper, agreedOn: '2026-06-20' }
      const options = { key: '9b2f6c8e-1c1b-4c7e-8a53-0d6c7b1f2a35', linkOf: ownLinkOf }
      const added = await stage.asAma(() => volunteers.recordFromPaper(paper, options))
      expect(added).toMatchObject({ state: 'new', agreedOn: '2026-06-20', agreedWording: 'paper' })
      expect(added.endsAt.slice(0, 10)).toBe('2027-06-20')
      await volunteers.recordFromPaper(paper, options)
      expect((await volunteers.list(all)).found).toHaveLength(1)
      expect((await emailsTo(stage.core, helper.email))[0]?.text).toContain('https://voima.example/volunteer/')
      expect(await emailsTo(stage.core, ama.email)).toEqual([])
      expect((await stage.core.history.list(all)).found[0]).toMatchObject({ event: 'volunteers.recorded' })
      for (const agreedOn of ['2026-06-23', '2025-06-22'])
        await expect(volunteers.recordFromPaper({ ...paper, agreedOn })).rejects.toThrow(Refused)
      await expect(volunteers.recordFromPaper({ ...paper, roles: ['Sing'] })).rejects.toThrow(Refused)
    })

    test('are welcomed once by email or in another way, and under 18 only after a parent agreed', async () => {
      await using stage = await stageOn(database)
      const { volunteers, user } = stage
      await stage.receive({ isAdult: false })
      const id = await stage.first()
      const welcome = { how: 'email', text: 'Welcome to Voima!' } as const
      await expect(volunteers.welcome(id, welcome, user)).rejects.toThrow('First speak with a parent or guardian')
      expect(await emailsTo(stage.core, helper.email)).toHaveLength(1)
      const agreed = { ...welcome, parentAgreed: true }
      await expect(volunteers.welcome(id, { ...agreed, text: '' }, user)).rejects.toThrow(Refused)
      for (const _ of [1, 2]) await stage.asAma(() => volunteers.welcome(id, agreed, user, 'once'))
      expect((await volunteers.find(id)).replies).toMatchObject([{ text: 'Welcome to Voima!' }])
      expect((await volunteers.find(id)).volunteer).toMatchObject({ state: 'welcome', welcomedBy: 'email' })
      const { token } = await stage.receive({ email: '', phone: '024 000 0000' })
      const other = (await volunteers.list({ ...all, state: 'new' })).found[0]?._id ?? ''
      await expect(volunteers.welcome(other, welcome, user)).rejects.toThrow('no email address')
      expect(await volunteers.welcome(other, { how: 'whatsapp' }, user)).toMatchObject({ welcomedBy: 'whatsapp' })
      expect((await volunteers.own.find(token)).volunteer).not.toHaveProperty('welcomedBy')
    })

    test('see, change and delete their entry only with their own link', async () => {
      await using stage = await stageOn(database)
      const { volunteers } = stage
      const { token } = await stage.receive()
      await stage.receive({ name: esi.name, email: esi.email })
      const [email] = await emailsTo(stage.core, helper.email)
      expect(email?.text).toContain(ownLinkOf(token))
      expect(await storedText(stage)).not.toContain(`"token_hash":"${token}"`)
      expect((await volunteers.own.find(token)).volunteer).toMatchObject(helper)
      stage.pass(days(30))
      const changed = await volunteers.own.change(token, { town: 'Ho', days: [], email: '', phone: '024 000 0000' })
      expect(changed).toMatchObject({ town: 'Ho', days: [], email: '', phone: '024 000 0000', name: helper.name })
      expect(changed.endsAt).toBe('2027-07-19T08:00:00.000Z')
      await expect(volunteers.own.change(token, { phone: '' })).rejects.toThrow(Refused)
      await expect(volunteers.own.find(`${token.slice(1)}A`)).rejects.toThrow(NotFound)
      await volunteers.own.remove(token)
      const { find, change, remove } = volunteers.own
      for (const again of [find, (gone: string) => change(gone, {}), remove])
        await expect(again(token)).rejects.toThrow(NotFound)
      expect(namesOf(await volunteers.list(all))).toEqual([esi.name])
    })

    test('choose roles that the site offers, and keep a role that is no longer offered', async () => {
      await using stage = await stageOn(database)
      const { volunteers, core } = stage
      await expect(stage.receive({ roles: ['Surgery'] })).rejects.toThrow('"Surgery" is not one of the roles')
      const { token } = await stage.receive({ roles: ['Organise'] })
      await core.siteContent.change('volunteering', { roles: [{ name: 'Sing', text: 'In a choir.' }] }, 0, 'Ama')
      await expect(stage.receive({ roles: ['Organise'] })).rejects.toThrow(Refused)
      expect((await volunteers.own.find(token)).roles).toEqual(['Sing', 'Organise'])
      expect((await volunteers.own.change(token, { roles: ['Organise', 'Sing'] })).roles).toEqual(['Organise', 'Sing'])
    })

    test('are found by name, town, region, role and day, counted by state, and exported without formulas', async () => {
      await using stage = await stageOn(database)
      const { volunteers } = stage
      await stage.receive({ name: '=HYPERLINK("http://x")', town: 'Kumasi', region: 'GH-AH', roles: [], days: ['mon'] })
      stage.pass(minutes(1))
      await stage.receive()
      const found = async (query: object) => namesOf(await volunteers.list({ ...all, ...query })).length
      const queries = [{ search: 'kofi hohoe' }, { search: 'volta' }, { search: 'organise' }, { search: '%' }]
      expect(await Promise.all(queries.map(found))).toEqual([1, 1, 1, 0])
      expect(await Promise.all([{ role: 'Organise' }, { role: 'Org' }, { day: 'mon' }].map(found))).toEqual([1, 0, 1])
      await stage.asAma(async () => volunteers.change(await stage.first(), { state: 'welcome' }))
      expect(await found({ state: 'new' })).toBe(1)
      expect(await volunteers.counts()).toEqual({ all: 2, new: 1, talkedTo: 0, welcome: 1, notNow: 0, left: 0 })
      const table = await new Response(await volunteers.exportCsv()).text()
      expect(table.split('\r\n')[0]).toContain('"name","phone","email","town","region","roles","days"')
      expect(table).toContain(`"'=HYPERLINK(""http://x"")"`)
      expect(table).toContain('"Hohoe","Volta","Call clinics, Organise","Saturday, Sunday","Eʋegbe, English","yes"')
    })

    test('get replies by email in one thread, if they gave an address', async () => {
      const server = await startSmtpServer()
      await using stage = await stageOn(database, { SMTP_URL: server.url })
      const { volunteers, core, user } = stage
      await volunteers.receive({ ...helper }, {})
      const id = await stage.first()
      const key = crypto.randomUUID()
      await stage.asAma(() => volunteers.reply(id, 'Welcome!', user, key))
      await stage.asAma(() => volunteers.reply(id, 'Welcome!', user, key))
      stage.pass(minutes(1))
      await core.outbox.sendDue()
      await stage.asAma(() => volunteers.reply(id, 'Are you there?', user))
      await core.outbox.sendDue()
      const [first = '', second = ''] = server.taken.map(({ text }) => text.replace(/\r\n[ \t]+/g, ' '))
      expect(server.taken.map(({ to }) => to)).toEqual([helper.email, helper.email])
      expect(first).toMatch(/^Subject: Your offer to help Voima of 19 June 2026\r$/m)
      const messageId = /^Message-ID: (.*)\r$/im.exec(first)?.[1]
      expect(second).toContain(`References: <volunteer.${id}@voima.example> ${messageId}`)
      const { volunteer, replies } = await volunteers.find(id)
      expect(replies.map(({ text, state, who }) => [text, state, who])).toEqual([
        ['Welcome!', 'sent', 'ama'],
        ['Are you there?', 'sent', 'ama'],
      ])
      expect(volunteer).toMatchObject({ state: 'talkedTo', lastWordAt: stage.clock().toISOString() })
      stage.pass(minutes(1))
      await volunteers.receive({ ...helper, email: '', phone: '+233 24 000 0000' })
      const byPhone = await stage.first()
      await expect(volunteers.reply(byPhone, 'Hello', user)).rejects.toThrow(Refused)
      await expect(volunteers.sendNewLink(byPhone, ownLinkOf)).rejects.toThrow(Refused)
      await server.close()
    })

    test('are deleted twelve months after the last contact, with notes, replies and emails, and the history has no names', async () => {
      await using stage = await stageOn(database)
      const { volunteers, core, user } = stage
      const { token } = await stage.receive()
      const id = await stage.first()
      await stage.asAma(async () => {
        await volunteers.reply(id, 'Thank you, Kofi', user)
        await volunteers.note(id, 'Kofi sounds kind')
        await volunteers.change(id, { state: 'notNow' })
      })
      stage.pass(days(300))
      await core.runHousekeeping()
      await stage.asAma(() => volunteers.change(id, { state: 'talkedTo' }))
      stage.pass(days(364))
      await core.runHousekeeping()
      expect((await volunteers.own.find(token)).volunteer.name).toBe(helper.name)
      stage.pass(days(2))
      await core.runHousekeeping()
      await expect(volunteers.own.find(token)).rejects.toThrow(NotFound)
      expect(await storedText(stage)).not.toMatch(/kofi|hohoe/i)
    })

    test('leave no data behind when they delete their entry', async () => {
      await using stage = await stageOn(database)
      const { volunteers, user } = stage
      const { token } = await stage.receive()
      await stage.asAma(async () => volunteers.reply(await stage.first(), 'Thank you, Kofi', user))
      await volunteers.own.remove(token)
      expect(await storedText(stage)).not.toMatch(/kofi|hohoe/i)
    })

    test('are shown and erased on request, by email address in any case or by phone', async () => {
      await using stage = await stageOn(database)
      const { volunteers, core, user } = stage
      await stage.receive()
      await stage.asAma(async () => volunteers.note(await stage.first(), 'Kofi sounds kind'))
      await stage.asAma(async () => volunteers.reply(await stage.first(), 'Thank you, Kofi', user))
      stage.pass(minutes(1))
      await stage.receive({ name: esi.name, email: esi.email })
      const { records, emails } = await core.personalData.about(helper.email.toUpperCase())
      const notes = [{ text: 'Kofi sounds kind' }]
      expect(records?.volunteers).toMatchObject([{ name: helper.name, notes, replies: [{ text: 'Thank you, Kofi' }] }])
      expect(emails).toHaveLength(2)
      expect((await core.personalData.erase(helper.email)).records).toEqual({ volunteers: 1 })
      expect(await storedText(stage)).not.toMatch(/kofi/i)
      expect(namesOf(await volunteers.list(all))).toEqual([esi.name])
      await stage.receive({ email: '', phone: '020 000 0000' })
      const byPhone = await core.personalData.about('nobody@mail.example', '+233 20 000 0000')
      expect(byPhone.records?.volunteers).toMatchObject([{ name: helper.name }])
    })

    test('with a known address make a separate entry, and at most one email a day is sent', async () => {
      await using stage = await stageOn(database)
      const { volunteers } = stage
      const first = await stage.receive()
      stage.pass(minutes(30))
      const second = await stage.receive({ name: 'A stranger', email: helper.email.toUpperCase() })
      expect(Object.keys(second.volunteer)).toEqual(Object.keys(first.volunteer))
      expect(second.token).not.toBe(first.token)
      expect(await emailsTo(stage.core, helper.email)).toHaveLength(1)
      expect(await emailsTo(stage.core, helper.email.toUpperCase())).toHaveLength(0)
      expect((await volunteers.own.find(first.token)).volunteer.name).toBe(helper.name)
      expect((await volunteers.find(await stage.first())).others).toBe(1)
      stage.pass(hours(24))
      await stage.receive()
      expect(await emailsTo(stage.core, helper.email)).toHaveLength(2)
    })

    test('get a new link only at their stored address, which ends the old link', async () => {
      await using stage = await stageOn(database)
      const { volunteers, core } = stage
      const { token } = await volunteers.receive(helper)
      await stage.asAma(async () => volunteers.sendNewLink(await stage.first(), ownLinkOf))
      await expect(volunteers.own.find(token)).rejects.toThrow(NotFound)
      const [email] = await emailsTo(core, helper.email)
      const newToken = /volunteer\/([\w-]{43})$/m.exec(email?.text ?? '')?.[1] ?? ''
      expect((await volunteers.own.find(newToken)).volunteer.name).toBe(helper.name)
    })

    test('who are bots get no email and send no notice; people do, at most once in five minutes', async () => {
      await using stage = await stageOn(database)
      const { volunteers, core, user } = stage
      await core.messages.replySettings.turnOnNotices(user)
      const receive = (honeypot: string) =>
        volunteers.receive(helper, { signals: { honeypot, stamp: '', seconds: 30 }, linkOf: ownLinkOf, addressOf })
      await receive('cheap pills')
      expect((await core.outbox.list('waiting', 1, 10)).found).toEqual([])
      expect((await volunteers.list(all)).found).toMatchObject([{ isSuspicious: true }])
      for (let time = 0; time < 4; time += 1) await receive('')
      const notices = await emailsTo(core, ama.email)
      expect(notices.map(({ subject }) => subject)).toEqual(Array(2).fill('Someone offers to help'))
      expect(notices[0]?.text).toContain(addressOf('/managevolunteers'))
      expect(notices[0]?.text).not.toMatch(/kofi/i)
    })
  })
