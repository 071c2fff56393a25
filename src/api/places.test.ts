import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { clinic } from '#test/clinics.ts'

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi()
})
afterAll(() => stage.close())

const send = (method: string, path: string, body?: object, as: 'Ama' | 'Adwoa' | 'guest' = 'Adwoa') =>
  stage.ask({ as, method, path: `/places${path}`, ...(body && { body }) })

test('an editor adds and checks a place, and everybody can find it', async () => {
  const { status, json } = await send('POST', '', clinic)
  expect([status, json.place.state]).toEqual([201, 'waiting'])
  const { _id, slug } = json.place
  expect((await stage.ask({ path: '/places' })).json.places).toEqual([])
  expect((await stage.ask({ path: `/places/${slug}` })).status).toBe(404)
  expect((await send('GET', `/${_id}`)).json).toMatchObject({ place: { _id }, checks: [] })
  const checked = await send('POST', `/${_id}/checks`, { how: 'called', result: 'right' })
  expect([checked.status, checked.json.place.state]).toEqual([201, 'listed'])
  const listed = await stage.ask({ path: '/places?region=GH-TV&kind=test&town=Hohoe' })
  expect(listed.json).toMatchObject({ places: [{ _id, freshness: 'current', km: 61 }], currentPage: 1, totalPages: 1 })
  expect(listed.json.counts).toBeUndefined()
  const found = await stage.ask({ path: `/places/${slug}` })
  expect(found.json.place).toMatchObject({ ...clinic, checkedHow: 'called' })
  expect(found.json.checks).toBeUndefined()
  const changed = await send('PATCH', `/${_id}`, { hours: '8 am to noon', version: 1 })
  expect(changed.json.place).toMatchObject({ hours: '8 am to noon', town: 'Ho' })
  expect((await send('PATCH', `/${_id}`, { hours: 'All day', version: 1 })).status).toBe(409)
  expect((await send('GET', '?state=listed')).json).toMatchObject({ places: [{ _id }], counts: { all: 1, due: 0 } })
  expect((await send('DELETE', `/${_id}/checks/${checked.json.checkId}`)).json.place.state).toBe('waiting')
  await send('POST', `/${_id}/checks`, { how: 'called', result: 'right' })
  expect((await send('DELETE', `/${_id}`)).json.place.state).toBe('removed')
  expect((await stage.ask({ path: `/places/${slug}` })).status).toBe(404)
  expect((await send('POST', `/${_id}/restore`)).json.place.state).toBe('listed')
})

test('visitors can neither see the editors’ list nor change anything', async () => {
  expect((await stage.ask({ path: '/places?state=due' })).status).toBe(401)
  expect((await stage.ask({ path: '/places?search=ho' })).status).toBe(401)
  expect((await send('POST', '', clinic, 'guest')).status).toBe(401)
  await stage.core.users.add('kojo@voima.example', 'a long enough password', 'responder')
  const { token } = await stage.core.sessions.open({ email: 'kojo@voima.example', password: 'a long enough password' })
  const headers = { Authorization: `Bearer ${token}` }
  expect((await stage.ask({ path: '/places?state=due', headers })).status).toBe(403)
  expect((await stage.ask({ path: '/places', method: 'POST', body: clinic, headers })).status).toBe(403)
})

test.each([
  [{ phones: [], whatsapp: '' }, { phones: expect.stringContaining('people must be able to ask') }],
  [{ phones: ['call me'] }, { 'phones.0': expect.stringContaining('"call me" is not a phone number') }],
  [{ whatsapp: '12' }, { whatsapp: expect.stringContaining('"12" is not a WhatsApp number. Use 3 to 15 digits') }],
  [{ kinds: [] }, { kinds: 'Choose at least one thing that the place offers.' }],
  [{ kinds: ['magic'] }, { 'kinds.0': expect.stringContaining('kinds contains "magic"; each must be one of test,') }],
  [{ region: 'GH-BA' }, { region: expect.stringContaining('region is "GH-BA"; it must be one of') }],
  [
    { lat: 51.5, lon: 0 },
    { lat: expect.stringMatching(/The latitude is "51.5"; it must be a number from 4.69 to 11.21/) },
  ],
  [{ lat: 6.6, lon: null }, { lon: expect.stringContaining('both') }],
  [{ nhis: 'maybe' }, { nhis: 'nhis is "maybe"; it must be one of yes, no, ask.' }],
  [
    { name: '', source: ' ' },
    { name: 'Enter the name.', source: 'Enter the source.' },
  ],
])('a place with %j is rejected with a sentence for each field', async (fields, errors) => {
  const { status, json } = await send('POST', '', { ...clinic, ...fields })
  expect(status).toBe(422)
  expect(json.errors).toEqual(errors)
})

test('invalid filters and check fields are rejected with the allowed values', async () => {
  const list = await stage.ask({ path: '/places?region=Volta&kind=x&town=Atlantis' })
  expect(list.status).toBe(422)
  expect(Object.keys(list.json.errors)).toEqual(['region', 'kind', 'town'])
  expect(list.json.errors.town).toContain('"Atlantis"')
  const { _id } = (await send('POST', '', clinic)).json.place
  const check = await send('POST', `/${_id}/checks`, { how: 'dreamt', result: 'fine', on: 'today' })
  expect(Object.keys(check.json.errors)).toEqual(['how', 'result', 'on'])
})
