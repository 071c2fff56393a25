import { expect, test } from 'vitest'
import { rates } from '#shared/rate-limits.ts'
import { testApi } from '#test/api.ts'

const words = 'Can my sister with SS give birth at home?'
const texts = {
  question: 'Can a woman with sickle cell disease give birth at home?',
  answer: 'Please plan the birth in a hospital.',
}

const openStage = async () => {
  const stage = await testApi()
  const send = (method: string, path: string, body?: object, as: 'Ama' | 'guest' = 'Ama') =>
    stage.ask({ as, method, path: `/questions${path}`, ...(body && { body }) })
  const askAndAnswer = async () => {
    const { json } = await send('POST', '', { question: words }, 'guest')
    const [{ _id }] = (await send('GET', '/inbox')).json.questions
    const { json: answered } = await send('PATCH', `/inbox/${_id}`, { ...texts, isAnswered: true })
    return { code: json.question.code, path: `/inbox/${_id}`, version: answered.question.version }
  }
  return { ...stage, send, askAndAnswer }
}

test('anybody may ask, and read with the code; only users who answer see the inbox', async () => {
  await using stage = await openStage()
  const { code, path } = await stage.askAndAnswer()
  const { status, json, headers } = await stage.ask({ path: `/questions/codes/${code}` })
  expect([status, json.question.answerHtml]).toEqual([200, `<p>${texts.answer}</p>\n`])
  expect(headers.get('Cache-Control')).toBe('no-store')
  for (const closed of ['/inbox', path]) {
    const answer = await stage.ask({ path: `/questions${closed}` })
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain('sister')
  }
  expect((await stage.ask({ as: 'Adwoa', path: '/questions/inbox' })).status).toBe(200)
})

test('only users who answer may record a question that came by phone, and once for each key', async () => {
  await using stage = await openStage()
  const key = crypto.randomUUID()
  const record = (as: 'Adwoa' | 'guest') =>
    stage.ask({
      ...{ as, method: 'POST', path: '/questions/inbox', body: { question: words } },
      headers: { 'Idempotency-Key': key },
    })
  expect((await record('guest')).status).toBe(401)
  const { status, json } = await record('Adwoa')
  expect([status, json.question.code]).toEqual([201, expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/)])
  expect((await record('Adwoa')).json).toEqual(json)
  expect((await stage.send('GET', '/inbox')).json.questions).toMatchObject([{ cameBy: 'phone' }])
  expect((await stage.send('POST', '/inbox', { question: ' ' })).status).toBe(422)
})

test('one network may ask for similar questions ten times as often as it may ask', { tags: 'slow' }, async () => {
  await using stage = await openStage()
  const similar = () => stage.send('POST', '/similar', { question: words }, 'guest')
  for (let time = 0; time < rates.question.times * 10; time += 1) expect((await similar()).status).toBe(200)
  const { status, headers } = await similar()
  expect([status, headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)])
})

test('a public answer names the clinician; a change withdraws the reading and unpublishes the answer', async () => {
  await using stage = await openStage()
  const { path, version } = await stage.askAndAnswer()
  const unread = await stage.send('POST', `${path}/publish`)
  expect([unread.status, unread.json.errors]).toEqual([
    422,
    { clinician: 'A clinician must read the answer before it is published.' },
  ])
  const reading = { name: 'Dr Esi Mensah', role: 'Obstetrician', version }
  expect((await stage.send('PUT', `${path}/reading`, reading)).status).toBe(200)
  expect((await stage.send('POST', `${path}/publish`)).status).toBe(200)
  const [listed] = (await stage.ask({ path: '/questions' })).json.questions
  expect(listed).toMatchObject({ question: texts.question, clinician: { name: 'Dr Esi Mensah', role: 'Obstetrician' } })
  expect((await stage.ask({ path: `/questions/${listed.slug}` })).json.question.answer).toBe(texts.answer)

  await stage.send('PATCH', path, { answer: 'Give birth where you like.' })
  expect((await stage.ask({ path: `/questions/${listed.slug}` })).status).toBe(404)
  expect((await stage.ask({ path: '/questions' })).json.questions).toEqual([])
  expect((await stage.send('PUT', `${path}/reading`, reading)).status).toBe(409)
})

test('wrong and expired codes get the same response; after 30 wrong codes a network is refused', async () => {
  await using stage = await openStage()
  const { code, path } = await stage.askAndAnswer()
  const read = (tried: string, visitor?: string) => stage.ask({ path: `/questions/codes/${tried}`, visitor })
  for (let time = 0; time < 40; time += 1) expect((await read(code)).status).toBe(200)
  await stage.send('DELETE', path)
  const [old, wrong] = [await read(code), await read('2222AAAA')]
  expect([old.status, old.text]).toEqual([404, wrong.text])
  expect([...old.headers]).toEqual([...wrong.headers])
  for (let time = 2; time < 30; time += 1) expect((await read('2222AAAA')).status).toBe(404)
  const waiting = await read(code)
  expect([waiting.status, Number(waiting.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect((await read('2222AAAA', '198.51.100.4')).status).toBe(404)
})

test('empty and too long questions are rejected with a sentence, and the sixty-first is refused', async () => {
  await using stage = await openStage()
  const ask = (question: string) => stage.send('POST', '', { question }, 'guest')
  expect((await ask(' ')).json.errors).toEqual({ question: 'Enter your question.' })
  expect((await ask('x'.repeat(5_001))).json.errors).toEqual({
    question: 'The question has 5,001 characters; at most 5,000 are allowed.',
  })
  for (let time = 0; time < 60; time += 1) expect((await ask(`Why ${time}?`)).status).toBe(201)
  expect((await ask('Why?')).status).toBe(429)
})
