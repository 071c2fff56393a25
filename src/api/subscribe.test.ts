import { expect, test } from 'vitest'
import { wording } from '#shared/wording.ts'
import { testApi } from '#test/api.ts'
import { esi } from '#test/cast.ts'

const subscribing = { method: 'POST', path: '/subscribe' }

test('subscribing twice makes one subscriber, and the response does not reveal a known address', async () => {
  await using stage = await testApi()
  const first = await stage.ask({ ...subscribing, body: { email: esi.email } })
  const second = await stage.ask({ ...subscribing, body: { email: esi.email.toUpperCase() } })
  // Without an email account, the visitor is not told to look for an email.
  const said = (email: string) => [201, { subscriber: { email }, sendsEmail: false }]
  expect([first.status, first.json]).toEqual(said(esi.email))
  expect([second.status, second.json]).toEqual(said(esi.email.toUpperCase()))
  expect((await stage.ask({ as: 'Ama', path: '/subscribe' })).json.subscriptions).toHaveLength(1)
})

test('an email to confirm is promised, and recorded as promised, only by a site that can send email', async () => {
  for (const [settings, sendsEmail] of [
    [{}, false],
    [{ SMTP_URL: 'smtp://localhost:2525' }, true],
  ] as const) {
    await using stage = await testApi({ settings })
    expect((await stage.ask({ path: '/site?only=edited' })).json).toMatchObject({ sendsEmail })
    await stage.ask({ ...subscribing, body: { email: esi.email }, headers: { 'Form-Page': '/about' } })
    const agreedTo = wording.subscribe.agreement(sendsEmail)
    expect((await stage.ask({ as: 'Ama', path: '/subscribe' })).json.subscriptions).toMatchObject([{ agreedTo }])
  }
})

test('only Ama sees and deletes subscribers', async () => {
  await using stage = await testApi()
  const { _id } = await stage.core.subscribers.add({ email: esi.email })
  const path = `/subscribe/${_id}`
  expect((await stage.ask({ path: '/subscribe' })).text).not.toContain(esi.email)
  expect((await stage.ask({ method: 'DELETE', path })).status).toBe(401)
  expect((await stage.ask({ as: 'Ama', path: '/subscribe?page=1' })).json).toMatchObject({
    subscriptions: [{ _id, email: esi.email }],
    currentPage: 1,
    totalPages: 1,
  })
  expect((await stage.ask({ as: 'Ama', method: 'DELETE', path })).json.subscriber.email).toBe(esi.email)
  expect((await stage.ask({ as: 'Ama', path: '/subscribe' })).json.subscriptions).toEqual([])
})

test.each([
  ['', 'Enter an email address like name@mail.com'],
  ['esi', '"esi" is not an email address. Enter an email address like name@mail.com.'],
  ['esi@mail.example, kofi@mail.example', 'is not an email address'],
])('"%s" is rejected with a sentence', async (email, sentence) => {
  await using stage = await testApi()
  const { status, json } = await stage.ask({ ...subscribing, body: { email } })
  expect(status).toBe(422)
  expect(json.errors.email).toContain(sentence)
  expect(await stage.core.subscribers.newest()).toEqual([])
})

test('the thirty-first subscription in ten minutes is refused', { tags: 'slow' }, async () => {
  await using stage = await testApi()
  const subscribe = (time: number) => stage.ask({ ...subscribing, body: { email: `reader${time}@mail.example` } })
  for (let time = 0; time < 60; time += 1) expect((await subscribe(time)).status).toBe(201)
  expect((await subscribe(61)).status).toBe(429)
})

test('Ama uploads a CSV file from a spreadsheet; a damaged file is rejected with the line, and nothing is saved', async () => {
  await using stage = await testApi()
  const read = (body: string, type: string) =>
    stage.ask({ as: 'Ama', method: 'POST', path: '/subscribe/import/table', body, headers: { 'Content-Type': type } })
  const good = await read('Name;Email\nEsi;esi@mail.example\n', 'text/csv; charset=utf-8')
  expect([good.status, good.json]).toEqual([
    200,
    {
      rows: [
        ['Name', 'Email'],
        ['Esi', 'esi@mail.example'],
      ],
      lines: [1, 2],
    },
  ])
  const damaged = await read('Name;Email\n"Esi;esi@mail.example\n', 'text/csv')
  expect([damaged.status, damaged.json.errors.file]).toEqual([422, expect.stringContaining('line 2')])
  expect((await read('Name\n'.repeat(1024 * 1024 + 1), 'text/csv')).status).toBe(413)
  expect((await read('Name;Email', 'text/plain')).status).toBe(415)
  expect(await stage.core.subscribers.newest()).toEqual([])
})

test('a change of groups says whom it concerns', async () => {
  await using stage = await testApi()
  const put = (body: object) => stage.ask({ as: 'Ama', method: 'POST', path: '/subscribe/groups', body })
  expect((await put({ group: 'Teachers' })).json.errors).toEqual({ ids: 'Send ids or matching.' })
  expect((await put({ group: 'Teachers', ids: [] })).status).toBe(422)
  expect((await put({ group: 'Teachers', matching: { state: 'confirmed' } })).json).toEqual({ added: 0 })
})
