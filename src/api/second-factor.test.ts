import { expect, test } from 'vitest'
import { codeAt, fromBase32, stepAt } from '#core/users/totp.ts'
import { testApi } from '#test/api.ts'
import { ama } from '#test/cast.ts'
import { testClock } from '#test/core.ts'

const minute = 60_000
const { password } = ama

const stageWithApp = async () => {
  const { clock, pass } = testClock()
  const stage = await testApi({ clock })
  const own = (method: string, path: string, body?: object) => stage.ask({ as: 'Ama', method, path, body })
  const login = (body: object, visitor?: string) => stage.ask({ method: 'POST', path: '/auth/login', body, visitor })
  const begun = await own('POST', '/auth/second-factor', { password })
  const codeNow = () => codeAt(fromBase32(begun.json.secret), stepAt(clock()))
  const turnOn = async () => {
    const { json } = await own('PUT', '/auth/second-factor', { code: codeNow() })
    pass(minute)
    return json.recoveryCodes as string[]
  }
  return { ...stage, pass, own, login, codeNow, turnOn }
}

test('with two-step sign-in, the password alone gets status 401 and asks for the code', async () => {
  await using stage = await stageWithApp()
  expect(await stage.turnOn()).toHaveLength(10)
  const first = await stage.login(ama)
  expect([first.status, first.headers.get('Content-Type')]).toEqual([401, 'application/problem+json'])
  expect(first.json.errors).toEqual({ code: 'Enter the six digits that your authenticator app shows.' })
  const wrong = await stage.login({ ...ama, code: '000000' })
  expect([wrong.status, wrong.json.errors]).toEqual([
    401,
    { code: 'This code is not correct, or it was used already.' },
  ])
  const right = await stage.login({ ...ama, code: stage.codeNow() })
  expect([right.status, Object.keys(right.json).sort()]).toEqual([200, ['account', 'expiresAt', 'token']])
})

test('a wrong password gets the same response, with or without two-step sign-in and a code', async () => {
  await using stage = await stageWithApp()
  const wrong = { ...ama, password: 'not the password' }
  const before = await stage.login(wrong)
  await stage.turnOn()
  for (const body of [wrong, { ...wrong, code: stage.codeNow() }]) {
    const after = await stage.login(body)
    expect([after.status, after.text]).toEqual([before.status, before.text])
  }
})

test('being asked for a code does not count as a failed attempt', async () => {
  await using stage = await stageWithApp()
  await stage.turnOn()
  for (let time = 0; time < 12; time += 1) expect((await stage.login(ama)).status).toBe(401)
  expect((await stage.login({ ...ama, code: stage.codeNow() })).status).toBe(200)
})

test('twenty wrong codes block further codes for a day, however slowly they come', async () => {
  await using stage = await stageWithApp()
  await stage.turnOn()
  for (let time = 0; time < 20; time += 1) {
    expect((await stage.login({ ...ama, code: '000000' }, `198.51.100.${time}`)).status).toBe(401)
    stage.pass(2 * minute)
  }
  stage.pass(20 * minute)
  expect((await stage.login({ ...ama, code: stage.codeNow() })).status).toBe(429)
  stage.pass(24 * 60 * minute)
  expect((await stage.login({ ...ama, code: stage.codeNow() })).status).toBe(200)
})

test('somebody without the password cannot use up the attempts of the user', async () => {
  await using stage = await stageWithApp()
  await stage.turnOn()
  for (let time = 0; time < 24; time += 1) {
    await stage.login({ ...ama, password: 'not the password', code: '000000' })
    stage.pass(3 * minute)
  }
  expect((await stage.login({ ...ama, code: stage.codeNow() })).status).toBe(200)
})

test.each([
  ['POST', '/auth/second-factor'],
  ['POST', '/auth/second-factor/off'],
  ['POST', '/auth/recovery-codes'],
])('%s %s asks for the password, and limits wrong ones', async (method, path) => {
  await using stage = await testApi()
  const ask = () => stage.ask({ as: 'Ama', method, path, body: { password: 'not the password' } })
  for (let time = 0; time < 10; time += 1) {
    const { status, json } = await ask()
    expect([status, json.errors]).toEqual([422, { password: 'This password is not correct.' }])
  }
  expect((await ask()).status).toBe(429)
})

test('after two-step sign-in is turned off, the password is enough', async () => {
  await using stage = await stageWithApp()
  await stage.turnOn()
  expect((await stage.own('POST', '/auth/second-factor/off', { password })).status).toBe(204)
  expect((await stage.login(ama)).status).toBe(200)
})

test('if two-step sign-in is required, a user without it can only set it up', async () => {
  await using stage = await stageWithApp()
  await stage.turnOn()
  await stage.ask({ as: 'Adwoa', path: '/auth/account' })
  const rule = await stage.own('PUT', '/settings/second-factor', { isRequired: true })
  expect([rule.status, rule.json]).toEqual([200, { isRequired: true }])
  expect((await stage.own('GET', '/users')).json.isSecondFactorRequired).toBe(true)

  const asAdwoa = async (method: string, path: string) => (await stage.ask({ as: 'Adwoa', method, path })).status
  const doors = ['GET /auth/sessions', 'DELETE /auth/sessions', 'DELETE /news/abc', 'GET /users', 'GET /history']
  // Not "sign in first", which would end the session in a browser.
  for (const door of [...doors, 'GET /news?status=all']) {
    const [method = '', path = ''] = door.split(' ')
    expect([door, await asAdwoa(method, path)]).toEqual([door, 403])
  }
  const { json } = await stage.ask({ as: 'Adwoa', path: '/auth/account' })
  expect(json.account).toMatchObject({ role: 'editor', hasSecondFactor: false, mustSetUpSecondFactor: true })
  expect((await stage.own('GET', '/auth/account')).json.account).toMatchObject({ mustSetUpSecondFactor: false })
  expect(await asAdwoa('POST', '/auth/logout')).toBe(204)
})
