import { describe, expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { softAuthenticator } from '#test/authenticator.ts'
import { adwoa, ama } from '#test/cast.ts'
import { testClock } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { emailsTo } from '#test/emails.ts'

const minute = 60_000
const name = 'My phone'

const stageFor = async (database: (typeof databases)[number]) => {
  const { clock, pass } = testClock()
  const stage = await testApi({ database, clock })
  const post = (path: string, body?: object, as: 'Ama' | 'Adwoa' | 'guest' = 'Ama') =>
    stage.ask({ as, method: 'POST', path, body })
  const confirm = () => post('/auth/confirmation', { password: ama.password })
  const options = async () => (await post('/auth/passkeys/options')).json
  const challenge = async () => (await post('/auth/passkey-login/options', undefined, 'guest')).json
  const add = async (authenticator = softAuthenticator()) => {
    await confirm()
    const { status, json } = await post('/auth/passkeys', { name, credential: authenticator.create(await options()) })
    return { status, json, authenticator }
  }
  const signIn = (credential: object) => post('/auth/passkey-login', { credential }, 'guest')
  const list = async () => (await stage.ask({ as: 'Ama', path: '/auth/passkeys' })).json.passkeys
  return { ...stage, pass, post, confirm, options, challenge, add, signIn, list }
}

describe.each(databases)('passkeys in $name', (database) => {
  test('a passkey signs in without the password, and the list shows its last use', async () => {
    await using stage = await stageFor(database)
    const { status, json, authenticator } = await stage.add()
    expect([status, json.passkey]).toMatchObject([201, { name, createdAt: expect.any(String) }])
    expect((await stage.list())[0].usedAt).toBeUndefined()
    const opened = await stage.signIn(authenticator.use(await stage.challenge()))
    expect([opened.status, opened.json]).toMatchObject([
      200,
      { token: expect.any(String), account: { email: ama.email } },
    ])
    expect(await stage.core.sessions.userOf(opened.json.token)).toMatchObject({ email: ama.email })
    expect((await stage.list())[0].usedAt).toEqual(expect.any(String))
    expect((await stage.core.sessions.open(ama)).token).toEqual(expect.any(String))
    const [email] = await emailsTo(stage.core, ama.email)
    expect(email).toMatchObject({ subject: 'A passkey was added to your Voima account' })
    const events = (await stage.core.history.list({ page: 1, limit: 10 })).found.map(({ event }) => event)
    expect(events).toContain('people.passkey-added')
  })

  test('adding a passkey needs the password, and a passkey can confirm like a password', async () => {
    await using stage = await stageFor(database)
    expect((await stage.post('/auth/passkeys/options')).json.errors.confirmation).toEqual(expect.any(String))
    const { authenticator } = await stage.add()
    stage.pass(60 * minute)
    const invite = () => stage.post('/invitations', { email: 'kojo@voima.example', role: 'administrator' })
    expect((await invite()).status).toBe(403)
    const proof = { credential: authenticator.use(await stage.challenge()) }
    const foreign = await stage.post('/auth/confirmation/passkey', proof, 'Adwoa')
    expect([foreign.status, foreign.json.errors.credential]).toEqual([422, expect.stringContaining('password instead')])
    expect((await invite()).status).toBe(403)
    const again = { credential: authenticator.use(await stage.challenge()) }
    expect((await stage.post('/auth/confirmation/passkey', again)).status).toBe(200)
    expect((await invite()).status).toBe(201)
  })

  test('a passkey that an account has already is refused, not stored twice', async () => {
    await using stage = await stageFor(database)
    const { authenticator } = await stage.add()
    const { status, json } = await stage.add(authenticator)
    expect([status, json.errors.credential]).toEqual([422, expect.stringContaining('exists already')])
    expect(await stage.list()).toHaveLength(1)
  })

  test('a replayed, late, foreign or unverified signature does not sign in', async () => {
    await using stage = await stageFor(database)
    const { authenticator } = await stage.add()
    const used = authenticator.use(await stage.challenge())
    expect((await stage.signIn(used)).status).toBe(200)
    expect((await stage.signIn(used)).status).toBe(401)
    const late = await stage.challenge()
    stage.pass(6 * minute)
    expect((await stage.signIn(authenticator.use(late))).status).toBe(401)
    expect((await stage.signIn(authenticator.use({ challenge: 'bWFkZSB1cA' }))).status).toBe(401)
    const locked = authenticator.use(await stage.challenge(), { isVerified: false })
    expect((await stage.signIn(locked)).status).toBe(401)
    expect((await stage.signIn(softAuthenticator().use(await stage.challenge()))).status).toBe(401)
    const elsewhere = softAuthenticator('https://v0ima.example')
    const { status } = await stage.add(elsewhere)
    expect(status).toBe(422)
    expect(await stage.list()).toHaveLength(1)
  })

  test('nobody can use another user’s challenge or remove another user’s passkey', async () => {
    await using stage = await stageFor(database)
    await stage.add()
    await stage.ask({ as: 'Adwoa', path: '/auth/account' })
    await stage.post('/auth/confirmation', { password: adwoa.password }, 'Adwoa')
    const credential = softAuthenticator().create(await stage.options())
    expect((await stage.post('/auth/passkeys', { name, credential }, 'Adwoa')).status).toBe(422)
    const [{ _id }] = await stage.list()
    const remove = (as: 'Ama' | 'Adwoa') => stage.ask({ as, method: 'DELETE', path: `/auth/passkeys/${_id}` })
    expect((await remove('Adwoa')).status).toBe(404)
    expect((await remove('Ama')).status).toBe(204)
    expect(await stage.list()).toEqual([])
  })

  test('removing the passkey or the user, or resetting the password by command, ends its validity', async () => {
    await using stage = await stageFor(database)
    const { authenticator } = await stage.add()
    await stage.core.passwords.makeNew(ama.email)
    expect((await stage.signIn(authenticator.use(await stage.challenge()))).status).toBe(401)
  })
})
