import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ama, kofi } from '#test/cast.ts'
import { compiled } from '#test/compiled.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases, preparedSettings, type TestDatabase } from '#test/databases.ts'
import { gift, momo } from '#test/giving.ts'
import { days, hours } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'

const addressOf = (path: string) => `https://voima.example${path}`
const receiver = join(import.meta.dirname, '../../../tests/support/gift-receiver.ts')
const all = { page: 1, limit: 100 }

const openStage = async (database: TestDatabase, isOpen = true) => {
  const { clock, pass } = testClock()
  const stage = await testCore({ database, clock })
  const user = await stage.core.sessions.userOf((await stage.core.sessions.open(ama)).token)
  if (!user) throw new Error('Ama is not signed in.')
  const by = { user, addressOf }
  const { gifts } = stage.core
  if (isOpen) {
    await gifts.details.propose(momo, by)
    pass(hours(24))
  }
  const promise = async (fields: Partial<typeof gift> = {}, more = {}) => {
    const { reference } = await gifts.promise({ ...gift, ...fields }, { addressOf, ...more })
    const found = (await gifts.list({ ...all, search: reference })).found[0]
    if (!found) throw new Error('The gift was not found.')
    return found
  }
  const emailsTo = async (to: string) =>
    (await stage.core.outbox.list('waiting', 1, 100)).found.filter((email) => email.to === to)
  return { ...stage, gifts, by, pass, promise, emailsTo, [Symbol.asyncDispose]: stage.close }
}

const numbers = ({ receipts }: { receipts: { number: number }[] }) => receipts.map(({ number }) => number)

for (const database of databases)
  describe(`gifts on ${database.name}`, () => {
    test('refuse a change of a version that is no longer the newest, and answer the gift as it is now', async () => {
      await using stage = await openStage(database)
      const { gifts, by } = stage
      const { _id, version } = await stage.promise({ name: 'Kofi' })
      const changed = await gifts.change(_id, { name: 'Kofi Mensah', version })
      expect(changed.version).not.toBe(version)
      await expect(gifts.change(_id, { name: 'Kojo', version })).rejects.toMatchObject({
        current: { gift: { name: 'Kofi Mensah', version: changed.version } },
      })
      await expect(gifts.receive(_id, by, version)).rejects.toMatchObject({
        current: { gift: { name: 'Kofi Mensah' } },
      })
      expect((await gifts.find(_id)).receipts).toEqual([])
      const received = await gifts.receive(_id, by, changed.version)
      expect(await gifts.receive(_id, by, changed.version)).toEqual(received)
      await expect(gifts.change(_id, { lastDigits: '1234', version: changed.version })).rejects.toThrow(Conflict)
      expect((await gifts.change(_id, { name: 'Kojo' })).name).toBe('Kojo')
    })

    test('that arrive as cash are recorded once with the next receipt, also while nobody can promise one', async () => {
      await using stage = await openStage(database, false)
      const { gifts, by } = stage
      const cash = { ...gift, way: 'cash' as const, name: kofi.name, email: kofi.email }
      const recorded = await gifts.recordReceived(cash, by, 'k1')
      expect(recorded).toMatchObject({ state: 'received', way: 'cash', amount: 2_050, receipts: [{ number: 1 }] })
      expect(await gifts.recordReceived(cash, by, 'k1')).toEqual(recorded)
      expect(numbers(await gifts.recordReceived(cash, by, 'k2'))).toEqual([2])
      expect((await stage.emailsTo(kofi.email)).map(({ subject }) => subject)).toContain('Receipt 1 for your gift')
      expect(await gifts.counts()).toMatchObject({ promised: 0, received: 2 })
      expect(await gifts.csv()).toContain(`"${recorded.reference}","received","cash","20.50"`)
      expect((await gifts.page(recorded.reference)).receipts).toHaveLength(1)
      const history = await stage.core.history.list({ page: 1, limit: 100 })
      expect(history.found.filter(({ event }) => event === 'gifts.received')).toHaveLength(2)
      await expect(gifts.recordReceived({ ...cash, givenOn: '2999-01-01' }, by)).rejects.toThrow(Refused)
    })

    test('are promised, thanked for, received with a receipt, and cancelled with another receipt', async () => {
      await using stage = await openStage(database)
      const { gifts, by } = stage
      const { _id, reference, state } = await stage.promise({ name: kofi.name, email: kofi.email })
      expect(state).toBe('promised')
      expect(reference).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
      const subjects = async () => (await stage.emailsTo(kofi.email)).map(({ subject }) => subject).sort()
      expect(await subjects()).toEqual(['Thank you for your gift'])
      expect((await stage.emailsTo(ama.email)).map(({ purpose }) => purpose)).toContain('notice of a gift')
      await gifts.receive(_id, by)
      expect(await gifts.receive(_id, by)).toMatchObject({
        state: 'received',
        receipts: [{ number: 1, amount: 2_050 }],
      })
      expect(await subjects()).toEqual(['Receipt 1 for your gift', 'Thank you for your gift'])
      await expect(gifts.change(_id, { amount: 1 })).rejects.toThrow(Conflict)
      await gifts.cancel(_id, by)
      const cancelled = await gifts.cancel(_id, by)
      expect(cancelled.state).toBe('cancelled')
      expect(cancelled.receipts).toMatchObject([
        { number: 1, amount: 2_050 },
        { number: 2, amount: -2_050, cancels: 1 },
      ])
      expect(await subjects()).toContain('Receipt 1 was cancelled')
      await expect(gifts.receive(_id, by)).rejects.toThrow(Conflict)
      const page = await gifts.page(reference.toLowerCase().replaceAll('-', ' '))
      expect(page).toMatchObject({ state: 'cancelled', name: kofi.name })
      expect(JSON.stringify(page)).not.toContain(kofi.email)
    })

    test('get receipt numbers without gaps when twenty are received at once, each twice', async () => {
      await using stage = await openStage(database)
      const ids: string[] = []
      for (let one = 0; one < 20; one += 1) ids.push((await stage.promise())._id)
      await Promise.all([...ids, ...ids].map((id) => stage.gifts.receive(id, stage.by)))
      await Promise.allSettled([stage.gifts.receive('unknown', stage.by), stage.gifts.cancel(ids[0] ?? '', stage.by)])
      const { found } = await stage.gifts.list(all)
      const issued = found.flatMap(numbers).sort((one, two) => one - two)
      expect(issued).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
    })

    test('get receipt numbers without gaps when two processes receive the same gifts at once', {
      tags: 'slow',
    }, async () => {
      await using stage = await openStage(database)
      const { dataDir: DATA_DIR, config } = stage
      const ids: string[] = []
      for (let one = 0; one < 10; one += 1) ids.push((await stage.promise())._id)
      const env = { ...process.env, ...compiled, ...preparedSettings, DATA_DIR, DATABASE_URL: config.databaseUrl }
      const other = fork(receiver, ids, { env, execArgv: [] })
      await once(other, 'message')
      other.send('receive')
      const [[code]] = await Promise.all([once(other, 'exit'), ...ids.map((id) => stage.gifts.receive(id, stage.by))])
      expect(code).toBe(0)
      const issued = (await stage.gifts.list(all)).found.flatMap(numbers).sort((one, two) => one - two)
      expect(issued).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
    })

    test('are found by giver, reference, last digits, amount and receipt, and counted by state', async () => {
      await using stage = await openStage(database)
      const { gifts, by } = stage
      const one = await stage.promise({ name: 'Akua Addɔ', email: 'AA12@mail.example' })
      const two = await stage.promise({ amount: 100_000, lastDigits: '1234' })
      await gifts.receive(two._id, by)
      const idsFor = async (search: string) => (await gifts.list({ ...all, search })).found.map(({ _id }) => _id)
      expect(await idsFor(one.reference)).toEqual([one._id])
      expect(await idsFor('7788')).toEqual([one._id])
      expect(await idsFor('1,000')).toEqual([two._id])
      expect(await idsFor('GH¢ 20.50')).toEqual([one._id])
      expect(await idsFor('1')).toEqual([two._id])
      for (const giver of ['addo akua', 'aa12@MAIL', 'akua'])
        expect([giver, await idsFor(giver)]).toEqual([giver, [one._id]])
      for (const nobody of ['akua@mail', '12']) expect([nobody, await idsFor(nobody)]).toEqual([nobody, []])
      expect(await gifts.counts()).toEqual({ promised: 1, received: 1, cancelled: 0 })
      expect((await gifts.list({ ...all, state: 'received' })).found.map(({ _id }) => _id)).toEqual([two._id])
    })

    test('lose name and address on request, but never amount and receipt', async () => {
      await using stage = await openStage(database)
      const { core, gifts, by } = stage
      const { _id } = await stage.promise({ name: kofi.name, email: kofi.email })
      await gifts.receive(_id, by)
      expect((await core.personalData.about('KOFI@mail.example')).records?.gifts).toMatchObject([{ name: kofi.name }])
      expect((await core.personalData.erase(kofi.email)).records?.gifts).toBe(1)
      expect(await gifts.find(_id)).toMatchObject({ name: '', email: '', amount: 2_050, receipts: [{ number: 1 }] })
      const { found } = await core.history.list({ page: 1, limit: 100 })
      expect(JSON.stringify(found)).not.toContain(kofi.name)
      expect(JSON.stringify(found)).not.toContain(kofi.email)
    })

    test('that were promised a year ago are deleted, and received ones stay', async () => {
      await using stage = await openStage(database)
      const { core, gifts, by, pass } = stage
      await stage.promise()
      const { _id } = await stage.promise()
      await gifts.receive(_id, by)
      pass(days(364))
      await core.runHousekeeping()
      expect((await gifts.list(all)).found).toHaveLength(2)
      pass(days(2))
      await core.runHousekeeping()
      expect((await gifts.list(all)).found.map((found) => found._id)).toEqual([_id])
    })
  })

test('cannot be promised while no giving details are public, or for a future date', async () => {
  await using closed = await openStage(databases[0], false)
  await expect(closed.promise()).rejects.toThrow(NotFound)
  await using stage = await openStage(databases[0])
  await expect(stage.promise({ givenOn: '2027-01-01' })).rejects.toThrow(Refused)
})

test('from a bot are stored, but send no email', async () => {
  await using stage = await openStage(databases[0])
  const before = (await stage.emailsTo(ama.email)).length
  const signals = { honeypot: 'https://casino.example', stamp: '', seconds: 9 }
  expect(await stage.promise({ email: kofi.email }, { signals })).toMatchObject({ looksAutomatic: true })
  expect(await stage.emailsTo(kofi.email)).toEqual([])
  expect(await stage.emailsTo(ama.email)).toHaveLength(before)
})

test('sent twice with one key are stored and thanked for once', async () => {
  await using stage = await openStage(databases[0])
  const key = '5a1f2c9e-8c3b-4c3f-9d52-0d2f7f1b2c11'
  const send = (more = {}) => stage.promise({ email: kofi.email, ...more }, { key })
  const [one, two] = [await send(), await send()]
  expect(two.reference).toBe(one.reference)
  expect(await stage.emailsTo(kofi.email)).toHaveLength(1)
  // After Back, a browser shows the same form again.
  expect((await send({ amount: 700 })).reference).not.toBe(one.reference)
})

test('in quick succession send a single notice more to the administrators', async () => {
  await using stage = await openStage(databases[0])
  for (let one = 0; one < 5; one += 1) await stage.promise()
  const notices = (await stage.emailsTo(ama.email)).filter(({ purpose }) => purpose === 'notice of a gift')
  expect(notices).toHaveLength(2)
})

test('are exported without formulas and with amounts in cedis', async () => {
  await using stage = await openStage(databases[0])
  await stage.promise({ name: '=HYPERLINK("https://evil.example")', amount: 123_450 })
  const csv = await stage.gifts.csv()
  expect(csv).toContain(`"'=HYPERLINK`)
  expect(csv).toContain('"1234.50"')
})
