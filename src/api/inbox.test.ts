import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { ama, yaw } from '#test/cast.ts'

const send = (stage: Awaited<ReturnType<typeof testApi>>, message: string, headers?: Record<string, string>) =>
  stage.ask({ method: 'POST', path: '/contact', body: { ...yaw, message }, headers })

test('Ama reads, replies, adds notes and archives; editors and guests have no access', async () => {
  await using stage = await testApi()
  const { _id } = (await send(stage, 'Where can I be tested?')).json.message
  for (const as of ['guest', 'Adwoa'] as const)
    for (const path of ['/inbox', '/inbox/counts', `/inbox/${_id}`, '/reply-settings', '/saved-replies']) {
      const response = await stage.ask({ as, path })
      expect(response.status).toBe(as === 'guest' ? 401 : 403)
      expect(response.text).not.toContain('tested')
    }
  const path = `/inbox/${_id}`
  expect((await stage.ask({ as: 'Ama', path: '/inbox?folder=unread' })).json).toMatchObject({
    messages: [{ _id }],
    counts: { unread: 1, urgent: 0 },
    totalPages: 1,
  })
  const changed = await stage.ask({ as: 'Ama', method: 'PATCH', path, body: { isRead: true } })
  expect(changed.json.message.readAt).toBeDefined()
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  for (const status of [201, 201])
    expect(
      (
        await stage.ask({
          as: 'Ama',
          method: 'POST',
          path: `${path}/replies`,
          body: { text: 'In Kumasi' },
          headers: key,
        })
      ).status,
    ).toBe(status)
  const { note } = (await stage.ask({ as: 'Ama', method: 'POST', path: `${path}/notes`, body: { text: 'Called' } }))
    .json
  const thread = (await stage.ask({ as: 'Ama', path })).json
  expect(thread).toMatchObject({ replies: [{ text: 'In Kumasi', state: 'waiting' }], notes: [{ text: 'Called' }] })
  expect((await stage.ask({ as: 'Ama', method: 'DELETE', path: `/inbox/x/notes/${note._id}` })).status).toBe(200)
  expect((await stage.ask({ as: 'Ama', path })).json.notes).toEqual([])
})

test('the sender learns that the message may be urgent, but not that it was marked as spam', async () => {
  await using stage = await testApi()
  expect((await send(stage, 'My son has chest pain')).json.message.isUrgent).toBe(true)
  const robot = await send(stage, 'Buy', { 'Form-Check': 'trap=x&stamp=&seconds=' })
  const person = await send(stage, 'Hello')
  expect(Object.keys(robot.json.message)).toEqual(Object.keys(person.json.message))
  const { messages } = (await stage.ask({ as: 'Ama', path: '/inbox?folder=spam' })).json
  expect(messages).toMatchObject([{ subject: 'Buy', spamReason: 'bot' }])
  expect((await stage.ask({ as: 'Ama', path: '/contact' })).json.messages).toHaveLength(3)
})

test('the sender learns in how many days to expect a reply, once this is set', async () => {
  await using stage = await testApi()
  const settings = (replyDays?: number) =>
    stage.ask({ as: 'Ama', method: 'PUT', path: '/reply-settings', body: { signature: '', replyTo: '', replyDays } })
  expect((await send(stage, 'Hello')).json.replyDays).toBeUndefined()
  expect((await settings(3)).json.organisation.replyDays).toBe(3)
  await settings()
  expect((await send(stage, 'Hello again')).json.replyDays).toBe(3)
  await settings(0)
  expect((await send(stage, 'Hello, a third time')).json.replyDays).toBeUndefined()
  expect((await settings(61)).status).toBe(422)
})

test('saved replies are added, changed and deleted', async () => {
  await using stage = await testApi()
  const ask = (method: string, path: string, body?: object) => stage.ask({ as: 'Ama', method, path, body })
  const { savedReply } = (await ask('POST', '/saved-replies', { title: 'Tests', text: 'In Kumasi' })).json
  const path = `/saved-replies/${savedReply._id}`
  expect((await ask('PUT', path, { title: 'Tests', text: 'In Accra' })).json.savedReply.text).toBe('In Accra')
  expect((await ask('GET', '/saved-replies')).json.savedReplies).toMatchObject([{ title: 'Tests', text: 'In Accra' }])
  expect([(await ask('DELETE', path)).status, (await ask('DELETE', path)).status]).toEqual([200, 404])
})

test('the signature of a reply is the user’s own, or else the organisation’s', async () => {
  await using stage = await testApi()
  const put = async (path: string, body: object) => (await stage.ask({ as: 'Ama', method: 'PUT', path, body })).json
  expect((await stage.ask({ as: 'Ama', path: '/reply-settings' })).json).toMatchObject({
    signature: 'Voima',
    sendsMail: false,
  })
  await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body: { password: ama.password } })
  const organisation = { signature: 'The team', replyTo: 'help@voima.example' }
  expect(await put('/reply-settings', organisation)).toMatchObject({
    signature: 'The team',
    goesTo: 'help@voima.example',
  })
  expect(await put('/reply-settings/own', { signature: 'Ama', wantsNotices: true })).toMatchObject({ signature: 'Ama' })
  expect((await put('/reply-settings', { ...organisation, replyTo: 'a@b\r\nBcc: x@y' })).errors.replyTo).toBeDefined()
})
