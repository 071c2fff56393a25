import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { esi, kofi } from '#test/cast.ts'
import { outboxOf } from '#test/outbox.ts'

const withEmail = async (stage: Awaited<ReturnType<typeof testApi>>) => {
  await using outbox = await outboxOf(stage.config)
  await outbox.queue(esi.email)
  const { json } = await stage.ask({ as: 'Ama', path: '/outbox' })
  return json.emails[0]._id as string
}

test('only an administrator reads, sends and deletes emails', async () => {
  await using stage = await testApi()
  const path = `/outbox/${await withEmail(stage)}`
  const calls = [
    { method: 'GET', path: '/outbox' },
    { method: 'GET', path },
    { method: 'POST', path: `${path}/send` },
    { method: 'POST', path: `${path}/arrived` },
    { method: 'DELETE', path },
  ]
  for (const as of ['guest', 'dead token'] as const)
    for (const call of calls) {
      const { status, text } = await stage.ask({ as, ...call })
      expect([call.method, status]).toEqual([call.method, 401])
      expect(text).not.toContain(esi.email)
    }
})

test('without a mail server, waiting emails are counted and can be read', async () => {
  await using stage = await testApi()
  const id = await withEmail(stage)
  const { json } = await stage.ask({ as: 'Ama', path: '/outbox?state=waiting&page=1&limit=10' })
  expect(json).toMatchObject({
    emails: [{ _id: id, to: esi.email, subject: 'A walk on 19 June', state: 'waiting', tries: 0 }],
    counts: { waiting: 1, sent: 0, failed: 0, unknown: 0 },
    health: { sends: false, from: 'no-reply@localhost', isQuotaReached: false },
    currentPage: 1,
    totalPages: 1,
  })
  expect((await stage.ask({ as: 'Ama', path: '/outbox?state=sent' })).json.emails).toEqual([])
  expect((await stage.ask({ as: 'Ama', path: `/outbox/${id}` })).json.email.text).toContain('We walk.')
  expect((await stage.ask({ as: 'Ama', path: '/outbox?state=lost' })).status).toBe(422)
})

test('only an email in an unknown state can be sent again or marked as delivered', async () => {
  await using stage = await testApi()
  await using outbox = await outboxOf(stage.config)
  for (const { email } of [esi, kofi]) await outbox.queue(email)
  const decide = async (email: string, how: string) => {
    const { json } = await stage.ask({ as: 'Ama', path: '/outbox?state=unknown' })
    const id = json.emails.find(({ to }: { to: string }) => to === email)?._id
    return stage.ask({ as: 'Ama', method: 'POST', path: `/outbox/${id}/${how}` })
  }
  const waiting = (await stage.ask({ as: 'Ama', path: '/outbox' })).json.emails[0]._id
  expect((await stage.ask({ as: 'Ama', method: 'POST', path: `/outbox/${waiting}/arrived` })).status).toBe(422)
  await outbox.db.updateTable('emails').set({ unknown_at: '2026-06-19T08:00:00.000Z' }).execute()
  expect((await decide(esi.email, 'arrived')).json.email).toMatchObject({ to: esi.email, state: 'sent' })
  expect((await decide(kofi.email, 'send')).json.email).toMatchObject({ to: kofi.email, state: 'waiting' })
})

test('a deleted email no longer exists', async () => {
  await using stage = await testApi()
  const path = `/outbox/${await withEmail(stage)}`
  expect((await stage.ask({ as: 'Ama', method: 'DELETE', path })).json.email.to).toBe(esi.email)
  expect((await stage.ask({ as: 'Ama', path })).status).toBe(404)
  expect((await stage.ask({ as: 'Ama', method: 'DELETE', path })).status).toBe(404)
})
