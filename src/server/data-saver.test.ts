import { expect, test } from 'vitest'
import { dataSaverSwitch, wantsLight } from './data-saver.ts'

test.each([
  [undefined, undefined, false],
  ['on', undefined, true],
  ['On', '', true],
  ['off', undefined, false],
  [undefined, 'data-saver=on', true],
  ['on', 'data-saver=off', false],
  ['on', 'a=b; data-saver=off; c=d', false],
  [undefined, 'not-data-saver=on', false],
  [undefined, 'data-saver=onward', false],
])('with Save-Data %s and the cookies %s, the light page is chosen: %s', (saveData, cookies, isLight) => {
  expect(wantsLight(saveData, cookies)).toBe(isLight)
})

const here = { Host: 'voima.example', 'Sec-Fetch-Site': 'same-origin' }

const press = (fields: Record<string, string>, headers: Record<string, string> = here, publicUrl = '') =>
  dataSaverSwitch(publicUrl).request('http://voima.example/data-saver', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })

test('the choice is stored for a year in an HttpOnly cookie, and redirects back to the page', async () => {
  const answer = await press({ choice: 'on', from: '/news?page=2#data-saver' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/news?page=2#data-saver'])
  expect(answer.headers.get('Set-Cookie')).toBe('data-saver=on; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('on an https site the cookie is sent over https only', async () => {
  const answer = await press({ choice: 'off', from: '/' }, here, 'https://voima.example')
  expect(answer.headers.get('Set-Cookie')).toMatch(/^data-saver=off; .*Secure/)
})

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '',
])('a request from "%s" redirects to the home page, never to another site', async (from) => {
  expect((await press({ choice: 'on', from })).headers.get('Location')).toMatch(/^\/(?![/\\])/)
  expect((await press({ choice: 'on', from })).headers.get('Location')).not.toContain('evil')
})

test('an invalid choice changes nothing', async () => {
  const answer = await press({ choice: 'maybe', from: '/' })
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([400, null])
})

const strangers: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://voima.example' },
  { Origin: 'https://evil.example' },
  { Origin: 'null', Referer: 'https://voima.example/' },
  { Referer: 'https://evil.example/voima.example' },
  {},
]

test.each(strangers)('another site cannot change the choice: %o', async (headers) => {
  const answer = await press({ choice: 'on', from: '/' }, { Host: 'voima.example', ...headers })
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([403, null])
})

const friends: Record<string, string>[] = [
  { Host: 'voima.example', Origin: 'https://voima.example' },
  { Host: 'localhost:3000', Origin: 'https://voima.example' },
  { Host: 'voima.example', Referer: 'https://voima.example/news' },
]

test.each(friends)('a browser with few headers is accepted if it names this site: %o', async (headers) => {
  expect((await press({ choice: 'on', from: '/' }, headers, 'https://voima.example')).status).toBe(303)
})
