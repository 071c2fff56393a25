import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { ama } from '#test/cast.ts'
import { gift, momo } from '#test/giving.ts'

let stage: Awaited<ReturnType<typeof testApi>>
let kojo: Record<string, string>
const password = 'a long enough password'

beforeAll(async () => {
  stage = await testApi()
  await stage.core.users.add('kojo@voima.example', password, 'administrator')
  const { token } = await stage.core.sessions.open({ email: 'kojo@voima.example', password })
  kojo = { Authorization: `Bearer ${token}` }
})
afterAll(() => stage.close())

type Call = Parameters<typeof stage.ask>[0]
const asAma = (call: Call) => stage.ask({ as: 'Ama', ...call })
const asKojo = (call: Call) => stage.ask({ ...call, headers: kojo })
const confirm = (ask: typeof asAma, secret: string) =>
  ask({ method: 'POST', path: '/auth/confirmation', body: { password: secret } })

test('until the giving details take effect, the public API shows nothing about giving', async () => {
  expect((await stage.ask({ path: '/giving' })).status).toBe(404)
  const unknown = await stage.ask({ method: 'POST', path: '/nothing-here', body: {} })
  for (const body of [gift, { ...gift, amount: 0 }, {}, { email: 'esi@mail.example' }])
    for (let round = 0; round < 10; round += 1) {
      const { status, text } = await stage.ask({ method: 'POST', path: '/gifts', body, visitor: '203.0.113.98' })
      expect([status, text]).toEqual([404, unknown.text])
    }
  expect((await stage.ask({ path: '/gift-pages/AAAA-BBBB-CCCC' })).status).toBe(404)
})

/** Whether the footer of every page leads to it. */
const isShown = async () => (await stage.ask({ path: '/site?only=edited' })).json.isGivingOpen

test('two administrators confirm their passwords and open giving; a gift gets its receipt', async () => {
  const propose = () => asAma({ method: 'PUT', path: '/giving', body: momo })
  expect((await propose()).json.errors.confirmation).toContain('password')
  await confirm(asAma, ama.password)
  const proposed = await propose()
  expect(proposed.json.versions).toMatchObject([{ state: 'waiting', mayApprove: false, proposedBy: 'ama' }])
  const path = `/giving/versions/${proposed.json.versions[0]._id}`
  expect((await asAma({ method: 'POST', path: `${path}/approve` })).status).toBe(403)
  expect((await asKojo({ method: 'POST', path: `${path}/approve` })).json.errors.confirmation).toBeDefined()
  expect((await stage.ask({ path: '/giving' })).status).toBe(404)
  expect(await isShown()).toBe(false)
  await confirm(asKojo, password)
  expect((await asKojo({ method: 'POST', path: `${path}/approve` })).json.versions[0].state).toBe('current')
  const shown = await stage.ask({ path: '/giving' })
  expect(shown.json).toEqual({ details: momo, sendsEmail: false })
  expect(await isShown()).toBe(true)
  expect(shown.headers.get('Cache-Control')).toBe('no-store')
  const promised = await stage.ask({ method: 'POST', path: '/gifts', body: gift })
  expect([promised.status, promised.json.gift.state]).toEqual([201, 'promised'])
  const { reference } = promised.json.gift
  const list = await asAma({ path: `/gifts?search=${reference}&state=promised` })
  expect(list.json).toMatchObject({ gifts: [{ reference }], counts: { promised: 1 }, currentPage: 1, totalPages: 1 })
  const one = `/gifts/${list.json.gifts[0]._id}`
  expect((await asAma({ method: 'PATCH', path: one, body: { amount: 3_000 } })).json.gift.amount).toBe(3_000)
  expect((await asKojo({ method: 'POST', path: `${one}/receive` })).json.gift.receipts).toMatchObject([{ number: 1 }])
  expect((await asAma({ method: 'PATCH', path: one, body: { amount: 1 } })).status).toBe(409)
  const page = await stage.ask({ path: `/gift-pages/${reference}` })
  expect(page.json.gift).toMatchObject({ state: 'received', amount: 3_000, receipts: [{ number: 1 }] })
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect((await asAma({ method: 'POST', path: `${one}/cancel` })).json.gift.receipts).toHaveLength(2)
  expect((await asAma({ path: one })).json.gift.state).toBe('cancelled')
  expect((await asAma({ path: '/gifts/csv' })).text).toContain(reference)
  expect((await asAma({ path: '/giving/versions' })).json.versions).toHaveLength(1)
  expect((await asKojo({ method: 'POST', path: `${path}/withdraw` })).json.versions[0].state).toBe('stopped')
  expect((await stage.ask({ path: '/giving' })).status).toBe(404)
  expect(await isShown()).toBe(false)
})

test('an editor can neither see gifts nor change the giving details', async () => {
  const calls: [string, string][] = [
    ['GET', '/gifts'],
    ['GET', '/gifts/csv'],
    ['GET', '/gifts/abc'],
    ['POST', '/gifts/abc/receive'],
    ['POST', '/gifts/abc/cancel'],
    ['GET', '/giving/versions'],
    ['POST', '/giving/versions/abc/approve'],
    ['POST', '/giving/versions/abc/withdraw'],
  ]
  for (const [method, path] of calls)
    expect([path, (await stage.ask({ as: 'Adwoa', method, path })).status]).toEqual([path, 403])
  expect((await stage.ask({ as: 'Adwoa', method: 'PUT', path: '/giving', body: momo })).status).toBe(403)
  const cash = { amount: 2_000, givenOn: '2026-06-19' }
  const record = (as: 'Adwoa' | 'Ama') => stage.ask({ as, method: 'POST', path: '/gifts/received', body: cash })
  expect((await record('Adwoa')).status).toBe(403)
  expect((await record('Ama')).json.gift).toMatchObject({ way: 'cash', state: 'received', name: '' })
  expect((await stage.ask({ as: 'Adwoa', method: 'PATCH', path: '/gifts/abc', body: {} })).status).toBe(403)
})

/** Stays open until the end of the test file. */
const openGiving = async () => {
  const user = await stage.core.users.add('abena@voima.example', password, 'administrator')
  const by = { user, addressOf: (path: string) => path }
  const [version] = await stage.core.gifts.details.propose(momo, by)
  await confirm(asKojo, password)
  await asKojo({ method: 'POST', path: `/giving/versions/${version?._id}/approve` })
}

describe('while giving is open', () => {
  beforeAll(openGiving)

  test.each([
    [{ amount: '' }, { amount: 'Enter the amount, like 20 or 20.50.' }],
    [{ amount: 0 }, { amount: 'Enter an amount from 0.01 to 1,000,000 cedis, like 20 or 20.50.' }],
    [{ amount: 1.5 }, { amount: expect.stringContaining('Enter an amount from 0.01') }],
    [{ way: 'barter' }, { way: 'way is "barter"; it must be one of mobile, merchant, bank, cash, other.' }],
    [{ givenOn: 'today' }, { givenOn: 'Enter the day on which the money was given.' }],
    [{ lastDigits: '12a' }, { lastDigits: 'Enter 3 to 6 digits, or leave this empty.' }],
    [{ email: 'me' }, { email: '"me" is not an email address. Enter an email address like name@mail.com.' }],
  ])('a gift with %j is rejected with a sentence for the field', async (fields, errors) => {
    const { status, json } = await stage.ask({ method: 'POST', path: '/gifts', body: { ...gift, ...fields } })
    expect([status, json.errors]).toEqual([422, errors])
  })

  test('one address gets at most three thank-you emails in twenty minutes', async () => {
    const body = { ...gift, email: 'esi@mail.example' }
    const statuses = []
    for (let one = 0; one < 4; one += 1)
      statuses.push((await stage.ask({ method: 'POST', path: '/gifts', body, visitor: `203.0.113.${one}` })).status)
    expect(statuses).toEqual([201, 201, 201, 429])
  })
})

test('after thirty wrong references a client network is refused', async () => {
  const visitor = '203.0.113.99'
  const guess = () => stage.ask({ path: '/gift-pages/AAAA-BBBB-CCCC', visitor })
  for (let one = 0; one < 30; one += 1) expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(429)
})
