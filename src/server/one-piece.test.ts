import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { keepPage, sendKept } from './kept-page.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server of one kept page, and a line to it on which every byte is seen. `spoil` is what Node may be like one day. */
const stage = async (spoil: (response: ServerResponse) => void = () => {}) => {
  const page = await keepPage(new Response('Akwaaba', { headers: { 'Content-Type': 'text/html' } }))
  let finished = 0
  const server = createServer((request, response) => {
    response.on('finish', () => {
      finished += 1
    })
    spoil(response)
    sendKept(page, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  /** The server closes the connection after the last one. */
  const exchange = async (...requests: string[]) => {
    const line = connect(port, '127.0.0.1')
    line.write(requests.map((request) => request.replaceAll('\n', '\r\n')).join(''))
    return text(line)
  }
  return { page, exchange, finished: () => finished }
}

const ask = (more = '', method = 'GET') => `${method} / HTTP/1.1\nHost: voima.example\n${more}\n`
const last = ask('Connection: close\n')

/** Without what only tells how long the connection lasts. */
const linesOf = (answer: string) =>
  answer
    .split('\r\n')
    .filter((line) => !/^(?:connection|keep-alive|date):/i.test(line))
    .map((line) => line.replace(/^[\w-]+(?=:)/, (name) => name.toLowerCase()))

test('in one piece or the usual way, the answer is the same', async () => {
  const { exchange, finished } = await stage()
  const both = await exchange(ask(), last)
  const at = both.lastIndexOf('HTTP/1.1 200 OK')
  expect(linesOf(both.slice(0, at))).toEqual(linesOf(both.slice(at)))
  expect(both.slice(0, at)).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n\r\nAkwaaba$/)
  expect(both.slice(0, at)).not.toMatch(/^connection:/im)
  expect(both.slice(at)).toMatch(/^connection: close$/im)
  expect(finished()).toBe(2)
})

test('many asked for at once on one connection are answered in their order', async () => {
  const { page, exchange } = await stage()
  const all = await exchange(
    ask(),
    ask(`If-None-Match: ${page.etag}\n`),
    ask('', 'HEAD'),
    ask('Accept-Encoding: gzip\n'),
    last,
  )
  expect(all.match(/HTTP\/1\.1 \d{3}/g)).toEqual([200, 304, 200, 200, 200].map((status) => `HTTP/1.1 ${status}`))
  const [, unchanged, head, compressed] = all.split(/(?=HTTP\/1\.1 )/)
  for (const withoutBody of [unchanged, head]) expect(withoutBody).toMatch(/\r\n\r\n$/)
  expect(compressed).toMatch(/content-encoding: gzip/i)
})

test('a client of before 1.1 is told that the connection ends', async () => {
  const { exchange } = await stage()
  expect(await exchange('GET / HTTP/1.0\n\n')).toMatch(/^connection: close\r\n\r\nAkwaaba$/im)
})

test('where Node remembers heads in another way, the answer is the same', async () => {
  const usual = await stage((response) => Object.assign(response, { _headerSent: undefined }))
  const { exchange } = await stage()
  const [one, other] = [await usual.exchange(ask(), last), await exchange(ask(), last)]
  expect(linesOf(one)).toEqual(linesOf(other))
})
