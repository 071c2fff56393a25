import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { helper } from '#test/volunteers.ts'

test('a person who gave only a phone number is found and erased by that number, and nobody else is', async () => {
  await using stage = await testApi()
  const { volunteers } = stage.core
  for (const phone of ['024 000 0000', '024 111 1111'])
    await volunteers.receive({ ...helper, email: '', phone }, { linkOf: (token) => token })
  const ask = (path: string, body: object) =>
    stage.ask({ as: 'Ama', method: 'POST', path: `/personal-data/${path}`, body })
  const { json: shown } = await ask('show', { phone: '0240000000' })
  expect(shown.records.volunteers).toMatchObject([{ phone: '024 000 0000' }])
  expect(shown).toMatchObject({ email: '', messages: [], emails: [] })
  expect((await ask('erase', { phone: '0240000000' })).json).toMatchObject({ messages: 0, records: { volunteers: 1 } })
  expect((await ask('show', { phone: '0240000000' })).json.records).toBeUndefined()
  expect((await ask('show', { phone: '0241111111' })).json.records.volunteers).toHaveLength(1)
})

test.each([
  [{}, 'email'],
  [{ email: 'ama' }, 'email'],
  [{ email: 'ama', phone: '0240000000' }, 'email'],
  [{ phone: 'x'.repeat(50) }, 'phone'],
  [{ phone: 'abc' }, 'phone'],
  [{ phone: '12' }, 'phone'],
  [{ phone: '1234567890123456' }, 'phone'],
  [{ email: 'ama@mail.example', phone: 'abc' }, 'phone'],
])('%j is rejected with a sentence', async (body, field) => {
  await using stage = await testApi()
  const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path: '/personal-data/show', body })
  expect([status, Object.keys(json.errors)]).toEqual([422, expect.arrayContaining([field])])
})

test('the sentence about a phone number names the field, the value and what is allowed', async () => {
  await using stage = await testApi()
  const body = { phone: 'abc' }
  const { json } = await stage.ask({ as: 'Ama', method: 'POST', path: '/personal-data/show', body })
  expect(json.errors.phone).toMatch(/^phone is "abc"; it must be a phone number of 3 to 15 digits\./)
})

test('every notation of a phone number that a person may send finds this person', async () => {
  await using stage = await testApi()
  const receive = (phone: string) =>
    stage.core.volunteers.receive({ ...helper, email: '', phone }, { linkOf: (token) => token })
  await receive('024.000.0000')
  for (const phone of ['024.000.0000', '(024) 000-0000', '+233 24/000 0000']) {
    const { json } = await stage.ask({ as: 'Ama', method: 'POST', path: '/personal-data/show', body: { phone } })
    expect(json.records.volunteers).toHaveLength(1)
  }
})
