import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { ended, newFolder, ready, start, stopSites } from '#test/site-process.ts'

afterEach(stopSites)

/** Sends the headers of a message, and resolves when the site has read them. */
const beginMessage = async (address: string, bytes: number) => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const head = ['POST /api/v1/contact HTTP/1.1', 'Host: voima', 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${bytes}`, 'Expect: 100-continue', '', ''].join('\r\n'))
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /)
  return socket
}

test('the address in the ready line serves the home page', async () => {
  const { address } = await ready(start({}))
  const home = await fetch(address)
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<h1')
})

test('the generated first password is printed once, and a later ADMIN_EMAIL is reported as unused', async () => {
  const DATA_DIR = newFolder()
  const first = start({ DATA_DIR })
  expect((await ready(first)).printed).toMatch(/admin@localhost, password: \S{12,}/)
  first.kill('SIGTERM')
  await ended(first)
  const again = await ready(start({ DATA_DIR, ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }))
  expect(again.printed).not.toContain('password')
  expect(again.printed).toContain('ADMIN_EMAIL is not used: this site has users already')
})

test('with ADMIN_EMAIL alone, that person gets a link to choose a password, a new one at each start until it is used', async () => {
  const linkIn = (printed: string) => /ama@voima\.example chooses .*: http:\S+#(\S+)/.exec(printed)?.[1]
  const DATA_DIR = newFolder()
  const first = start({ DATA_DIR, ADMIN_EMAIL: ama.email })
  const old = linkIn((await ready(first)).printed)
  first.kill('SIGTERM')
  await ended(first)
  const second = start({ DATA_DIR, ADMIN_EMAIL: ama.email })
  const { printed, address } = await ready(second)
  const post = (path: string, body: object) =>
    fetch(`${address}/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post('join', { token: old, password: ama.password })).status).toBe(404)
  expect((await post('join', { token: linkIn(printed), password: ama.password })).status).toBe(204)
  expect((await post('login', ama)).status).toBe(200)
  second.kill('SIGTERM')
  await ended(second)
  expect(linkIn((await ready(start({ DATA_DIR, ADMIN_EMAIL: ama.email }))).printed)).toBeUndefined()
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the site cleanly', async (signal) => {
  const child = start({})
  await ready(child)
  child.kill(signal)
  expect((await ended(child)).code).toBe(0)
})

test('a request in progress is completed, although the stop signal arrives twice', async () => {
  const child = start({ HOST: '127.0.0.1' })
  const { address } = await ready(child)
  const body = JSON.stringify({ name: 'Kofi', email: 'kofi@mail.example', message: 'We have a question.' })
  const socket = await beginMessage(address, body.length)
  // Two different signals, because the system merges two equal ones.
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await expect.poll(() => fetch(address).catch(() => 'refused')).toBe('refused')
  socket.write(body)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /)
  expect((await ended(child)).code).toBe(0)
})
