import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { shareConnections } from './connection-shares.ts'

const opened: Socket[] = []
let close = () => {}
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
  close()
})

/** Each loopback address stands for a client network. */
const serve = async (maxConnections: number) => {
  let closed = 0
  const server = createServer((_, response) => response.end('fine'))
  shareConnections(server, { maxConnections, clientNetworkOf: (address) => address, onClosed: () => (closed += 1) })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  close = () => server.close()
  const { port } = server.address() as AddressInfo
  /** Resolves to whether the connection gets a response. */
  const ask = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    opened.push(socket)
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: voima\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  }
  return { ask, closed: () => closed }
}

test('one client network gets at most half of the connections', async () => {
  const { ask, closed } = await serve(8)
  const answered: boolean[] = []
  for (let count = 0; count < 6; count += 1) answered.push(await ask('127.0.0.2'))
  expect([answered, closed()]).toEqual([[true, true, true, true, false, false], 2])
})

test('when all connections are in use, a new client replaces one of the largest network', async () => {
  const { ask } = await serve(8)
  for (const address of ['127.0.0.2', '127.0.0.3']) for (let count = 0; count < 4; count += 1) await ask(address)
  for (const address of ['127.0.0.4', '127.0.0.5', '127.0.0.6']) expect(await ask(address)).toBe(true)
  expect(opened.filter(({ destroyed }) => destroyed).length).toBeLessThanOrEqual(5)
})

test('a closed connection no longer counts', async () => {
  const { ask } = await serve(4)
  for (let count = 0; count < 6; count += 1) {
    expect(await ask('127.0.0.2')).toBe(true)
    const socket = opened.pop()
    const ended = socket && once(socket, 'close')
    socket?.destroy()
    await ended
    // The response to another client shows that the server has seen the end.
    expect(await ask('127.0.0.3')).toBe(true)
    opened.pop()?.destroy()
  }
})
