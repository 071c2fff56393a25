import { expect, test } from 'vitest'
import { testApi } from '#test/api.ts'
import { kofi } from '#test/cast.ts'
import { emailsTo } from '#test/emails.ts'
import { helper } from '#test/volunteers.ts'

type Stage = Awaited<ReturnType<typeof testApi>>

const offer = (stage: Stage, body: object = helper, headers?: Record<string, string>) =>
  stage.ask({ method: 'POST', path: '/volunteers', body, headers })

test('a visitor offers help, and sees, changes and deletes the entry through the link', async () => {
  await using stage = await testApi()
  const sent = await offer(stage)
  expect(sent.status).toBe(201)
  const { token, link, volunteer } = sent.json
  expect(link).toBe(`https://voima.example/volunteer/${token}`)
  expect(volunteer).not.toHaveProperty('_id')
  const path = `/volunteer-entries/${token}`
  const seen = await stage.ask({ path })
  expect(seen.json.volunteer).toEqual(volunteer)
  expect(seen.json.roles).toContain('Call clinics')
  expect(seen.headers.get('Cache-Control')).toBe('no-store')
  const changed = await stage.ask({ method: 'PATCH', path, body: { town: 'Ho', region: '', days: ['fri'] } })
  expect(changed.json.volunteer).toMatchObject({ town: 'Ho', region: '', days: ['fri'], name: helper.name })
  expect((await stage.ask({ method: 'PATCH', path, body: { email: '' } })).json.errors).toHaveProperty('phone')
  expect((await stage.ask({ method: 'DELETE', path })).json).toEqual({ isDeleted: true })
  for (const method of ['GET', 'DELETE']) expect((await stage.ask({ method, path })).status).toBe(404)
  expect((await stage.ask({ path: '/volunteer-entries/short' })).status).toBe(404)
})

test('only name, town, age and one contact are required; each error names the field and what is allowed', async () => {
  await using stage = await testApi()
  const { name, town, isAdult } = helper
  expect((await offer(stage, { name, town, isAdult, phone: '+233 (0)24 000-0000' })).status).toBe(201)
  const empty = await offer(stage, {})
  expect(empty.status).toBe(422)
  expect(empty.json.errors).toEqual({
    name: 'Enter your name.',
    town: 'Enter your town or village.',
    isAdult: 'Say whether you are 18 or older.',
    phone: 'Enter a phone number or an email address, so that we can answer you. One is enough.',
  })
  const wrong = await offer(stage, {
    ...helper,
    email: 'kofi',
    phone: 'call me',
    region: 'GH-XX',
    days: ['someday'],
    languages: ['fr'],
    words: 'x'.repeat(1_001),
  })
  expect(wrong.json.errors).toMatchObject({
    email: expect.stringContaining('"kofi" is not an email address'),
    phone: 'Enter a phone number with 9 to 15 digits, like 020 000 0000.',
    region: expect.stringMatching(/^region is "GH-XX"; it must be one of GH-AF \(Ahafo\)/),
    'days.0': expect.stringContaining('"someday" is not one of the days: mon (Monday)'),
    'languages.0': expect.stringContaining('"fr" is not one of the languages'),
    words: expect.stringContaining('at most 1,000 are allowed'),
  })
  expect((await offer(stage, { ...helper, roles: ['Surgery'] })).json.errors.roles).toMatch(/^"Surgery" is not one of/)
})

test('the response is the same for a known address, an unknown address and a bot', async () => {
  await using stage = await testApi()
  const answers = [await offer(stage), await offer(stage), await offer(stage, helper, { 'Form-Check': 'trap=x' })]
  const shapes = answers.map(({ status, json }) => {
    const { createdAt: _at, endsAt: _end, ...volunteer } = json.volunteer
    return { status, volunteer, keys: Object.keys(json), length: json.token.length }
  })
  expect(shapes[1]).toEqual(shapes[0])
  expect(shapes[2]).toEqual(shapes[0])
  expect(await emailsTo(stage.core, kofi.email)).toHaveLength(1)
})

test('responders and administrators may read and reply; editors and guests have no access', async () => {
  await using stage = await testApi()
  await offer(stage)
  const { volunteers, counts } = (await stage.ask({ as: 'Ama', path: '/volunteers?state=new&search=hohoe' })).json
  expect([volunteers.length, counts.new]).toEqual([1, 1])
  const path = `/volunteers/${volunteers[0]._id}`
  const calls = [
    ['GET', '/volunteers'],
    ['GET', '/volunteers/export'],
    ['GET', path],
    ['PATCH', path, { state: 'welcome' }],
    ['POST', `${path}/notes`, { text: 'Called' }],
    ['POST', `${path}/replies`, { text: 'Welcome' }],
    ['POST', `${path}/link`],
    ['DELETE', path],
  ] as const
  for (const as of ['guest', 'Adwoa'] as const)
    for (const [method, to, body] of calls) {
      const answer = await stage.ask({ as, method, path: to, body })
      expect([to, answer.status]).toEqual([to, as === 'guest' ? 401 : 403])
      expect(answer.text).not.toContain(kofi.name)
    }
  for (const [method, to, body] of calls)
    expect([to, (await stage.ask({ as: 'Ama', method, path: to, body })).status]).toEqual([
      to,
      method === 'POST' && !to.endsWith('/link') ? 201 : 200,
    ])
  const history = (await stage.ask({ as: 'Ama', path: '/history?kind=volunteers' })).text
  expect(history).toContain('volunteers.deleted')
  expect(history).not.toMatch(/kofi|hohoe/i)
})

test('one network may send sixty offers in ten minutes', async () => {
  await using stage = await testApi()
  for (let count = 0; count < 60; count += 1) expect((await offer(stage)).status).toBe(201)
  const refused = await offer(stage)
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('a responder adds a person from a paper list and welcomes them; the newsletter needs their confirmation', async () => {
  await using stage = await testApi()
  const responder = { email: 'abla@voima.example', password: 'a long enough password' }
  await stage.core.users.add(responder.email, responder.password, 'responder')
  const headers = { Authorization: `Bearer ${(await stage.core.sessions.open(responder)).token}` }
  const post = (path: string, body: object) => stage.ask({ method: 'POST', path, body, headers })
  const agreedOn = new Date().toISOString().slice(0, 10)
  expect((await stage.ask({ as: 'Adwoa', method: 'POST', path: '/volunteers/paper', body: helper })).status).toBe(403)
  expect((await post('/volunteers/paper', {})).json.errors).toEqual({
    name: 'Enter the name.',
    town: 'Enter the town or village.',
    isAdult: 'Say whether the person is 18 or older.',
    phone: expect.stringContaining('Enter a phone number or an email address'),
    agreedOn: 'Enter the day on which the person agreed on paper.',
  })
  const { _id } = (await post('/volunteers/paper', { ...helper, agreedOn })).json.volunteer
  const welcomed = await post(`/volunteers/${_id}/welcome`, { how: 'talk', getsNewsletter: true })
  expect(welcomed.json.volunteer).toMatchObject({ state: 'welcome', welcomedBy: 'talk' })
  const found = async () => (await stage.core.subscribers.list(1, 10, { group: 'volunteers' })).found
  expect(await found()).toMatchObject([{ email: helper.email, state: 'waiting', source: 'hand' }])
  // Who has unsubscribed stays unsubscribed.
  const { _id: subscriber = '' } = (await found())[0] ?? {}
  await stage.core.subscribers.unsubscribe(await stage.core.subscribers.unsubscribeToken(subscriber))
  await post(`/volunteers/${_id}/welcome`, { how: 'talk', getsNewsletter: true })
  expect(await found()).toEqual([])
})
