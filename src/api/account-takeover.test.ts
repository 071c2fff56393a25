/** Somebody has the session and the password of Ama, an administrator. Kojo is the other administrator. */
import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { holdSending } from '#core/settings/sending-hold.ts'
import { testApi } from '#test/api.ts'
import { ama } from '#test/cast.ts'
import { testClock } from '#test/core.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { momo } from '#test/giving.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const hour = 3_600_000
const kojo = { email: 'kojo@voima.example', password: 'a long enough password' }
const from = { name: 'Voima', address: 'info@voima.example' }

const accountAt = (url: string) => ({
  host: '127.0.0.1',
  port: Number(new URL(url).port),
  isSecure: false,
  user: '',
  password: '',
  from,
})

type Call = { method: string; path: string; body: object | undefined }

const openStage = async (database: TestDatabase) => {
  const { clock, pass } = testClock()
  const stage = await testApi({ database, clock })
  await stage.core.users.add(kojo.email, kojo.password, 'administrator')
  /** Signs in first, because the tests let days pass. */
  const asUser = async (user: typeof kojo, isConfirmed: boolean, { method, path, body }: Call) => {
    const { token } = await stage.core.sessions.open(user)
    const headers = { Authorization: `Bearer ${token}` }
    const proof = { password: user.password }
    if (isConfirmed) await stage.ask({ method: 'POST', path: '/auth/confirmation', body: proof, headers })
    return stage.ask({ method, path, body, headers })
  }
  const asAma = (method: string, path: string, body?: object) => asUser(ama, false, { method, path, body })
  const confirmed = (method: string, path: string, body?: object) => asUser(ama, true, { method, path, body })
  const asKojo = (password: string, method: string, path: string) =>
    asUser({ ...kojo, password }, true, { method, path, body: undefined })
  const tasks = async () => (await asAma('GET', '/dashboard')).json.tasks ?? []
  const events = async () =>
    (await stage.core.history.list({ page: 1, limit: 50, kind: 'email' })).found.map(({ event, who }) => [event, who])
  return { ...stage, pass, asAma, confirmed, asKojo, tasks, events }
}

const mailServers = async () => {
  const [old, thief] = [await startSmtpServer(), await startSmtpServer()]
  return { old, thief, [Symbol.asyncDispose]: async () => void (await Promise.all([old.close(), thief.close()])) }
}

const recipients = ({ taken }: { taken: { to: string }[] }) => taken.map(({ to }) => to).sort()
const both = [ama.email, kojo.email].sort()
const account = '/deliverability/account'

describe.each(databases)('with the session of an administrator, in $name', (database) => {
  test('nobody can change or remove the email account without the password, and all hear of it through the old one', async () => {
    await using stage = await openStage(database)
    await using servers = await mailServers()
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? accountAt(servers.old.url) : undefined
      expect((await stage.asAma(method, account, body)).json.errors.confirmation).toContain('password')
    }
    expect((await stage.confirmed('PUT', account, accountAt(servers.old.url))).status).toBe(200)
    expect(recipients(servers.old)).toEqual([])
    expect(await stage.tasks()).toEqual([{ task: 'untoldMailChange', count: 1 }])
    stage.pass(7 * 24 * hour)
    expect(await stage.tasks()).toEqual([])

    expect((await stage.confirmed('PUT', account, accountAt(servers.thief.url))).status).toBe(200)
    expect([recipients(servers.old), recipients(servers.thief)]).toEqual([both, []])
    expect(servers.old.taken[0]?.text).toContain('through the account that was used before')
    expect(await stage.tasks()).toEqual([])
    expect((await stage.confirmed('DELETE', account)).status).toBe(200)
    expect(recipients(servers.thief)).toEqual(both)
    expect((await stage.events()).sort()).toEqual([
      ['email.account-changed', ama.email],
      ['email.account-changed', ama.email],
      ['email.account-removed', ama.email],
    ])
  })

  test.each(['reader', 'greeting', 'end'] as const)(
    'if the old account fails at %s, the change is saved and the dashboard tells everybody',
    async (step) => {
      await using stage = await openStage(database)
      await using servers = await mailServers()
      await stage.confirmed('PUT', account, accountAt(servers.old.url))
      stage.pass(7 * 24 * hour)
      servers.old.behave((at) => (at === step ? '550 5.7.1 No' : 'yes'))
      expect((await stage.confirmed('PUT', account, accountAt(servers.thief.url))).status).toBe(200)
      expect(await stage.tasks()).toEqual([{ task: 'untoldMailChange', count: 1 }])
    },
  )

  test('a restored copy that nobody has released does not use the old account, and the dashboard says so', async () => {
    await using stage = await openStage(database)
    await using servers = await mailServers()
    await stage.confirmed('PUT', account, accountAt(servers.old.url))
    stage.pass(7 * 24 * hour)
    const db = await openDatabase(databaseUrlOf(stage.config))
    await holdSending(db, { madeAt: '2026-06-01T00:00:00.000Z', restoredAt: '2026-06-02T00:00:00.000Z' })
    await db.destroy()
    expect((await stage.confirmed('PUT', account, accountAt(servers.thief.url))).status).toBe(200)
    expect(recipients(servers.old)).toEqual([])
    expect(await stage.tasks()).toEqual([{ task: 'untoldMailChange', count: 1 }])
  })

  test.each([
    { first: 'the email account changed', isMail: true },
    { first: 'Kojo’s password was reset by link', isMail: false },
  ])('for a day after $first, Kojo’s approval of giving details does not count', async ({ isMail }) => {
    await using stage = await openStage(database)
    await using servers = await mailServers()
    const proposed = await stage.confirmed('PUT', '/giving', momo)
    const approve = `/giving/versions/${proposed.json.versions[0]._id}/approve`
    const reset = async () => {
      let token = ''
      await stage.core.passwordResets.request(kojo.email, (made) => {
        token = made
        return ''
      })
      await stage.core.passwordResets.use(token, 'four unrelated words here')
      return 'four unrelated words here'
    }
    if (isMail) await stage.confirmed('PUT', account, accountAt(servers.thief.url))
    const password = isMail ? kojo.password : await reset()
    for (const wait of [0, 23 * hour]) {
      stage.pass(wait)
      const refused = await stage.asKojo(password, 'POST', approve)
      expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('24 hours ago')])
      const [version] = (await stage.asKojo(password, 'GET', '/giving/versions')).json.versions
      expect(version).toMatchObject({ mayApprove: false, hold: { reason: refused.json.detail } })
      expect((await stage.ask({ path: '/giving' })).status).toBe(404)
    }
  })

  test('a day later the approval counts again', async () => {
    await using stage = await openStage(database)
    await using servers = await mailServers()
    await stage.confirmed('PUT', account, accountAt(servers.old.url))
    stage.pass(24 * hour)
    const proposed = await stage.confirmed('PUT', '/giving', momo)
    const path = `/giving/versions/${proposed.json.versions[0]._id}/approve`
    expect((await stage.asKojo(kojo.password, 'POST', path)).json.versions[0]).toMatchObject({ state: 'current' })
  })

  test('the reply-to address needs the password, and no program may change it', async () => {
    await using stage = await openStage(database)
    const path = '/reply-settings'
    const body = { signature: 'Voima', replyTo: 'thief@mail.example' }
    expect((await stage.asAma('PUT', path, body)).json.errors.confirmation).toContain('password')
    const fields = { name: 'app', scope: ['site.write'], days: 1 }
    const { token } = (await stage.confirmed('POST', '/api-tokens', fields)).json
    const asProgram = (each: object) =>
      stage.ask({ method: 'PUT', path, body: each, headers: { Authorization: `Bearer ${token}` } })
    expect((await asProgram(body)).status).toBe(403)
    expect((await asProgram({ signature: 'Voima', replyTo: '' })).status).toBe(200)
    expect((await stage.confirmed('PUT', path, body)).json.organisation.replyTo).toBe(body.replyTo)
  })

  test('a reset password revokes the tokens of its user; a changed one lets the user revoke them at once', async () => {
    await using stage = await openStage(database)
    const create = () => stage.confirmed('POST', '/api-tokens', { name: 'app', scope: ['site.write'], days: 1 })
    const works = async (token: string) => (await stage.core.apiTokens.userOf(token)) !== undefined
    const first = (await create()).json.token
    const password = await stage.core.passwords.makeNew(ama.email)
    expect(await works(first)).toBe(false)
    const { token: session } = await stage.core.sessions.open({ email: ama.email, password })
    const headers = { Authorization: `Bearer ${session}` }
    const ask = (method: string, path: string, body?: object) => stage.ask({ method, path, body, headers })
    await ask('POST', '/auth/confirmation', { password })
    const { token } = (await ask('POST', '/api-tokens', { name: 'app', scope: ['site.write'], days: 1 })).json
    await ask('PUT', '/auth/password', { password, newPassword: 'four unrelated words here' })
    expect(await works(token)).toBe(true)
    expect((await ask('DELETE', '/api-tokens')).status).toBe(204)
    expect(await works(token)).toBe(false)
  })
})
