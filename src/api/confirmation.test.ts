import { expect, test } from 'vitest'
import { codeAt, fromBase32, stepAt } from '#core/users/totp.ts'
import { testApi } from '#test/api.ts'
import { adwoa, ama } from '#test/cast.ts'
import { testClock } from '#test/core.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const minute = 60_000
const { password } = ama

const stageWithClock = async () => {
  const { clock, pass } = testClock()
  const stage = await testApi({ clock })
  const own = (method: string, path: string, body?: object) => stage.ask({ as: 'Ama', method, path, body })
  const invite = (role: string) => own('POST', '/invitations', { email: 'new@voima.example', role })
  return { ...stage, clock, pass, own, invite, confirm: (proof: object) => own('POST', '/auth/confirmation', proof) }
}

test('a stolen session cannot create an administrator', async () => {
  await using stage = await stageWithClock()
  await stage.ask({ as: 'Adwoa', path: '/auth/account' })
  const { users } = (await stage.own('GET', '/users')).json
  const { _id } = users.find(({ email }: { email: string }) => email === adwoa.email)
  const refused = [
    await stage.invite('administrator'),
    await stage.own('PATCH', `/users/${_id}`, { role: 'administrator' }),
    await stage.own('PUT', '/settings/second-factor', { isRequired: false }),
    await stage.own('PUT', '/auth/address', { email: 'mallory@evil.example' }),
    await stage.own('PUT', `/users/${_id}/address`, { email: 'mallory@evil.example' }),
  ]
  for (const { status, json } of refused)
    expect([status, json.errors]).toEqual([403, { confirmation: expect.stringContaining('password again') }])
  const people = await stage.core.users.list()
  expect(people.filter(({ role }) => role === 'administrator')).toHaveLength(1)
  expect(await stage.core.invitations.list()).toEqual([])
  expect((await stage.invite('editor')).status).toBe(201)
})

test('a stolen session cannot read emailed links that give access to an account', async () => {
  await using stage = await stageWithClock()
  await stage.invite('editor')
  await stage.ask({ method: 'POST', path: '/auth/password-reset', body: { email: ama.email } })
  const { emails } = (await stage.own('GET', '/outbox')).json
  const read = () => Promise.all(emails.map(({ _id }: { _id: string }) => stage.own('GET', `/outbox/${_id}`)))
  const shown = await stage.own('POST', '/personal-data/show', { email: ama.email })
  expect([shown.json.emails.length, shown.text]).toEqual([1, expect.not.stringContaining('#')])
  expect((await read()).map(({ status }) => status)).toEqual([403, 403])
  await stage.confirm({ password })
  for (const { status, text } of await read())
    expect([status, text]).toEqual([200, expect.stringMatching(/#[\w-]{43}/)])
})

test('a stolen session cannot redirect the site’s emails, with their links, to another mail server', async () => {
  await using stage = await stageWithClock()
  const server = await startSmtpServer()
  const from = { name: 'Voima', address: 'voima@voima.example' }
  const account = {
    host: '127.0.0.1',
    port: Number(new URL(server.url).port),
    isSecure: false,
    user: '',
    password: '',
    from,
  }
  const change = () => stage.own('PUT', '/deliverability/account', account)
  const { status, json } = await change()
  expect([status, json.errors]).toEqual([403, { confirmation: expect.stringContaining('password again') }])
  expect((await stage.own('GET', '/deliverability/account')).json.host).toBe('')
  await stage.confirm({ password })
  expect((await change()).status).toBe(200)
  await server.close()
})

test('entering the password again confirms these calls for five minutes, in this session only', async () => {
  await using stage = await stageWithClock()
  const other = (await stage.ask({ method: 'POST', path: '/auth/login', body: ama })).json.token
  const confirmed = await stage.confirm({ password })
  expect([confirmed.status, new Date(confirmed.json.endsAt).getTime()]).toEqual([
    200,
    stage.clock().getTime() + 5 * minute,
  ])
  const asOther = { Authorization: `Bearer ${other}` }
  const body = { email: 'new@voima.example', role: 'administrator' }
  expect((await stage.ask({ method: 'POST', path: '/invitations', body, headers: asOther })).status).toBe(403)
  stage.pass(4 * minute)
  expect((await stage.invite('administrator')).status).toBe(201)
  stage.pass(2 * minute)
  expect((await stage.invite('administrator')).status).toBe(403)
})

test('setting the clock back does not prolong a confirmation', async () => {
  await using stage = await stageWithClock()
  await stage.confirm({ password })
  stage.pass(-30 * minute)
  expect((await stage.invite('administrator')).status).toBe(403)
})

test('wrong passwords do not confirm, and count like those at sign-in', async () => {
  await using stage = await stageWithClock()
  for (let time = 0; time < 10; time += 1) {
    const { status, json } = await stage.confirm({ password: 'not the password' })
    expect([status, json.errors]).toEqual([422, { password: 'This password is not correct.' }])
  }
  expect((await stage.confirm({ password })).status).toBe(429)
  expect((await stage.invite('administrator')).status).toBe(403)
})

test('with two-step sign-in, the confirmation needs a code, too', async () => {
  await using stage = await stageWithClock()
  const { secret } = (await stage.own('POST', '/auth/second-factor', { password })).json
  const codeNow = () => codeAt(fromBase32(secret), stepAt(stage.clock()))
  await stage.own('PUT', '/auth/second-factor', { code: codeNow() })
  stage.pass(minute)
  for (const proof of [{ password }, { password, code: '000000' }]) {
    const { status, json } = await stage.confirm(proof)
    expect([status, Object.keys(json.errors)]).toEqual([422, ['code']])
  }
  expect((await stage.invite('administrator')).status).toBe(403)
  expect((await stage.confirm({ password, code: codeNow() })).status).toBe(200)
  expect((await stage.invite('administrator')).status).toBe(201)
})
