import { describe, expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { adwoa, ama } from '#test/cast.ts'
import { emailsTo, tokenFor } from '#test/emails.ts'

type Stage = Awaited<ReturnType<typeof testApi>>

const send = (stage: Stage, method: string, path: string, body: object, visitor?: string) =>
  stage.ask({ method, path, body, visitor })
const newPassword = 'four goats on a red roof'

describe('an invitation', () => {
  const invite = async (stage: Stage) => {
    const body = { email: adwoa.email, role: 'editor' }
    return stage.ask({ as: 'Ama', method: 'POST', path: '/invitations', body })
  }

  test('leads from the email to an account with its role', async () => {
    await using stage = await testApi()
    const { status, json } = await invite(stage)
    const token = await tokenFor(stage.core, adwoa.email)
    expect([status, json.link]).toEqual([201, `https://voima.example/join#${token}`])
    const read = await send(stage, 'POST', '/auth/invitation', { token })
    expect(read.json.invitation).toMatchObject({ email: adwoa.email, role: 'editor' })
    const short = await send(stage, 'POST', '/auth/join', { token, password: 'too short', name: 'Adwoa Owusu' })
    expect([short.status, short.json.errors]).toEqual([422, { password: 'A password has 12 to 256 characters.' }])
    expect(
      (await send(stage, 'POST', '/auth/join', { token, password: adwoa.password, name: 'Adwoa Owusu' })).status,
    ).toBe(204)
    expect((await send(stage, 'POST', '/auth/login', adwoa)).status).toBe(200)
    expect(
      (await send(stage, 'POST', '/auth/join', { token, password: adwoa.password, name: 'Adwoa Owusu' })).status,
    ).toBe(404)
    const { json: all } = await stage.ask({ as: 'Ama', path: '/users' })
    expect(all.users.map(({ email }: { email: string }) => email)).toEqual([adwoa.email, ama.email])
  })

  test('is listed without its link, and can be withdrawn', async () => {
    await using stage = await testApi()
    const { json } = await invite(stage)
    const { text } = await stage.ask({ as: 'Ama', path: '/invitations' })
    expect(text).toContain(adwoa.email)
    expect(text).not.toContain(json.link.split('#')[1])
    const path = `/invitations/${json.invitation._id}`
    expect((await stage.ask({ as: 'Ama', method: 'DELETE', path })).status).toBe(200)
    expect((await stage.ask({ as: 'Ama', path: '/invitations' })).json.invitations).toEqual([])
  })

  test.each([
    [{ email: 'no address', role: 'editor' }, 'email'],
    [{ email: adwoa.email, role: 'owner' }, 'role'],
    [{ email: ama.email, role: 'editor' }, 'email'],
  ])('%o is rejected because of its %s', async (body, field) => {
    await using stage = await testApi()
    const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path: '/invitations', body })
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
  })
})

describe('a forgotten password', () => {
  const forget = (stage: Stage, email: string, visitor?: string) =>
    send(stage, 'POST', '/auth/password-reset', { email }, visitor)

  test('gets the same response whether or not the address has an account; only an account gets an email', async () => {
    await using stage = await testApi()
    const [known, unknown] = [await forget(stage, ama.email), await forget(stage, 'nobody@voima.example')]
    expect([known.status, known.text]).toEqual([202, ''])
    expect([unknown.status, unknown.text]).toEqual([202, ''])
    expect([...known.headers]).toEqual([...unknown.headers])
    expect(await emailsTo(stage.core, ama.email)).toHaveLength(1)
    expect(await emailsTo(stage.core, 'nobody@voima.example')).toEqual([])
  })

  test('has a link to this site in the email, whatever host the request names', async () => {
    await using stage = await testApi()
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    await stage.ask({ method: 'POST', path: '/auth/password-reset', body: { email: ama.email }, headers })
    const [email] = await emailsTo(stage.core, ama.email)
    expect(email?.text).toContain('https://voima.example/newpassword#')
    expect(email?.text).not.toContain('evil')
  })

  test('can be replaced once through the link', async () => {
    await using stage = await testApi()
    await forget(stage, ama.email)
    const body = { token: await tokenFor(stage.core, ama.email), password: newPassword }
    const common = await send(stage, 'PUT', '/auth/password-reset', { ...body, password: 'password1234' })
    expect([common.status, Object.keys(common.json.errors)]).toEqual([422, ['password']])
    expect((await send(stage, 'PUT', '/auth/password-reset', body)).status).toBe(204)
    expect((await stage.ask({ as: 'Ama', path: '/auth/account' })).status).toBe(401)
    expect((await send(stage, 'POST', '/auth/login', { ...ama, password: newPassword })).status).toBe(200)
    expect((await send(stage, 'PUT', '/auth/password-reset', body)).status).toBe(404)
  })

  test('cannot be used to flood an address with emails', { tags: 'slow' }, async () => {
    await using stage = await testApi()
    for (const email of [ama.email, 'nobody@voima.example']) {
      const statuses: number[] = []
      for (let time = 0; time < 4; time += 1) statuses.push((await forget(stage, email, `192.0.2.${time}`)).status)
      expect(statuses).toEqual([202, 202, 429, 429])
    }
  })
})

describe('the account page', () => {
  test('requires the old password for a new one', async () => {
    await using stage = await testApi()
    const change = (password: string) =>
      stage.ask({ as: 'Ama', method: 'PUT', path: '/auth/password', body: { password, newPassword } })
    const refused = await change('not the password')
    expect([refused.status, refused.json.errors]).toEqual([422, { password: 'This password is not correct.' }])
    expect((await change(ama.password)).status).toBe(204)
    expect((await stage.ask({ as: 'Ama', path: '/auth/account' })).status).toBe(200)
  })

  test('lists sessions by device, and ends one or all others', async () => {
    await using stage = await testApi()
    const logIn = async (userAgent: string) => {
      const headers = { 'User-Agent': userAgent }
      const { json } = await stage.ask({ method: 'POST', path: '/auth/login', body: ama, headers })
      return { Authorization: `Bearer ${json.token}` }
    }
    const list = async () => (await stage.ask({ as: 'Ama', path: '/auth/sessions' })).json.sessions
    const phone = await logIn('Mozilla/5.0 (Linux; Android 14) Firefox/140.0')
    const laptop = await logIn('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')
    const { _id } = (await list()).find(({ device }: { device: string }) => device === 'Firefox on Android')
    expect((await list()).filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1)
    expect(await list()).toHaveLength(3)

    expect((await stage.ask({ as: 'Adwoa', method: 'DELETE', path: `/auth/sessions/${_id}` })).status).toBe(404)
    expect((await stage.ask({ as: 'Ama', method: 'DELETE', path: `/auth/sessions/${_id}` })).status).toBe(204)
    expect((await stage.ask({ path: '/auth/account', headers: phone })).status).toBe(401)
    expect((await stage.ask({ path: '/auth/account', headers: laptop })).status).toBe(200)
    expect((await stage.ask({ as: 'Ama', method: 'DELETE', path: '/auth/sessions' })).status).toBe(204)
    expect((await stage.ask({ path: '/auth/account', headers: laptop })).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })
})

test('the last administrator cannot be removed or demoted, and the error says so', async () => {
  await using stage = await testApi()
  const { json } = await stage.ask({ as: 'Ama', path: '/users' })
  const path = `/users/${json.users[0]._id}`
  const removed = await stage.ask({ as: 'Ama', method: 'DELETE', path })
  const demoted = await stage.ask({ as: 'Ama', method: 'PATCH', path, body: { role: 'editor' } })
  for (const { status, json: problem } of [removed, demoted])
    expect([status, problem.detail]).toEqual([422, expect.stringContaining('last administrator')])
})

test('the history names the user whose token made the call', async () => {
  await using stage = await testApi()
  await stage.ask({ as: 'Ama', method: 'POST', path: '/invitations', body: { email: adwoa.email, role: 'editor' } })
  const { json } = await stage.ask({ as: 'Ama', path: `/history?kind=people&who=${ama.email}` })
  expect(json).toMatchObject({ currentPage: 1, totalPages: 1, people: [ama.email] })
  expect(json.history).toMatchObject([{ event: 'people.invited', who: ama.email, about: adwoa.email }])
})

test.each(['kind=everything', 'page=0', 'kind=constructor'])('a history query with %s is rejected', async (query) => {
  await using stage = await testApi()
  expect((await stage.ask({ as: 'Ama', path: `/history?${query}` })).status).toBe(422)
})
