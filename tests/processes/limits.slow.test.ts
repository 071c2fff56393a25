/** How the running server handles clients that request too much, or are too slow. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { type Site, startSite } from '#test/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ MAX_AT_ONCE: '2', REQUEST_SECONDS: '1', IDLE_SECONDS: '3', STARTER_CONTENT: 'none' })
})
afterAll(() => site.stop())

const line = () => connect(Number(new URL(site.address).port), '127.0.0.1')

test('of many simultaneous requests some are served and the others get 503, and then all works again', async () => {
  const asked = await Promise.all(
    Array.from({ length: 60 }, async (_, number) => {
      const answer = await fetch(`${site.address}/search?q=${number}`)
      return { status: answer.status, again: answer.headers.get('Retry-After'), page: await answer.text() }
    }),
  )
  const served = asked.filter(({ status }) => status === 200)
  const refused = asked.filter(({ status }) => status === 503)
  expect(served.length).toBeGreaterThanOrEqual(2)
  expect(served.length + refused.length).toBe(asked.length)
  for (const { again, page } of refused) expect([again, page]).toEqual(['2', expect.stringContaining('try again')])
  expect((await fetch(`${site.address}/search?q=later`)).status).toBe(200)
})

test('the health checks respond while all else is refused', async () => {
  const busy = Array.from({ length: 40 }, () => fetch(`${site.address}/search?q=busy`))
  expect(await (await fetch(`${site.address}/healthz`)).text()).toBe('alive\n')
  expect(await (await fetch(`${site.address}/readyz`)).text()).toMatch(/^ready\n/)
  await Promise.all(busy)
})

test('a request that never ends gets 408', async () => {
  const socket = line()
  socket.write('GET / HTTP/1.1\r\nHost: voima\r\nX-Slow: ')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that never ends gets 408', async () => {
  const socket = line()
  socket.write('POST /api/v1/contact HTTP/1.1\r\nHost: voima\r\nContent-Type: application/json\r\n')
  socket.write('Content-Length: 100\r\n\r\n{')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('an idle connection is closed', async () => {
  const socket = line()
  socket.resume()
  await once(socket, 'close')
})

test('endless headers get 431', async () => {
  const socket = line()
  socket.write(`GET / HTTP/1.1\r\nHost: voima\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /)
})

test('slow senders prevent nobody from sending a message or signing in', async () => {
  const busy = await startSite({ MAX_AT_ONCE: '2', STARTER_CONTENT: 'none' })
  const lines = ['/api/v1/contact', '/contact', '/api/v1/contact', '/contact'].map(async (path) => {
    const slow = connect(Number(new URL(busy.address).port), '127.0.0.1')
    slow.write(`POST ${path} HTTP/1.1\r\nHost: voima\r\nExpect: 100-continue\r\nContent-Length: 3000\r\n\r\n`)
    // The site has read its headers.
    await once(slow, 'data')
    return slow
  })
  const slowly = await Promise.all(lines)
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(busy.address + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  expect(await post('/api/v1/auth/login', ama)).toBe(200)
  const [kofi, question] = [{ name: 'Kofi', email: 'kofi@mail.example' }, 'Is the well finished?']
  expect(await post('/api/v1/contact', { ...kofi, message: question })).toBe(201)
  const form = new URLSearchParams({ ...kofi, subject: question })
  const sent = await fetch(`${busy.address}/contact`, { method: 'POST', body: form })
  expect(sent.status).toBe(200)
  for (const slow of slowly) slow.destroy()
  await busy.stop()
})
