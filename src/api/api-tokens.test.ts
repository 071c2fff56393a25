import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { ama, walk, yaw } from '#test/cast.ts'
import { testClock } from '#test/core.ts'
import { databases } from '#test/databases.ts'

const day = 24 * 60 * 60_000

const stageWithToken = async (scope: string[], database = databases[0]) => {
  const { clock, pass } = testClock()
  const stage = await testApi({ clock, database })
  const own = (method: string, path: string, body?: object) => stage.ask({ as: 'Ama', method, path, body })
  const body = { name: 'Our app', scope, days: 30 }
  const unconfirmed = await own('POST', '/api-tokens', body)
  expect(unconfirmed.status).toBe(403)
  await own('POST', '/auth/confirmation', ama)
  const { json } = await own('POST', '/api-tokens', body)
  const headers = { Authorization: `Bearer ${json.token}` }
  const asProgram = async (method: string, path: string, body?: object) => stage.ask({ method, path, body, headers })
  return { ...stage, own, pass, created: json, asProgram }
}

for (const database of databases)
  test(`a program does what its scope allows, until the token is revoked or expires, on ${database.name}`, async () => {
    await using stage = await stageWithToken(['messages.read'], database)
    const { created, own, asProgram } = stage
    expect(created.token).toMatch(/^voima_[\w-]{43}$/)
    await stage.core.messages.receive(yaw)
    expect((await asProgram('GET', '/contact')).json.messages).toHaveLength(1)
    const { status, json } = await asProgram('DELETE', `/contact/${'a'.repeat(16)}`)
    expect([status, json.detail]).toEqual([403, 'Your jobs do not allow this.'])
    const listed = await own('GET', '/api-tokens')
    expect(listed.json.apiTokens).toMatchObject([
      { name: 'Our app', scope: ['messages.read'], user: 'ama', usedAt: expect.any(String) },
    ])
    expect(listed.text).not.toContain(created.token)
    const { history } = (await own('GET', '/history?kind=people')).json
    expect(history).toMatchObject([{ event: 'people.token-created', about: 'Our app', who: ama.email }])

    await own('POST', '/auth/confirmation', ama)
    const short = (await own('POST', '/api-tokens', { name: 'Other', scope: ['messages.read'], days: 1 })).json
    expect((await own('DELETE', `/api-tokens/${created.apiToken._id}`)).status).toBe(204)
    expect((await asProgram('GET', '/contact')).status).toBe(401)
    const headers = { Authorization: `Bearer ${short.token}` }
    expect((await stage.ask({ path: '/contact', headers })).status).toBe(200)
    stage.pass(day)
    expect((await stage.ask({ path: '/contact', headers })).status).toBe(401)
  })

test('a program writes articles like an editor, on behalf of the user', async () => {
  await using stage = await stageWithToken(['articles.write'])
  const article = await stage.core.articles.publish('blog', walk)
  const path = `/blog/${article._id}`
  expect((await stage.asProgram('DELETE', path)).status).toBe(200)
  const { history } = (await stage.own('GET', '/history?kind=articles')).json
  expect(history).toContainEqual(expect.objectContaining({ event: 'articles.removed', who: ama.email }))
})

test('an API token reaches no accounts, other tokens or backups, and nothing outside its scope', async () => {
  await using stage = await stageWithToken(['articles.write', 'messages.read', 'messages.write', 'site.write'])
  const calls = [
    ['GET', '/auth/account'],
    ['POST', '/auth/confirmation', ama],
    ['PUT', '/auth/password', { password: ama.password, newPassword: 'four goats on a red roof' }],
    ['DELETE', '/auth/sessions'],
    ['GET', '/users'],
    ['POST', '/invitations', { email: 'new@voima.example', role: 'editor' }],
    ['GET', '/api-tokens'],
    ['POST', '/api-tokens', { name: 'Another', scope: ['articles.write'], days: 30 }],
    ['GET', '/backups'],
    ['GET', '/export'],
    ['GET', '/outbox'],
    ['GET', '/subscribe'],
    ['POST', '/personal-data/show', { email: yaw.email }],
  ] as const
  for (const [method, path, body] of calls)
    expect([path, (await stage.asProgram(method, path, body)).status]).toEqual([path, 403])
})

test('a program may do no more than its user, and nothing after the user was removed', async () => {
  await using stage = await stageWithToken(['messages.read', 'articles.write'])
  const other = await stage.core.users.add('yaa@voima.example', 'the mango tree is watching', 'administrator')
  const [user] = (await stage.core.users.list()).filter(({ email }) => email === ama.email)
  await stage.core.users.changeJobs(user?._id ?? '', ['writer', 'events'])
  expect((await stage.asProgram('GET', '/contact')).status).toBe(403)
  expect((await stage.asProgram('GET', '/news?status=all')).status).toBe(200)
  expect(other.role).toBe('administrator')
  await stage.core.users.remove(user?._id ?? '')
  expect((await stage.asProgram('GET', '/news?status=all')).status).toBe(401)
})

test.each([
  [{ name: '', scope: ['articles.write'], days: 30 }, 'name'],
  [{ name: 'App', scope: [], days: 30 }, 'scope'],
  [{ name: 'App', scope: ['people.write'], days: 30 }, 'scope.0'],
  [{ name: 'App', scope: ['articles.write'], days: 367 }, 'days'],
])('%o is rejected because of its %s', async (body, field) => {
  await using stage = await testApi()
  await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body: ama })
  const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path: '/api-tokens', body })
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
})
