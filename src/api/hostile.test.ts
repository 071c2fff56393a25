import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, testApi } from '#test/api.ts'
import { yaw } from '#test/cast.ts'

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi({ settings: { RATE_LIMITS: 'off' } })
})
afterAll(() => stage.close())

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`

/** Every row gets a clear rejection: a 4xx problem with a sentence, and nothing is stored. */
const rows = [
  { path: '/news?page=-1', status: 422, says: 'page is "-1"; it must be a whole number from 1 to 999999999.' },
  { path: '/news?page=0', status: 422, says: 'page is "0"' },
  { path: '/news?page=9e99', status: 422, says: 'page is "9e99"' },
  { path: '/news?page=1.5', status: 422, says: 'page is "1.5"' },
  { path: '/news?page=', status: 422, says: 'page is ""' },
  { path: '/news?page=1&page=2', status: 422, says: 'page was sent more than once' },
  { path: '/news?limit=1?%E2%80%8B2', status: 422, says: 'limit is "1?2"' },
  { path: '/blog?limit=1000', status: 422, says: 'limit is "1000"; it must be a whole number from 1 to 100.' },
  { path: "/news?limit=1';DROP TABLE articles", status: 422, says: 'limit is' },
  { path: '/news?language=xx', status: 422, says: 'language is "xx"; it must be one of en (English), tw (Twi)' },
  { path: '/blog?language=', status: 422, says: 'language is ""' },
  { path: '/news?language=tw&language=ee', status: 422, says: 'language is "["tw","ee"]"' },
  { path: "/news?language=tw' OR 1=1", status: 422, says: 'must be one of' },
  { path: '/news?language=constructor', status: 422, says: 'language is "constructor"' },
  { path: '/news/unknown', status: 404, says: 'nothing at this address' },
  { path: '/news/%00', status: 404, says: 'nothing' },
  { path: '/news/%E0%A4%A', status: 404, says: 'nothing' },
  { path: '/news/%zz', status: 404, says: 'nothing' },
  { path: '/news/..%2F..%2Fetc%2Fpasswd', status: 404, says: 'nothing' },
  { path: `/news/${'x'.repeat(5_000)}`, status: 404, says: 'nothing' },
  { path: "/blog/' OR 1=1 --", status: 404, says: 'nothing' },
  { method: 'POST', path: '/contact', body: '{"name":', status: 400, says: 'cannot be read' },
  { method: 'POST', path: '/contact', body: '', status: 400, says: 'cannot be read' },
  { method: 'POST', path: '/contact', body: deep, status: 422, says: 'a JSON object' },
  { method: 'POST', path: '/contact', body: '[]', status: 422, says: 'a JSON object' },
  { method: 'POST', path: '/contact', body: '"text"', status: 422, says: 'a JSON object' },
  { method: 'POST', path: '/contact', body: 'null', status: 422, says: 'a JSON object' },
  { method: 'POST', path: '/contact', body: { ...yaw, name: ['a'] }, status: 422, says: 'The name must be text.' },
  { method: 'POST', path: '/contact', body: { ...yaw, message: { a: 1 } }, status: 422, says: 'must be text' },
  { method: 'POST', path: '/contact', body: { ...yaw, email: [yaw.email] }, status: 422, says: 'Enter an email' },
  {
    method: 'POST',
    path: '/contact',
    body: { ...yaw, message: 'x'.repeat(1_000_000) },
    status: 422,
    says: '1,000,000',
  },
  {
    method: 'POST',
    path: '/contact',
    body: { ...yaw, message: 'x'.repeat(2_000_000) },
    status: 413,
    says: 'too large',
  },
  { method: 'POST', path: '/contact', body: { ...yaw, name: '\0\u200b' }, status: 422, says: 'Enter your name' },
  { method: 'POST', path: '/contact', body: { ...yaw, message: '\ud800' }, status: 422, says: 'Enter your message' },
  { method: 'POST', path: '/contact', body: { ...yaw, email: 'a b@mail.example' }, status: 422, says: 'not an email' },
  { method: 'POST', path: '/contact', body: { ...yaw, email: 'ama@gmail' }, status: 422, says: 'an ending like .com' },
  { method: 'POST', path: '/subscribe', body: { email: 'ama..x@mail.example' }, status: 422, says: 'two full stops' },
  {
    method: 'POST',
    path: '/contact',
    body: `{"__proto__":${JSON.stringify(yaw)}}`,
    status: 422,
    says: 'Enter your name',
  },
  { method: 'POST', path: '/subscribe', body: { email: script }, status: 422, says: 'is not an email address' },
  { method: 'POST', path: '/subscribe', body: { email: 7 }, status: 422, says: 'Enter an email' },
  { method: 'POST', path: '/auth/login', body: { email: { $ne: '' }, password: [] }, status: 422, says: 'Enter' },
  { method: 'POST', path: '/auth/login', body: { email: 'a\0', password: '\0' }, status: 401, says: 'Login failed!' },
  { method: 'POST', path: '/auth/login', body: { email: '\ud800', password: 'x' }, status: 422, says: 'Enter' },
  {
    method: 'POST',
    path: '/auth/login',
    body: { email: 'a', password: 'x'.repeat(9_999) },
    status: 422,
    says: 'Login',
  },
  { method: 'POST', path: '/news', body: 'no form', type: 'multipart/form-data', status: 400, says: 'cannot be read' },
  { method: 'POST', path: '/news', body: 'x', type: 'multipart/form-data; boundary=b', status: 400, says: 'be read' },
  { method: 'POST', path: '/contact', body: 'name=Yaw', type: 'text/plain', status: 415, says: '/api/v1/docs' },
  { method: 'POST', path: '/contact', body: '<a/>', type: 'application/xml', status: 415, says: 'Content-Type' },
]

test.each(rows)('$status: $says', async ({ status, says, type, ...question }) => {
  const headers = type ? { 'Content-Type': type } : undefined
  const answer = await stage.ask({ as: 'Ama', headers, ...question })
  expect([answer.status, answer.json?.status]).toEqual([status, status])
  expect(answer.json.detail).toContain(says)
  expect(answer.text).not.toMatch(/Error:|node_modules|ZodError|Invalid input/)
  expect(await stage.core.messages.newest()).toEqual([])
  expect(await stage.core.subscribers.newest()).toEqual([])
})

describe('HTML and scripts come back as text', () => {
  test('in a message', async () => {
    const body = { name: script, email: yaw.email, message: script }
    const { json, headers } = await stage.ask({ method: 'POST', path: '/contact', body })
    expect(json.message).toMatchObject({ name: script, subject: script })
    expect(headers.get('Content-Type')).toBe('application/json')
    await stage.core.messages.remove(json.message._id)
  })

  test('in every field of an article, escaped in the rendered HTML', async () => {
    const content = `${script}\n\n[a link](javascript:alert(1))`
    const body = formOf({ title: script, author: script.slice(0, 100), imageAlt: script, content })
    const { status, json } = await stage.ask({ as: 'Ama', method: 'POST', path: '/news', body })
    expect([status, json.newsItem.title, json.newsItem.content]).toEqual([201, script, content])
    expect(json.newsItem.contentHtml).toContain('&lt;script&gt;')
    expect(json.newsItem.contentHtml).not.toMatch(/<script|<img|href="javascript/)
  })
})

test('fields named like built-in properties, such as __proto__, are ignored', async () => {
  const body = formOf({ title: 'Plain', content: 'Text', __proto__: 'x', constructor: 'x', 'toString[]': 'x' })
  body.append('__proto__', 'polluted')
  const { status } = await stage.ask({ as: 'Ama', method: 'POST', path: '/blog', body })
  expect(status).toBe(201)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
