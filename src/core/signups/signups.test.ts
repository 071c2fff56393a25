import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { createRandom } from '#core/seed/values.ts'
import { esi, kofi } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { doorMark, signupLinks, testDays } from '#test/signup-days.ts'

const hour = 3_600_000

describe.each(databases)('sign-ups on $name', (database) => {
  test('a visitor signs up with only a name, and finds the sign-up by its code', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    const { code } = await stage.take('ho-0', { calledBy: 'Auntie', people: 3 })
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect(await stage.signups.find(code.toLowerCase().replace('-', ' '))).toMatchObject({
      calledBy: 'Auntie',
      people: 3,
      getsEmail: false,
      event: { title: 'Screening in ho', place: 'Behind the market, Ho, Volta' },
    })
    expect(await stage.taken()).toBe(3)
  })

  test('of forty simultaneous sign-ups for ten places, exactly ten succeed', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ seats: 10 })
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => stage.take()))
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(10)
    expect(await stage.taken()).toBe(10)
    const { signups: listed } = await stage.signups.list('ho')
    expect(listed.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('a family that does not fit gets no place, and learns how many are left', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ seats: 4 })
    await stage.take('ho-0', { people: 2 })
    const sentence = 'There is no room for 3 people. Only 2 seats are left at this time.'
    await expect(stage.take('ho-0', { people: 3 })).rejects.toMatchObject({ fields: { people: sentence } })
    expect(await stage.taken()).toBe(2)
  })

  test('giving places back frees exactly these, once, and deletes the person’s data', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ seats: 5 })
    const { code } = await stage.take('ho-0', { people: 2, email: kofi.email, phone: '024 000 0000' })
    await stage.take()
    await Promise.all([stage.signups.cancel(code), stage.signups.cancel(code)])
    expect(await stage.taken()).toBe(1)
    expect(await stage.signups.find(code)).toMatchObject({ calledBy: '', getsEmail: false })
    expect(await stage.emailsTo(kofi.email)).toEqual([])
    const { code: next } = await stage.take()
    expect((await stage.signups.list('ho')).signups.map(({ number }) => number)).toEqual([2, 3])
    expect(next).not.toBe(code)
  })

  test('after each change, everybody without an email is untold until somebody ticks them', async () => {
    await using stage = await testDays({ database, settings: { SMTP_URL: 'smtp://localhost:2525' } })
    await stage.addDay()
    const { signups, core } = stage
    await stage.take('ho-0', { calledBy: 'Esi', phone: '024 000 0000' })
    await stage.take('ho-0', { calledBy: 'Kofi', email: kofi.email })
    await stage.take('ho-0', { calledBy: 'Auntie' })
    const told = async () =>
      Object.fromEntries((await signups.list('ho')).signups.map(({ calledBy, isTold }) => [calledBy, isTold]))
    const idOf = async (name: string) =>
      (await signups.list('ho')).signups.find(({ calledBy }) => calledBy === name)?._id ?? ''
    expect(await told()).toEqual({ Esi: true, Kofi: true, Auntie: true })
    const [time] = (await core.events.find('ho')).times
    expect(time?.contacts).toEqual({ email: 1, phoneOnly: 1, neither: 1 })

    await stage.change('ho', { landmark: 'At the school' })
    await signups.sendNotices(signupLinks)
    expect(await told()).toEqual({ Esi: false, Kofi: true, Auntie: false })
    const { sequence } = await signups.list('ho')
    await signups.saveTold('ho', await idOf('Esi'), { sequence, isTold: true })
    expect(await told()).toEqual({ Esi: true, Kofi: true, Auntie: false })
    await signups.saveTold('ho', await idOf('Esi'), { sequence, isTold: false })
    expect((await told()).Esi).toBe(false)

    // The volunteer has told Esi of the first change, and the event has changed again since.
    await stage.change('ho', { landmark: 'At the church' })
    await signups.saveTold('ho', await idOf('Esi'), { sequence, isTold: true })
    expect((await told()).Esi).toBe(false)
    await expect(signups.saveTold('ho', await idOf('Kofi'), { sequence: sequence + 1, isTold: true })).rejects.toThrow(
      'no such sign-up with a phone number',
    )
    await signups.sendNotices(signupLinks)
    expect((await stage.emailsTo(kofi.email)).filter(({ subject }) => subject.startsWith('Changed'))).toHaveLength(2)
  })

  test('people to whom no email can be delivered are to be called, and no email counts as having told them', async () => {
    const withMail = { SMTP_URL: 'smtp://localhost:2525' }
    for (const settings of [undefined, withMail]) {
      await using stage = await testDays({ database, ...(settings && { settings }) })
      await stage.addDay()
      const { signups, core } = stage
      await stage.take('ho-0', { calledBy: 'Kofi', email: kofi.email, phone: '024 000 0000' })
      const failed_at = '2026-06-18T00:00:00.000Z'
      if (settings) await stage.db.updateTable('emails').set({ failed_at }).execute()
      const [time] = (await core.events.find('ho')).times
      expect(time?.contacts).toEqual({ email: 0, phoneOnly: 1, neither: 0 })
      await stage.change('ho', { landmark: 'At the school' })
      await signups.sendNotices(signupLinks)
      const { signups: listed, sequence } = await signups.list('ho')
      expect(listed[0]).toMatchObject({ getsEmail: false, isTold: false })
      await signups.saveTold('ho', listed[0]?._id ?? '', { sequence, isTold: true })
      expect((await signups.list('ho')).signups[0]).toMatchObject({ isTold: true })
      expect(await stage.emailsTo(kofi.email)).toHaveLength(1)
    }
  })

  test('the same request sent twice, even at once, takes one place', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ seats: 1 })
    const key = '9b2f6c8e-1c1b-4c7e-8a53-0d6c7b1f2a34'
    const wanted = { calledBy: 'Kofi', people: 1, time: 'ho-0' }
    const take = () => stage.signups.take('ho', wanted, { links: signupLinks, key })
    const codes = [...(await Promise.all([take(), take(), take()])), await take()].map(({ code }) => code)
    expect(new Set(codes).size).toBe(1)
    expect(await stage.taken()).toBe(1)
  })

  test('walk-in, cancelled, past and unknown events accept no sign-up', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ id: 'free', seats: null })
    await stage.addDay()
    await expect(stage.take('free-0')).rejects.toThrow('Just come')
    await expect(stage.take('none-0')).rejects.toThrow('no such event')
    await stage.change('ho', { cancelled_at: '2026-06-20T00:00:00.000Z' })
    await expect(stage.take()).rejects.toThrow('cancelled')
    await stage.change('ho', { cancelled_at: null })
    stage.pass(8 * 24 * hour)
    await expect(stage.take()).rejects.toThrow('already started')
    expect(await stage.signups.times('screening-free')).toMatchObject({ takesSignups: false, isOpen: false })
  })

  test('a full event suggests the next events', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ seats: 1 })
    await stage.addDay({ id: 'tema', startsAt: '2026-07-01T09:00:00.000Z', endsAt: '2026-07-01T15:00:00.000Z' })
    expect((await stage.signups.times('ho')).next).toEqual([])
    await stage.take()
    expect(await stage.signups.times('ho')).toMatchObject({
      isOpen: true,
      times: [{ left: 0 }],
      next: [{ slug: 'screening-tema' }],
    })
  })

  test('reminders are sent a day and three hours before, once each, and not after a cancellation', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    await stage.take('ho-0', { email: kofi.email })
    const { code } = await stage.take('ho-0', { email: esi.email })
    const subjects = async (email: string) => (await stage.emailsTo(email)).map(({ subject }) => subject)
    await stage.signups.sendNotices(signupLinks)
    expect(await subjects(kofi.email)).toEqual(['You have a seat: Screening in ho'])
    stage.pass(6 * 24 * hour + 2 * hour)
    await Promise.all([stage.signups.sendNotices(signupLinks), stage.signups.sendNotices(signupLinks)])
    expect((await subjects(kofi.email)).length).toBe(2)
    await stage.signups.cancel(code)
    stage.pass(21 * hour)
    await stage.signups.sendNotices(signupLinks)
    await stage.signups.sendNotices(signupLinks)
    expect((await subjects(kofi.email)).filter((subject) => subject.startsWith('Reminder:')).length).toBe(2)
    expect(await subjects(esi.email)).toEqual([])
  })

  test('a person who signs up in the last hours gets no reminder', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    stage.pass(7 * 24 * hour - hour)
    await stage.take('ho-0', { email: kofi.email })
    await stage.signups.sendNotices(signupLinks)
    expect((await stage.emailsTo(kofi.email)).length).toBe(1)
  })

  test('everybody gets one email if an event moves or is cancelled, and a cancelled event sends no reminders', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    await stage.take('ho-0', { email: kofi.email })
    await stage.db.updateTable('event_times').set({ starts_at: '2026-06-28T09:00:00.000Z' }).execute()
    await stage.change('ho', { starts_at: '2026-06-28T09:00:00.000Z', ends_at: '2026-06-28T15:00:00.000Z' })
    for (let round = 0; round < 3; round += 1) await stage.signups.sendNotices(signupLinks)
    const [, moved, ...rest] = await stage.emailsTo(kofi.email)
    expect(moved?.text).toContain('28 June 2026, 09:00')
    expect(rest).toEqual([])
    await stage.change('ho', { cancelled_at: '2026-06-20T00:00:00.000Z' })
    stage.pass(8 * 24 * hour)
    for (let round = 0; round < 3; round += 1) await stage.signups.sendNotices(signupLinks)
    expect((await stage.emailsTo(kofi.email)).map(({ subject }) => subject).slice(2)).toEqual([
      'Cancelled: Screening in ho',
    ])
  })

  test('an email to everybody is sent once to each address, however often the request arrives', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    const send = (text: string, key?: string) => stage.signups.emailEverybody('ho', { text, links: signupLinks, key })
    await expect(send('Bring water.')).rejects.toThrow('Nobody who signed up for this event gave an email address.')
    const { code } = await stage.take('ho-0', { email: kofi.email })
    await stage.take('ho-0', { phone: '024 000 0000' })
    const { code: left } = await stage.take('ho-0', { email: esi.email })
    await stage.signups.cancel(left)
    const key = '9b2f6c8e-1c1b-4c7e-8a53-0d6c7b1f2a34'
    expect(await Promise.all([send('Bring water.', key), send('Bring water.', key)])).toEqual([1, 1])
    expect(await send('Bring water.', key)).toBe(1)
    const [, told, ...rest] = await stage.emailsTo(kofi.email)
    expect(told?.subject).toBe('About your seat: Screening in ho')
    expect(told?.text).toContain('Bring water.')
    expect(told?.text).toContain(signupLinks.signup(code))
    expect(rest).toEqual([])
    expect(await stage.emailsTo(esi.email)).toEqual([])
    await send('Bring shade, too.', key)
    expect(await stage.emailsTo(kofi.email)).toHaveLength(3)
    const { found: events } = await stage.core.history.list({ page: 1, limit: 20 })
    expect(events.filter(({ event }) => event === 'signups.emailed')).toHaveLength(2)
  })

  test('two phones mark the same people: nobody is counted twice or lost', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ times: 2 })
    await stage.take('ho-0', { people: 2 })
    await stage.take('ho-0')
    await stage.take('ho-1')
    const phoneNow = '2026-06-26T12:00:00.000Z'
    const one = [
      doorMark('came', { time: 'ho-0', number: 1 }),
      doorMark('came', { time: 'ho-1', number: 1 }),
      ...[doorMark('walked-in'), doorMark('walked-in'), doorMark('tested')],
    ]
    const other = [
      doorMark('came', { time: 'ho-0', number: 1, at: '2026-06-26T10:00:00.000Z' }),
      doorMark('walked-in'),
      doorMark('walked-in', { amount: -1 }),
      doorMark('came', { time: 'ho-0', number: 99 }),
    ]
    await Promise.all([one, other, one, other].map((marks) => stage.signups.mark('ho', { marks, now: phoneNow })))
    expect(await stage.signups.counts('ho')).toMatchObject({ signed: 4, came: 3, walkedIn: 2, tested: 1 })
    const undone = doorMark('not-came', { time: 'ho-1', number: 1, at: '2026-06-26T11:00:00.000Z' })
    await stage.signups.mark('ho', { marks: [undone], now: phoneNow })
    expect(await stage.signups.counts('ho')).toMatchObject({ came: 2 })
  })

  test('the later of two marks counts, whatever the clocks of the phones say', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    await stage.take()
    const { oneOf, below } = createRandom(7)
    for (let round = 0; round < 12; round += 1) {
      // Each phone is hours ahead of the site's clock or behind it.
      const [first, second] = [below(12) - 6, below(12) - 6]
      const [kind, undo] = oneOf([['came', 'not-came'] as const, ['not-came', 'came'] as const])
      for (const [mark, hoursAhead] of [[kind, first] as const, [undo, second] as const]) {
        stage.pass(60_000)
        const now = new Date(stage.clock().getTime() + hoursAhead * hour).toISOString()
        const marks = [doorMark(mark, { time: 'ho-0', number: 1, at: now })]
        await stage.signups.mark('ho', { marks, now })
      }
      expect(await stage.signups.counts('ho')).toMatchObject({ came: undo === 'came' ? 1 : 0 })
    }
  })

  test('a guest who cancelled and comes nevertheless counts as a walk-in, and the phone is told', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    const { code } = await stage.take('ho-0', { people: 2 })
    await stage.signups.cancel(code)
    const came = [doorMark('came', { time: 'ho-0', number: 1 })]
    expect(await stage.signups.mark('ho', { marks: came })).toEqual([['ho-0', 1]])
    expect(await stage.signups.mark('ho', { marks: came })).toEqual([])
    expect((await stage.signups.door('ho')).counts).toMatchObject({ walkedIn: 2 })
    await stage.signups.mark('ho', { marks: [doorMark('not-came', { time: 'ho-0', number: 1 })] })
    expect((await stage.signups.door('ho')).counts).toMatchObject({ walkedIn: 0 })
  })

  test('a guest whose sign-up is removed gets one email with the place and the hours, unless the time has begun', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ seats: 5 })
    await stage.take('ho-0', { email: kofi.email })
    await stage.take('ho-0', { email: esi.email })
    const [first, second] = (await stage.signups.list('ho')).signups
    await stage.signups.remove('ho', first?._id ?? '', signupLinks)
    const [email, ...others] = await stage.emailsTo(kofi.email)
    expect(others).toEqual([])
    expect(email?.subject).toContain('Your seat is cancelled')
    expect(email?.text).toContain('Behind the market, Ho, Volta')
    stage.pass(8 * 24 * hour)
    await stage.signups.remove('ho', second?._id ?? '', signupLinks)
    expect((await stage.emailsTo(esi.email)).filter(({ subject }) => subject.includes('cancelled'))).toEqual([])
  })

  test('a family that becomes smaller frees exactly the other places, and never becomes larger', async () => {
    await using stage = await testDays({ database })
    await stage.addDay({ seats: 6 })
    const { code } = await stage.take('ho-0', { people: 5 })
    await Promise.allSettled([stage.signups.changePeople(code, 3), stage.signups.changePeople(code, 3)])
    expect([(await stage.signups.find(code)).people, await stage.taken()]).toEqual([3, 3])
    await expect(stage.signups.changePeople(code, 4)).rejects.toThrow('from 1 to 3')
    await stage.signups.cancel(code)
    await expect(stage.signups.changePeople(code, 1)).rejects.toThrow()
    expect(await stage.taken()).toBe(0)
  })

  test('48 hours after the event all names, phones and emails are deleted, and the counts stay', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    await stage.take('ho-0', { calledBy: 'MarkerName', email: 'marker@mail.example', phone: '0246668888', people: 2 })
    const { code } = await stage.take('ho-0', { calledBy: 'MarkerBack', email: 'marker2@mail.example' })
    await stage.signups.cancel(code)
    stage.pass(6 * 24 * hour + 2 * hour)
    await stage.signups.sendNotices(signupLinks)
    await stage.signups.mark('ho', { marks: [doorMark('came', { time: 'ho-0', number: 1 }), doorMark('tested')] })
    const [listed] = (await stage.signups.list('ho')).signups
    await stage.signups.remove('ho', listed?._id ?? '', signupLinks)
    await stage.take('ho-0', { calledBy: 'MarkerName', email: 'marker@mail.example', phone: '0246668888', people: 2 })
    expect(await traces(stage)).toContain('MarkerName')
    stage.pass(3 * 24 * hour + 5 * hour)
    await stage.core.deleteExpiredSignups()
    expect(await traces(stage)).toEqual([])
    expect(await stage.signups.counts('ho')).toMatchObject({ signed: 2, tested: 1, isFinal: true })
    await expect(stage.signups.mark('ho', { marks: [doorMark('tested')] })).rejects.toThrow('closed')
    await expect(stage.signups.find(code)).rejects.toThrow('no such code')
  })

  test('a request for personal data finds and erases sign-ups by email and by phone', async () => {
    await using stage = await testDays({ database })
    await stage.addDay()
    await stage.take('ho-0', { email: kofi.email })
    await stage.take('ho-0', { calledBy: 'Esi', phone: '+233 24 000 0000' })
    const { personalData } = stage.core
    expect((await personalData.about(kofi.email)).records).toMatchObject({ signups: [{ calledBy: 'Kofi' }] })
    expect(await personalData.erase(kofi.email)).toMatchObject({ records: { signups: 1 } })
    expect(await stage.taken()).toBe(1)
  })
})

/** Everything in the full dump of the database about the people of the test. */
const traces = async (stage: Stage) => (await dump(stage)).match(/\w*(?:marker|0246668888)\w*/gi) ?? []

type Stage = Pick<Awaited<ReturnType<typeof testDays>>, 'config'>

const dump = ({ config }: Stage) =>
  readSnapshot(databaseUrlOf(config), async ({ tables, rowsOf }) => {
    const all = []
    for (const table of tables) all.push(await Array.fromAsync(rowsOf(table)))
    return JSON.stringify(all)
  })
