import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { testApi } from '#test/api.ts'
import { adwoa, ama, yaw } from '#test/cast.ts'
import { testClock } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { claimsOf, pushOrigin, softBrowser, startPushReceiver } from '#test/push-receiver.ts'

const minute = 60_000
const path = '/auth/push-subscriptions'
const site = 'https://voima.example'
const urgent = 'My sister is not breathing, please help'

const stageFor = async (database: (typeof databases)[number]) => {
  const { clock, pass } = testClock()
  const receiver = await startPushReceiver()
  const stage = await testApi({ database, clock, postPush: receiver.post })
  const add = async (name: string, as: 'Ama' | 'Adwoa' = 'Ama') => {
    const browser = softBrowser(name)
    const added = await stage.ask({ as, method: 'POST', path, body: browser.subscription })
    return { ...browser, status: added.status, id: added.json.subscription?._id }
  }
  const own = async (as: 'Ama' | 'Adwoa' = 'Ama') => (await stage.ask({ as, path })).json
  const write = (message = yaw.message, name = yaw.name) =>
    stage.ask({ method: 'POST', path: '/contact', body: { name, email: yaw.email, message } })
  const send = () => stage.core.push.sendDue(site)
  const close = async () => {
    await stage[Symbol.asyncDispose]()
    await receiver[Symbol.asyncDispose]()
  }
  return { ...stage, ...receiver, pass, add, own, write, send, [Symbol.asyncDispose]: close }
}

describe.each(databases)('push notifications in $name', (database) => {
  test('a notification has only a kind and a link, encrypted and signed; the request does not wait for it', async () => {
    await using stage = await stageFor(database)
    const phone = await stage.add('phone')
    expect(phone.status).toBe(201)
    await stage.write()
    expect(stage.received).toEqual([])
    await stage.send()
    const [received] = stage.received
    if (!received) throw new Error('Nothing was sent.')
    expect(received.path).toBe('/send/phone')
    expect(received.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      topic: 'message',
      urgency: 'normal',
    })
    expect(phone.read(received)).toEqual({ title: 'A new message', path: '/managecontact' })
    const { key } = await stage.own()
    expect(claimsOf(received, key)).toMatchObject({ isValid: true, aud: pushOrigin, sub: site })
    expect(claimsOf(received, softBrowser('x').subscription.keys.p256dh).isValid).toBe(false)
    const { push } = await stage.reopen()
    expect((await push.list({ id: 'x', name: '', email: '', role: 'editor' })).key).toBe(key)
  })

  test('an urgent message notifies at once and first; other kinds notify at most once in five minutes', async () => {
    await using stage = await stageFor(database)
    const phone = await stage.add('phone')
    const titles = () => stage.received.map((each) => phone.read(each).title)
    await stage.write()
    await stage.send()
    await stage.write('Can I volunteer with you on Saturdays?')
    await stage.write(urgent)
    await stage.send()
    expect(titles()).toEqual(['A new message', 'Urgent: a new message may be an emergency'])
    expect(stage.received[1]?.headers.urgency).toBe('high')
    stage.pass(limits.noticeMinutes * minute)
    await stage.send()
    await stage.send()
    expect(titles()).toEqual(['A new message', 'Urgent: a new message may be an emergency', 'A new message'])
  })

  test('users who may not read messages get no notification; an assigned colleague does', async () => {
    await using stage = await stageFor(database)
    const editor = await stage.add('editor', 'Adwoa')
    await stage.write()
    await stage.send()
    expect(stage.received).toEqual([])
    const { json } = await stage.ask({ as: 'Ama', path: '/users' })
    const { _id } = json.users.find(({ email }: { email: string }) => email === adwoa.email)
    await stage.ask({ as: 'Ama', method: 'PATCH', path: `/users/${_id}`, body: { role: 'responder' } })
    const [message] = (await stage.ask({ as: 'Ama', path: '/inbox' })).json.messages
    await stage.ask({ as: 'Ama', method: 'PATCH', path: `/inbox/${message._id}`, body: { assignedTo: _id } })
    await stage.send()
    expect(stage.received.map((each) => editor.read(each))).toEqual([
      { title: 'A message was assigned to you', path: `/messages/${message._id}` },
    ])
  })

  test('sending is retried if the push service is down; a subscription that is gone is deleted', async () => {
    await using stage = await stageFor(database)
    await stage.add('phone')
    stage.state.status = 503
    await stage.write()
    await stage.send()
    await stage.send()
    expect(stage.received).toHaveLength(1)
    stage.pass(minute)
    stage.state.status = 201
    await stage.send()
    stage.pass(60 * minute)
    await stage.send()
    expect(stage.received).toHaveLength(2)
    stage.state.status = 410
    await stage.write()
    await stage.send()
    expect(stage.received).toHaveLength(3)
    expect((await stage.own()).subscriptions).toEqual([])
  })

  test('signing out ends the notifications of that device, and another user can take a shared device over', async () => {
    await using stage = await stageFor(database)
    await stage.add('shared')
    await stage.add('shared', 'Adwoa')
    expect((await stage.own()).subscriptions).toEqual([])
    expect((await stage.own('Adwoa')).subscriptions).toHaveLength(1)
    await stage.ask({ as: 'Adwoa', method: 'POST', path: '/auth/logout' })
    expect((await stage.core.personalData.about(adwoa.email)).records).toBeUndefined()
    const { token } = await stage.core.sessions.open(ama)
    await stage.add('phone')
    const user = await stage.core.sessions.userOf(token)
    if (!user) throw new Error('Nobody is signed in.')
    await stage.core.sessions.endOthers(user, token)
    expect((await stage.core.push.list(user)).subscriptions).toEqual([])
  })

  test('users remove only their own devices, and have at most ten', async () => {
    await using stage = await stageFor(database)
    const first = await stage.add('first')
    const remove = (as: 'Ama' | 'Adwoa') => stage.ask({ as, method: 'DELETE', path: `${path}/${first.id}` })
    expect((await remove('Adwoa')).status).toBe(404)
    expect((await remove('Ama')).status).toBe(204)
    for (let count = 0; count <= limits.pushSubscriptions; count += 1) {
      stage.pass(1000)
      await stage.add(`device-${count}`)
    }
    const { subscriptions } = await stage.own()
    expect(subscriptions).toHaveLength(limits.pushSubscriptions)
    await stage.write()
    await stage.send()
    expect(stage.received.map((each) => each.path)).not.toContain('/send/device-0')
  })

  test('subscriptions are part of a user’s personal data, and erased with it or with the account', async () => {
    await using stage = await stageFor(database)
    await stage.add('phone', 'Adwoa')
    const shown = await stage.core.personalData.about(adwoa.email)
    expect(shown.records?.pushSubscriptions).toMatchObject([{ device: expect.any(String) }])
    expect((await stage.core.personalData.erase(adwoa.email)).records).toEqual({ pushSubscriptions: 1 })
    await stage.add('phone', 'Adwoa')
    const { json } = await stage.ask({ as: 'Ama', path: '/users' })
    const { _id } = json.users.find(({ email }: { email: string }) => email === adwoa.email)
    await stage.ask({ as: 'Ama', method: 'DELETE', path: `/users/${_id}` })
    await stage.core.push.sendDue(site)
    expect((await stage.core.personalData.about(adwoa.email)).records).toBeUndefined()
  })
})

test.each([
  'http://push.example/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://push.example:8443/x',
  'https://name:word@push.example/x',
  'no address',
])('%s is not accepted as a push service', async (endpoint) => {
  await using stage = await testApi()
  const { keys } = softBrowser('x').subscription
  const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path, body: { endpoint, keys } })
  expect([status, json.errors.endpoint]).toEqual([422, 'This is not the address of a push service.'])
})
