import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStopSignals } from './graceful-shutdown.ts'
import { hstsHeader } from './headers.ts'
import { answerClientErrors } from './http-server.ts'

const hsts = 'Strict-Transport-Security: max-age=31536000'
const server = answerClientErrors(
  createServer((_, response) => response.end('fine')),
  hstsHeader('https://voima.example'),
)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const send = (lines: string) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(lines)
  return text(socket)
}

test('a URL that is too long is rejected with a sentence', async () => {
  const answer = await send(`GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: voima\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('too long')
  expect(answer).toContain(hsts)
})

test('a request that is not HTTP is rejected with a sentence', async () => {
  expect(await send('hello?\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*is not valid HTTP/)
})

test('two signals at the same moment count as one; a second one a second later ends the program', () => {
  let now = 5_000
  const wishOf = createStopSignals(() => now)
  expect([wishOf(), wishOf()]).toEqual(['stop', 'nothing'])
  now += 300
  expect(wishOf()).toBe('nothing')
  now += 700
  expect(wishOf()).toBe('end')
})
