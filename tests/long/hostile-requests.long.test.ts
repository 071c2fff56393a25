import { expect, test } from 'vitest'
import { createDice } from '#core/seed/dice.ts'
import { callsTo } from '../support/calls.ts'
import { startSite } from '../support/site.ts'

const requests = 5_000

const words = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '9e99',
    'null',
    'undefined',
    '[object Object]',
    '__proto__',
    'constructor',
    '%00',
    '%',
    '..%2f',
  ],
  ...['<script>alert(1)</script>', "' OR 1=1 --", '"; DROP TABLE articles;', '\u0000', '\u202e', 'ɛɔŋ', '💉', '\ud800'],
  ...['a@b', 'esi@mail.example', 'x'.repeat(6_000), 'true', '2026-02-30', '{}', '[]', '"', '\r\nSet-Cookie: a=b'],
] as const

const paths = [
  ...[
    '/news',
    '/news/%s',
    '/blog',
    '/blog/%s',
    '/news/%s/restore',
    '/contact',
    '/contact/%s',
    '/subscribe',
    '/subscribe/%s',
  ],
  ...['/auth/login', '/%s', '', '/news?page=%s&limit=%s', '/blog?limit=%s', '/contact?page=%s', '/docs'],
] as const

const fields = [
  'title',
  'content',
  'author',
  'news_image',
  'blog_image',
  'name',
  'email',
  'message',
  'password',
  'keepDate',
]
const types = [
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'nonsense',
  '',
]

const createRequests = (token: string) => {
  const { oneOf: pick } = createDice(20_261_119)
  const word = () => pick(words)
  const value = () => pick([word(), 1, null, true, [word()], { [word()]: word() }, 9e99])
  const object = () => Object.fromEntries([0, 1, 2].map(() => [pick([...fields, word()]), value()]))
  const form = () => {
    const data = new FormData()
    for (const name of [pick(fields), pick(fields), word()])
      data.append(name, pick([word(), new Blob([word()], { type: 'image/png' })]) as string)
    return data
  }
  return () => {
    const method = pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'])
    const body = pick([JSON.stringify(object()), word(), form(), `{"email":`, `--x\r\n${word()}`])
    const headers: Record<string, string> = { Authorization: pick([`Bearer ${token}`, 'Bearer nonsense', 'nonsense']) }
    if (typeof body === 'string') headers['Content-Type'] = pick(types)
    const path = pick(paths).replaceAll('%s', () => encodeURIComponent(word().toWellFormed()))
    return { path, init: { method, headers, ...(!['GET', 'HEAD'].includes(method) && { body }) } }
  }
}

test('whatever is sent to the API, the answer is a sentence and never a breakdown', async () => {
  const site = await startSite({ RATE_LIMITS: 'off' })
  const nextRequest = createRequests(await callsTo(site.address).tokenOfAma())
  const seen = new Set<number>()
  for (let number = 0; number < requests; number += 1) {
    const { path, init } = nextRequest()
    const answer = await fetch(`${site.address}/api/v1${path}`, init)
    seen.add(answer.status)
    const told = `${init.method} ${path} ${String(init.body).slice(0, 200)}`
    expect(answer.status, told).toBeLessThan(500)
    const text = await answer.text()
    if (answer.status >= 400 && init.method !== 'HEAD') {
      expect(answer.headers.get('Content-Type'), told).toBe('application/problem+json')
      expect(JSON.parse(text).detail, told).toMatch(/[.!?]$/)
    }
    expect(answer.headers.get('Set-Cookie'), told).toBeNull()
  }
  expect([...seen]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 405, 415, 422]))
  expect((await fetch(site.address)).status).toBe(200)
  expect(site.printed()).not.toMatch(/failed|Error/)
  await site.stop()
})
