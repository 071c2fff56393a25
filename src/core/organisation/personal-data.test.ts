import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { adwoa, ama, esi, yaw } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { tokenFor } from '#test/emails.ts'
import { screeningDay } from '#test/events.ts'
import { gift, momo } from '#test/giving.ts'
import { linkOf } from '#test/newsletter.ts'
import { pictures } from '#test/pictures.ts'
import { signupLinks } from '#test/signup-days.ts'
import { helper } from '#test/volunteers.ts'
import { readSnapshot } from '../database/dump.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/tables.ts'
import { plainEmail } from '../email/template.ts'
import { NotFound } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'

const thanks = plainEmail({ to: yaw.email, subject: 'Thank you', lines: ['Thank you for your message.'] })
const day = 24 * 60 * 60 * 1000

type Organisation = Awaited<ReturnType<typeof testCore>>

const inDatabase = async <Answer>({ config }: Organisation, work: (db: Database) => Promise<Answer>) => {
  const db = await openDatabase(databaseUrlOf(config))
  const answer = await work(db)
  await db.destroy()
  return answer
}

const writeTo = (organisation: Organisation) =>
  inDatabase(organisation, (db) => organisation.core.outbox.queue(db, { ...thanks, purpose: 'a test' }))

const textsIn = (organisation: Organisation) =>
  inDatabase(organisation, (db) => db.selectFrom('email_texts').select(['subject', 'text']).execute())

const invite = async ({ core }: Organisation, email: string) => {
  const by = (await core.sessions.userOf((await core.sessions.open(ama)).token)) ?? expect.fail()
  await core.invitations.invite(by, { email, role: 'editor' }, (token) => `https://voima.example/here#${token}`)
  return tokenFor(core, email)
}

const marker = { name: 'Markername', email: 'marker@mail.example', phone: '0246668888' }
const samePhone = '+233 24 666 8888'

/** The person uses everything that stores a name, an address or a phone number. */
const useEverything = async (organisation: Organisation) => {
  const { messages, subscribers, volunteers, gifts, events, signups } = organisation.core
  const { name, email, phone } = marker
  await messages.receive({ name, email, message: 'Markerwords' })
  await subscribers.add({ email }, { linkOf })
  await volunteers.receive({ ...helper, name, email, phone, words: name })
  await gifts.promise({ ...gift, name, email }, { addressOf: linkOf })
  const { _id } = await events.add(screeningDay)
  await events.publish(_id)
  const time = (await signups.times(_id)).times[0]?._id ?? ''
  for (const contact of [{ email }, { phone }])
    await signups.take(_id, { calledBy: name, people: 1, time, ...contact }, { links: signupLinks })
  await invite(organisation, email)
}

/** Everything that the database holds, as text. */
const wordsIn = ({ config }: Organisation) =>
  readSnapshot(databaseUrlOf(config), async ({ tables, rowsOf }) => {
    const all = []
    for (const table of tables) all.push(await Array.fromAsync(rowsOf(table)))
    return JSON.stringify(all)
  })

for (const database of databases)
  describe(`personal data by email address, on ${database.name}`, () => {
    test('is shown completely, whatever the case of the address, and without data of others', async () => {
      await using organisation = await testCore({ database })
      const { messages, subscribers, personalData } = organisation.core
      await messages.receive(yaw)
      await messages.receive({ ...yaw, email: yaw.email.toUpperCase(), message: 'Again' })
      await messages.receive({ ...yaw, email: esi.email })
      await subscribers.add({ email: yaw.email })
      await writeTo(organisation)
      const data = await personalData.about(yaw.email)
      expect(data.messages.map(({ subject }) => subject).sort()).toEqual([yaw.message, 'Again'].sort())
      expect(data.subscriber?.email).toBe(yaw.email)
      expect(data.emails.map(({ subject, text }) => [subject, text])).toEqual([
        ['Thank you', expect.stringContaining('Thank you for your message.')],
      ])
      expect(data.account).toBeUndefined()
    })

    test('includes the pictures whose consent the user confirmed', async () => {
      await using organisation = await testCore({ database })
      const { library, personalData } = organisation.core
      const sent = { id: newId(), name: 'faces.jpg', bytes: await pictures.jpeg() }
      const { consent } = await library.add(sent, { hasConsent: true }, ama.email)
      const { consents } = await personalData.about(ama.email.toUpperCase())
      expect(consents).toEqual([{ picture: sent.id, at: consent?.at }])
      expect((await personalData.about(yaw.email)).consents).toEqual([])
    })

    test('is erased in one step; data of others stays, and the counts are right', async () => {
      await using organisation = await testCore({ database })
      const { messages, subscribers, personalData } = organisation.core
      for (const email of [yaw.email, yaw.email.toUpperCase(), esi.email]) await messages.receive({ ...yaw, email })
      for (const email of [yaw.email, esi.email]) await subscribers.add({ email })
      await writeTo(organisation)
      expect(await personalData.erase(yaw.email)).toEqual({
        messages: 2,
        subscribers: 1,
        emails: 1,
        invitations: 0,
        history: 0,
        hasAccount: false,
      })
      expect(await personalData.about(yaw.email)).toMatchObject({ messages: [], emails: [] })
      const pages = [await messages.list(1, 1), await subscribers.list(1, 1)]
      expect(pages.map(({ totalPages }) => totalPages)).toEqual([1, 1])
    })

    test('is shown and erased in every record type, and the database has none of it afterwards', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core } = organisation
      const addressOf = (path: string) => `https://voima.example${path}`
      const user = (await core.sessions.userOf((await core.sessions.open(ama)).token)) ?? expect.fail()
      await core.gifts.details.propose(momo, { user, addressOf })
      pass(day + 1)
      await useEverything(organisation)
      const { records, ...data } = await core.personalData.about(marker.email, marker.phone)
      expect(data).toMatchObject({
        messages: [{ name: marker.name }],
        subscriber: { email: marker.email },
        invitation: { role: 'editor' },
      })
      expect(data.emails.length).toBeGreaterThan(3)
      expect(records).toMatchObject({ gifts: [{}], signups: [{}, {}], volunteers: [{ words: marker.name }] })
      expect(await core.personalData.erase(marker.email, samePhone)).toMatchObject({
        ...{ messages: 1, subscribers: 1, invitations: 1 },
        records: { gifts: 1, signups: 2, volunteers: 1 },
      })
      expect((await wordsIn(organisation)).match(/\w*(?:marker|0246668888)\w*/gi)).toBeNull()
    })

    test('is erased with the texts of emails, but not with texts that others also received', async () => {
      await using organisation = await testCore({ database })
      const { outbox, personalData } = organisation.core
      await writeTo(organisation)
      await inDatabase(organisation, async (db) => {
        const toBoth = await outbox.addText(db, { ...thanks, subject: 'To both', purpose: 'a test' })
        await outbox.queueToMany(db, toBoth, [{ to: yaw.email }, { to: esi.email }])
        await outbox.addText(db, { ...thanks, subject: 'To nobody yet', purpose: 'a test' })
      })
      expect((await personalData.erase(yaw.email)).emails).toBe(2)
      expect((await textsIn(organisation)).map(({ subject }) => subject).sort()).toEqual(['To both', 'To nobody yet'])
      expect((await personalData.about(esi.email)).emails).toHaveLength(1)
    })

    test('includes an unused invitation; erasing ends its link and its entry in the history', async () => {
      await using organisation = await testCore({ database })
      const { invitations, personalData, history } = organisation.core
      const token = await invite(organisation, adwoa.email)
      const { invitation, history: events } = await personalData.about(adwoa.email.toUpperCase())
      expect(invitation).toMatchObject({ email: adwoa.email, role: 'editor' })
      expect(events).toEqual([{ event: 'people.invited', at: expect.any(String) }])

      expect(await personalData.erase(adwoa.email.toUpperCase())).toMatchObject({ invitations: 1, history: 1 })
      await expect(invitations.accept({ token: token, password: adwoa.password, name: 'Adwoa Owusu' })).rejects.toThrow(
        NotFound,
      )
      expect(await personalData.about(adwoa.email)).toMatchObject({ invitation: undefined, history: [], emails: [] })
      const { found } = await history.list({ page: 1, limit: 10, kind: 'people' })
      expect(found).toMatchObject([{ event: 'people.invited', about: 'an address that was erased' }])
    })

    test('keeps in the history who was invited and joined, even after they left', async () => {
      await using organisation = await testCore({ database })
      const { invitations, users, personalData, history } = organisation.core
      const { id } = await invitations.accept({
        token: await invite(organisation, adwoa.email),
        password: adwoa.password,
        name: 'Adwoa Owusu',
      })
      const invited = async () => {
        expect((await personalData.about(adwoa.email)).history).toEqual([])
        expect(await personalData.erase(adwoa.email)).toMatchObject({ history: 0 })
        const { found } = await history.list({ page: 1, limit: 10, kind: 'people' })
        return found.find(({ event }) => event === 'people.invited')?.about
      }
      expect(await invited()).toBe(adwoa.email)
      await users.remove(id)
      expect(await invited()).toBe(adwoa.email)
    })

    test('messages are deleted automatically after the configured time', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock, settings: { MESSAGE_MONTHS: '2' } })
      const { messages, runHousekeeping } = organisation.core
      await messages.receive(yaw)
      pass(58 * day)
      await messages.receive({ ...yaw, message: 'Later' })
      await runHousekeeping()
      expect((await messages.list(1, 10)).found).toHaveLength(2)
      pass(5 * day)
      await runHousekeeping()
      expect((await messages.list(1, 10)).found.map(({ subject }) => subject)).toEqual(['Later'])
    })
  })
