import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { adwoa, ama, esi } from '#test/cast.ts'
import { doorMark, testDays } from '#test/signup-days.ts'

const wanted = { calledBy: 'Kofi', time: 'ho-0' }
const post = { method: 'POST', path: '/events/ho/signups' }

test('a visitor signs up with only a name; the code shows and cancels the sign-up, and nothing caches it', async () => {
  await using stage = await testDays()
  await stage.addDay()
  const { status, json } = await stage.ask({ ...post, body: wanted })
  expect(status).toBe(201)
  const path = `/signups/${json.code}`
  const found = await stage.ask({ path })
  expect(found.json.signup).toMatchObject({ calledBy: 'Kofi', people: 1 })
  expect(found.headers.get('Cache-Control')).toBe('no-store')
  expect((await stage.ask({ path, method: 'DELETE' })).json.signup.givenBackAt).toBeDefined()
  expect((await stage.ask({ path, method: 'DELETE' })).status).toBe(200)
  expect(await stage.taken()).toBe(0)
})

test('invalid fields are rejected with a sentence that says what to write', async () => {
  await using stage = await testDays()
  await stage.addDay({ seats: 1 })
  const errorsFor = async (more: object) => (await stage.ask({ ...post, body: { ...wanted, ...more } })).json.errors
  expect(await errorsFor({ calledBy: ' ' })).toEqual({ calledBy: 'Enter your name.' })
  expect(await errorsFor({ people: 11 })).toEqual({ people: 'Enter a number of people from 1 to 10.' })
  expect(await errorsFor({ phone: 'call me' })).toEqual({
    phone: 'Enter a phone number with 3 to 15 digits, like 020 000 0000.',
  })
  expect(await errorsFor({ time: '' })).toEqual({ time: 'Choose a time.' })
  expect((await errorsFor({ email: 'kofi' })).email).toContain('"kofi" is not an email address.')
  expect((await stage.ask({ ...post, body: wanted })).status).toBe(201)
  expect((await stage.ask({ ...post, body: wanted })).status).toBe(409)
})

test('after thirty wrong codes a network is refused for ten minutes; right codes do not count', async () => {
  await using stage = await testDays()
  await stage.addDay()
  const { code } = await stage.take()
  for (let round = 0; round < 40; round += 1) expect((await stage.ask({ path: `/signups/${code}` })).status).toBe(200)
  for (let round = 0; round < 30; round += 1)
    expect((await stage.ask({ path: `/signups/WRONG-${round}` })).status).toBe(404)
  expect((await stage.ask({ path: `/signups/${code}` })).status).toBe(429)
  expect((await stage.ask({ path: `/signups/${code}`, visitor: '203.0.113.8' })).status).toBe(200)
  stage.pass(10 * 60_000)
  expect((await stage.ask({ path: `/signups/${code}` })).status).toBe(200)
})

test('an editor sees names and counts only while an administrator allows it', async () => {
  await using stage = await testDays()
  await stage.addDay()
  await stage.take()
  const paths = ['/events/ho/signups', '/events/ho/door', '/events/ho/counts']
  const statuses = async () => {
    const found = []
    for (const path of paths) found.push((await stage.ask({ as: 'Adwoa', path })).status)
    return found
  }
  expect(await statuses()).toEqual([403, 403, 403])
  const email = { as: 'Adwoa', method: 'POST', path: '/events/ho/signups/emails', body: { text: 'Hello' } } as const
  expect((await stage.ask(email)).status).toBe(403)
  const { users } = (await stage.ask({ as: 'Ama', path: '/users' })).json
  const { _id } = users.find(({ email }: { email: string }) => email === adwoa.email)
  const give = (jobs: string[]) => stage.ask({ as: 'Ama', method: 'PATCH', path: `/users/${_id}`, body: { jobs } })
  expect((await give(['writer', 'events', 'door'])).status).toBe(403)
  await stage.ask({ as: 'Ama', method: 'POST', path: '/auth/confirmation', body: { password: ama.password } })
  expect((await give(['writer', 'events', 'door'])).status).toBe(200)
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await stage.ask({ as: 'Adwoa', path: '/auth/account' })).json.account.jobs).toEqual([
    'writer',
    'events',
    'door',
  ])
  await give(['writer', 'events'])
  expect(await statuses()).toEqual([403, 403, 403])
  await give(['door'])
  expect(await statuses()).toEqual([200, 200, 200])
  const listed = await stage.ask({ as: 'Adwoa', path: '/events' })
  expect(listed.json.events).toMatchObject([{ seats: { all: 50, taken: 1 } }])
  expect((await stage.ask({ as: 'Adwoa', path: '/events?when=uncounted' })).status).toBe(200)
})

test('an email to everybody returns the number of recipients, and an empty one is rejected', async () => {
  await using stage = await testDays()
  await stage.addDay()
  await stage.take('ho-0', { email: esi.email })
  const send = (text: string) =>
    stage.ask({ as: 'Ama', method: 'POST', path: '/events/ho/signups/emails', body: { text } })
  expect((await send('Please bring water.')).json).toEqual({ emails: 1 })
  expect((await send(' ')).json.errors).toEqual({ text: 'Enter the text.' })
  expect((await send('x'.repeat(2001))).json.errors.text).toContain('at most 2,000 are allowed')
  const { json } = await stage.ask({ as: 'Ama', path: '/events/ho/signups' })
  expect(json).toMatchObject({
    event: { title: 'Screening in ho' },
    sendsEmail: false,
    signups: [{ email: esi.email }],
  })
  expect(json.goesTo).toBeUndefined()
})

test('the door list of 500 people takes at most 6.5 KB over the network', { tags: 'slow' }, async () => {
  await using stage = await testDays()
  await stage.addDay({ seats: 100, times: 5 })
  for (let person = 0; person < 500; person += 1)
    await stage.take(`ho-${person % 5}`, { calledBy: nameOf(person), people: 1, phone: phoneOf(person) })
  const { text } = await stage.ask({ as: 'Ama', path: '/events/ho/door' })
  expect(JSON.parse(text).times.flatMap(({ people }: { people: object[] }) => people).length).toBe(500)
  expect(text).not.toContain(phoneOf(7))
  expect(text).toContain(phoneOf(7).slice(-4))
  // Compressed like a response that the server compresses on the fly.
  const sent = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  expect(sent.length).toBeLessThanOrEqual(6500)
})

test('a mark sent twice counts once, and the response has the marks of all phones', async () => {
  await using stage = await testDays()
  await stage.addDay()
  await stage.take()
  const mark = doorMark('came', { time: 'ho-0', number: 1 })
  const send = (marks: object[]) => stage.ask({ as: 'Ama', method: 'POST', path: '/events/ho/door', body: { marks } })
  const walkIn = doorMark('walked-in')
  await send([mark, walkIn])
  expect((await send([mark, walkIn])).json).toMatchObject({
    times: [{ people: [[1, 'Kofi', 1, 1, '', expect.stringMatching(/^[2-9A-HJ-NP-Z]{5}$/)]] }],
    counts: { walkedIn: 1 },
  })
  expect((await send([{ ...mark, id: 'x' }])).status).toBe(422)
})

test('counts from the paper list replace those from the phones', async () => {
  await using stage = await testDays()
  await stage.addDay()
  await stage.signups.mark('ho', { marks: [doorMark('tested')] })
  const change = (body: object) => stage.ask({ as: 'Ama', method: 'PATCH', path: '/events/ho/counts', body })
  expect((await change({ tested: 40, came: 12 })).json).toMatchObject({ tested: 40, came: 12, walkedIn: 0 })
  expect((await change({ tested: null })).json).toMatchObject({ tested: 1, came: 12 })
  expect((await change({ tested: -1 })).json.errors.tested).toContain('tested is "-1"')
})

test('one address gets at most six sign-up emails in twenty minutes', async () => {
  await using stage = await testDays()
  await stage.addDay()
  const statuses = []
  for (let round = 0; round < 7; round += 1)
    statuses.push(
      (await stage.ask({ ...post, body: { ...wanted, email: esi.email }, visitor: `203.0.113.${round}` })).status,
    )
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
})

const first = 'Ama Kofi Esi Kwame Adwoa Yaw Abena Kojo Akua Kwabena Afia Kwasi Yaa Fiifi Efua Ebo Araba Nii Naa Dzifa'
const last = 'Mensah Owusu Boateng Asante Addo Agyeman Osei Appiah Ansah Quaye Tetteh Lartey Amoah Ofori Darko Sarpong'
const nameOf = (at: number) =>
  `${first.split(' ')[(at * 7) % 20]} ${last.split(' ')[(at * 11 + (at >> 3)) % 16]}${at % 3 === 0 ? ` ${String.fromCharCode(65 + (at % 26))}.` : ''}`
const phoneOf = (at: number) => `024 ${String(1_000_000 + ((at * 7_368_787) % 9_000_000))}`

test('everybody sees how many seats an event has, and only editors how many are taken', async () => {
  await using stage = await testDays()
  await stage.addDay({ seats: 20, times: 2 })
  await stage.take()
  const events = async (as?: 'Adwoa') => {
    const { json } = await stage.ask({ as, path: '/events' })
    const { json: one } = await stage.ask({ as, path: '/events/ho' })
    return [json.events[0].seats, one.event.seats]
  }
  const seats = { all: 40, taken: 1 }
  expect(await events()).toEqual([undefined, undefined])
  expect(await events('Adwoa')).toEqual([seats, seats])
  expect((await stage.ask({ path: '/events' })).json.events[0].allSeats).toBe(40)
  expect((await stage.ask({ as: 'Ama', path: '/events/ho/signups' })).json.seats).toEqual(seats)
  expect((await stage.ask({ as: 'Adwoa', path: '/dashboard' })).json.nextEvents[0].seats).toEqual(seats)
})
