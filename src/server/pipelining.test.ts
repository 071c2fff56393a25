import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { answerInTurn } from './pipelining.ts'

let close = () => {}
afterEach(() => close())

const serve = async (listener: RequestListener, limits?: { maxWaiting: number; unreadMilliseconds: number }) => {
  let closed = 0
  const server = createServer(answerInTurn(listener, () => (closed += 1), limits))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  close = () => {
    socket.destroy()
    server.close()
  }
  return { socket, closed: () => closed }
}

const askFor = (socket: Socket, count: number) => {
  const requests = Array.from({ length: count }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: voima\r\n\r\n`)
  socket.write(requests.join(''))
}

test('pipelined requests are answered in order, one at a time', async () => {
  let running = 0
  let most = 0
  const { socket } = await serve(async ({ url }, response) => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running -= 1
    response.end(`[page ${url}]`)
  })
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  askFor(socket, 60)
  await expect.poll(() => received.match(/\[page [^\]]*\]/g)?.length).toBe(60)
  const pages = Array.from({ length: 60 }, (_, number) => `[page /${number}]`)
  expect([received.match(/\[page [^\]]*\]/g), most]).toEqual([pages, 1])
})

const megabyte = 'x'.repeat(1024 * 1024)

test('responses that the client does not read are not generated, and its connection is closed', async () => {
  let generated = 0
  const limits = { maxWaiting: 64, unreadMilliseconds: 50 }
  const { socket, closed } = await serve((_, response) => {
    generated += 1
    response.end(megabyte)
  }, limits)
  socket.pause()
  askFor(socket, 60)
  await expect.poll(closed).toBe(1)
  expect(generated).toBeLessThan(60)
})

test('a connection with too many pending requests is closed at once', async () => {
  const { socket, closed } = await serve(() => {}, { maxWaiting: 10, unreadMilliseconds: 60_000 })
  socket.on('error', () => {})
  askFor(socket, 12)
  socket.resume()
  await once(socket, 'close')
  expect(closed()).toBe(1)
})

test('if the client disconnects, its pending requests are not processed', async () => {
  let generated = 0
  const { socket } = await serve((request, response) => {
    generated += 1
    request.socket.destroy()
    response.end()
  })
  socket.on('error', () => {})
  askFor(socket, 3)
  socket.resume()
  await once(socket, 'close')
  expect(generated).toBe(1)
})
