/** Whatever fails, and for whom: the server's output names and quotes nobody. */

import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { type Site, startSite } from '#test/site.ts'

const efua = {
  name: 'Efua Sarpong',
  email: 'efua.sarpong@mail.example',
  message: 'My daughter has such pain in her hip',
  password: 'kenkey-and-pepper-4711',
  address: '198.51.100.77',
}
const anythingOfHers = /efua|sarpong|daughter|hip\b|kenkey|4711|198\.51|secret_token/i
const secretToken = 'secret_token'.padEnd(43, 'x')
/** Every kind of path that contains a token. */
const withToken = [
  ...['/preview/', '/subscribe/confirm/', '/unsubscribe/', '/newsletters/preview/', '/api/v1/draft-links/'],
  ...['/subscribe/leave/', '/api/v1/newsletter-previews/', '/join?', '/?words='],
]

let folder: string
let site: Site
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-printed-'))
  site = await startSite({ DATA_DIR: folder, LOG_FORMAT: 'json', TRUST_PROXY: 'yes' })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const hers = {
  'X-Forwarded-For': efua.address,
  'User-Agent': efua.name,
  Authorization: `Bearer ${efua.password}`,
  Cookie: `name=${efua.name}`,
  Referer: `http://mail.example/${efua.email}`,
}
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(site.address + path, { ...init, headers: { ...hers, ...init.headers } })
  await answer.arrayBuffer()
  return answer.status
}
const json = (body: object | string, method = 'POST') => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const raw = (bytes: string) => {
  const line = connect(Number(new URL(site.address).port), 'localhost')
  line.end(bytes)
  return text(line)
}

/** From now on the errors of the database quote their input. */
const letItQuote = () => {
  const file = new DatabaseSync(join(folder, 'voima.db'), { timeout: 5000 })
  const quoting = (table: string, what: string) =>
    file.exec(`CREATE TRIGGER quote_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, ${what}); END`)
  quoting('messages', "NEW.name || ' ' || NEW.email || ' wrote ' || NEW.subject")
  quoting('subscribers', 'NEW.email')
  quoting('email_texts', "'an email: ' || NEW.text")
  file.exec('ALTER TABLE users RENAME TO people_who_are_gone; ALTER TABLE search_words RENAME TO words_that_are_gone')
  file.close()
}

test('the log contains nothing that a person sent, whatever fails', async () => {
  const { token } = await (await fetch(`${site.address}/api/v1/auth/login`, json(ama))).json()
  letItQuote()
  expect(await ask('/api/v1/contact', json(efua))).toBe(500)
  expect(await ask('/api/v1/subscribe', json(efua))).toBe(500)
  expect(await ask('/api/v1/auth/login', json(efua))).toBe(500)
  expect(await ask(`/api/v1/search?q=${efua.name}`)).toBe(500)
  const asAma = { headers: { Authorization: `Bearer ${token}` } }
  expect(await ask(`/api/v1/personal-data?email=${efua.email}`, asAma)).toBeGreaterThanOrEqual(400)
  await ask('/contact', form({ name: efua.name, email: efua.email, message: efua.message }))
  await ask('/subscribe', form({ email: efua.email }))
  await ask(`/search?q=${efua.message}`)
  await ask('/api/v1/auth/password-reset', json({ email: efua.email }))
  await ask('/api/v1/contact', json(`{"email": "${efua.email}", `))
  // On a connection of its own: after a response, the server only closes.
  await raw(`${efua.name.slice(0, 4).toUpperCase()} /api/v1/contact HTTP/1.1\r\nHost: voima\r\n\r\n`)
  await ask('/api/v1/news', { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: efua.message })
  for (const path of ['', '/news/', '/media/', '/preview/', '/api/v1/news/']) await ask(`${path}/${efua.email}`)
  for (const path of withToken) {
    await ask(path + secretToken)
    await ask(path + secretToken, { method: 'POST' })
  }
  for (const path of ['/subscribe/confirm', '/subscribe/unsubscribe', '/auth/invitation', '/auth/join'])
    await ask(`/api/v1${path}`, json({ token: secretToken, password: efua.password }))
  await ask('/api/v1/auth/password-reset', json({ token: secretToken, password: efua.password }, 'PUT'))
  await ask('/api/v1/news', { headers: { Authorization: `Bearer ${secretToken}` } })
  expect(await raw(`GET /${efua.email} HTTP/9.9\r\nname: ${efua.name}\r\n\r\n`)).toContain('400 Bad Request')
  await raw(`GET / HTTP/1.1\r\nHost: voima\r\nname: ${efua.name.repeat(2000)}\r\n\r\n`)
  await raw(`POST /api/v1/contact HTTP/1.1\r\nHost: voima\r\nContent-Length: 500\r\n\r\n${efua.message}`)
  await site.stop()

  const lines = site.printed().trim().split('\n')
  const events = lines.map((line) => JSON.parse(line))
  for (const event of events) expect(Object.keys(event)).toEqual(['time', 'level', 'event', 'message'])
  const failed = events.filter(({ level }) => level === 'error').map(({ message }) => message)
  for (const call of [
    'POST /api/v1/contact',
    'POST /api/v1/subscribe',
    'POST /api/v1/auth/login',
    'GET /api/v1/search',
  ])
    expect(failed).toContainEqual(expect.stringMatching(new RegExp(`^${call} failed: \\w*Error ERR_SQLITE_ERROR at `)))
  expect(site.printed()).not.toMatch(anythingOfHers)
})
