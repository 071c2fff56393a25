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
])('%j is rejected with a sentence', async (body, field) => {
  await using stage = await testApi()
  const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path: '/personal-data/show', body })
  expect([status, Object.keys(json.errors)]).toEqual([422, expect.arrayContaining([field])])
})
