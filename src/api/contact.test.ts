import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { kofi, yaw } from '#test/cast.ts'

test('anyone can send a message, and only Ama can read, list and delete it', async () => {
  await using stage = await testApi()
  const sent = await stage.ask({ method: 'POST', path: '/contact', body: yaw })
  expect([sent.status, sent.json.message.subject]).toEqual([201, yaw.message])
  const path = `/contact/${sent.json.message._id}`

  for (const closed of ['/contact', path]) {
    const answer = await stage.ask({ path: closed })
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain('Yaw')
  }
  expect((await stage.ask({ as: 'Ama', path })).json).toEqual(sent.json)
  expect((await stage.ask({ as: 'Ama', path: '/contact' })).json.messages).toEqual([sent.json.message])
  expect((await stage.ask({ as: 'Ama', method: 'DELETE', path })).json).toEqual(sent.json)
  expect((await stage.ask({ as: 'Ama', path })).status).toBe(404)
  expect((await stage.ask({ as: 'Ama', method: 'DELETE', path })).status).toBe(404)
})

test('a message sent again under the same Idempotency-Key is stored once', async () => {
  await using stage = await testApi()
  const send = (key: string) =>
    stage.ask({ method: 'POST', path: '/contact', body: yaw, headers: { 'Idempotency-Key': key } })
  const key = crypto.randomUUID()
  expect([(await send(key)).status, (await send(key)).status]).toEqual([201, 201])
  expect(await stage.core.messages.newest()).toHaveLength(1)
  expect((await send('not a key')).status).toBe(422)
})

test('without a page parameter the API returns all messages, newest first; with one it paginates', async () => {
  await using stage = await testApi()
  for (const message of ['first', 'second', 'third']) await stage.core.messages.receive({ ...kofi, message })
  const texts = async (path: string) => {
    const { json } = await stage.ask({ as: 'Ama', path })
    return { ...json, messages: json.messages.map(({ subject }: { subject: string }) => subject) }
  }
  expect((await texts('/contact')).messages).toHaveLength(3)
  expect(await texts('/contact?page=2&limit=2')).toMatchObject({ currentPage: 2, totalPages: 2 })
  expect((await texts('/contact?page=2&limit=2')).messages).toHaveLength(1)
  expect((await texts('/contact?limit=2')).messages).toHaveLength(2)
})

test('a rejected message gets a sentence for each invalid field and is not stored', async () => {
  await using stage = await testApi()
  const body = { name: '', email: 'nobody', message: 'x'.repeat(5_001) }
  const { status, json } = await stage.ask({ method: 'POST', path: '/contact', body })
  expect(status).toBe(422)
  expect(json.errors).toEqual({
    name: 'Enter your name.',
    email: '"nobody" is not an email address. Enter an email address like name@mail.com.',
    message: 'The message has 5,001 characters; at most 5,000 are allowed.',
  })
  expect(await stage.core.messages.newest()).toEqual([])
})

test('the sixty-first message in ten minutes is refused; rejected messages and other visitors do not count', async () => {
  await using stage = await testApi()
  const send = (body: object, visitor?: string) => stage.ask({ method: 'POST', path: '/contact', body, visitor })
  for (let time = 0; time < 60; time += 1) {
    expect((await send({})).status).toBe(422)
    expect((await send(yaw)).status).toBe(201)
  }
  const refused = await send(yaw)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await send(yaw, '198.51.100.4')).status).toBe(201)
  expect((await stage.ask({ path: '/news' })).status).toBe(200)
  expect(await stage.core.messages.newest()).toHaveLength(61)
})

test('with RATE_LIMITS=off no message is refused', async () => {
  await using stage = await testApi({ settings: { RATE_LIMITS: 'off' } })
  for (let time = 0; time < 61; time += 1)
    expect((await stage.ask({ method: 'POST', path: '/contact', body: yaw })).status).toBe(201)
})
