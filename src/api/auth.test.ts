import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { ama } from '#test/cast.ts'
import { testClock } from '#test/core.ts'

type Stage = Awaited<ReturnType<typeof testApi>>
const minutes = 60_000

const login = (stage: Stage, body: object, visitor?: string) =>
  stage.ask({ method: 'POST', path: '/auth/login', body, visitor })
const wrongPassword = { ...ama, password: 'not the password' }

test('Ama signs in; her token is valid until she signs out', async () => {
  await using stage = await testApi()
  const { status, json } = await login(stage, { ...ama, email: 'AMA@voima.example' })
  expect([status, Object.keys(json).sort()]).toEqual([200, ['account', 'expiresAt', 'token']])
  const headers = { Authorization: `Bearer ${json.token}` }
  expect((await stage.ask({ path: '/auth/account', headers })).json.account).toEqual(json.account)
  expect((await stage.ask({ path: '/contact', headers })).status).toBe(200)
  expect((await stage.ask({ path: '/auth/logout', method: 'POST', headers })).status).toBe(204)
  expect((await stage.ask({ path: '/contact', headers })).status).toBe(401)
  expect((await stage.ask({ path: '/contact', as: 'Ama' })).status).toBe(200)
})

test('the hash of a token ends its session, and nothing else', async () => {
  await using stage = await testApi()
  const { json } = await login(stage, ama)
  const other = await login(stage, ama)
  const tokenHash = createHash('sha256').update(json.token).digest('hex')
  const byHash = (body: object) => stage.ask({ method: 'POST', path: '/auth/logout-by-hash', body })
  const statusWith = async (token: string) =>
    (await stage.ask({ path: '/contact', headers: { Authorization: `Bearer ${token}` } })).status
  expect(await statusWith(tokenHash)).toBe(401)
  expect((await byHash({ tokenHash: 'f'.repeat(64) })).status).toBe(204)
  expect((await byHash({ tokenHash: json.token })).status).toBe(422)
  expect([await statusWith(json.token), (await byHash({ tokenHash })).status]).toEqual([200, 204])
  expect([await statusWith(json.token), await statusWith(other.json.token)]).toEqual([401, 200])
})

test('a session expires after twelve hours without use', async () => {
  const { clock, pass } = testClock()
  await using stage = await testApi({ clock })
  pass(11 * 60 * minutes)
  expect((await stage.ask({ path: '/contact', as: 'Ama' })).status).toBe(200)
  pass(12 * 60 * minutes)
  expect((await stage.ask({ path: '/contact', as: 'Ama' })).status).toBe(401)
})

test('a wrong password and an unknown address get the same response', async () => {
  await using stage = await testApi()
  const wrong = await login(stage, wrongPassword)
  const unknown = await login(stage, { ...wrongPassword, email: 'nobody@voima.example' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.text).toBe(unknown.text)
  expect(wrong.json.detail).toBe('Login failed! Please check your credentials.')
})

describe('after ten wrong passwords for one account', () => {
  test('even the right password is refused from any address until fifteen minutes have passed', async () => {
    const { clock, pass } = testClock()
    await using stage = await testApi({ clock })
    for (let time = 0; time < 10; time += 1)
      expect((await login(stage, wrongPassword, `198.51.100.${time}`)).status).toBe(401)
    const refused = await login(stage, { ...ama, email: ama.email.toUpperCase() }, '192.0.2.1')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(15 * 60)])
    expect((await login(stage, { ...wrongPassword, email: 'esi@voima.example' })).status).toBe(401)
    pass(15 * minutes)
    expect((await login(stage, ama)).status).toBe(200)
  })

  test.each([
    ['the network that its owner has used', undefined, '192.0.2.1'],
    ['the device that its owner has used', '9b2f6c8e-1c1b-4c7e-8a53-0d6c7b1f2a34', '192.0.2.99'],
  ])('the right password is accepted from %s', async (_, device, network) => {
    await using stage = await testApi()
    const own = { ...ama, ...(device && { device }) }
    expect((await login(stage, own, '192.0.2.1')).status).toBe(200)
    for (let time = 0; time < 60; time += 1) await login(stage, wrongPassword, '198.51.100.7')
    expect((await login(stage, ama, '203.0.113.5')).status).toBe(429)
    const [wrong, right] = [
      await login(stage, { ...own, password: 'wrong' }, network),
      await login(stage, own, network),
    ]
    expect([wrong.status, right.status]).toEqual([401, 200])
    for (let time = 0; time < 11; time += 1) await login(stage, { ...own, password: 'wrong' }, network)
    expect((await login(stage, own, network)).status).toBe(429)
  })

  test('a person who is signed in can enter the password again', async () => {
    await using stage = await testApi()
    await stage.ask({ as: 'Ama', path: '/auth/account' })
    for (let time = 0; time < 11; time += 1) await login(stage, wrongPassword, '198.51.100.7')
    const body = { password: ama.password }
    expect((await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body })).status).toBe(200)
  })

  test('simultaneous attempts all count', async () => {
    await using stage = await testApi()
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(stage, wrongPassword)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

test('the right password never counts against the limit', async () => {
  await using stage = await testApi()
  for (let time = 0; time < 12; time += 1) expect((await login(stage, ama)).status).toBe(200)
})
