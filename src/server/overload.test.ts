import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { createOverloadProtection } from './overload.ts'

let close = () => {}
let lines: Socket[] = []
afterEach(() => {
  for (const line of lines) line.destroy()
  lines = []
  close()
})

const clientOf = ({ headers }: IncomingMessage) => String(headers.from)

/** Sends the headers of a write and none of its body; resolves as soon as the site has read the headers. */
const writeSlowly = async (address: string, from: string, bytes: number, token = 'right') => {
  const line = connect(Number(new URL(address).port), '127.0.0.1')
  lines.push(line)
  line.write(
    `POST / HTTP/1.1\r\nHost: voima\r\nFrom: ${from}\r\nAuthorization: ${token}\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  expect(String((await once(line, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /)
}

/** A site whose responses wait until the test releases them. */
const site = async (maxConcurrent: number) => {
  const waiting: (() => void)[] = []
  const headers = { 'Strict-Transport-Security': 'max-age=1' }
  const isSignedIn = async ({ headers: sent }: IncomingMessage) => sent.authorization === 'right'
  const overload = createOverloadProtection({ maxConcurrent, clientNetworkOf: clientOf, headers, isSignedIn })
  const server = createServer((request, response) => {
    const work = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      response.end('fine')
    }
    void overload.admit(request, response, work)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const inside = (count: number) => expect.poll(() => waiting.length).toBe(count)
  return { address, inside, letGo: () => waiting.splice(0).map((go) => go()) }
}

const signedIn = (From: string) => ({ From, Authorization: 'right' })

test('requests beyond the limit get 503 with a sentence at once, and are served again later', async () => {
  const { address, inside, letGo } = await site(2)
  const served = [fetch(address), fetch(address)]
  await inside(2)
  const page = await fetch(address)
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '2'])
  expect(await page.text()).toMatch(/try again/)
  const call = await fetch(`${address}/api/v1/news`)
  for (const { headers } of [page, call]) expect(headers.get('Strict-Transport-Security')).toBe('max-age=1')
  expect(await call.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
  letGo()
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200])
  const later = fetch(address)
  await inside(1)
  letGo()
  expect((await later).status).toBe(200)
})

test('a slow writer does not block readers', async () => {
  const { address, inside, letGo } = await site(1)
  const writing = fetch(address, { method: 'POST' })
  await inside(1)
  const reading = fetch(address)
  await inside(2)
  letGo()
  expect([(await reading).status, (await writing).status]).toEqual([200, 200])
})

test('slow uploads do not block other writers, however many there are', async () => {
  const { address, inside, letGo } = await site(2)
  for (let count = 0; count < 5; count += 1) await writeSlowly(address, 'Ama', 3000)
  const written = fetch(address, { method: 'POST', body: 'quick' })
  await inside(1)
  letGo()
  expect((await written).status).toBe(200)
})

test('large uploads of one client take a quarter of their slots, and leave the rest to others', async () => {
  const { address, inside, letGo } = await site(8)
  for (let count = 0; count < 2; count += 1) await writeSlowly(address, 'Ama', 3_000_000)
  const bring = (From: string) => fetch(address, { method: 'POST', headers: signedIn(From), body: 'x'.repeat(50_000) })
  expect((await bring('Ama')).status).toBe(503)
  const brought = bring('Esi')
  await inside(3)
  letGo()
  expect((await brought).status).toBe(200)
})

test('slow uploads without a valid token, from many networks, leave all slots to those who are signed in', async () => {
  const { address, inside, letGo } = await site(8)
  for (let network = 0; network < 40; network += 1)
    await writeSlowly(address, `network ${network}`, 9_000_000, network % 2 ? 'wrong' : '')
  await inside(1)
  const brought = Array.from({ length: 8 }, (_, at) =>
    fetch(address, { method: 'POST', headers: signedIn(`editor ${at}`), body: 'x'.repeat(50_000) }),
  )
  await inside(9)
  letGo()
  for (const { status } of await Promise.all(brought)) expect(status).toBe(200)
})

test('the line of a refused upload ends after some seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const { address, inside } = await site(8)
    await writeSlowly(address, 'first', 9_000_000, '')
    await inside(1)
    await writeSlowly(address, 'second', 9_000_000, '')
    const line = lines.at(-1)
    if (!line) throw new Error('There is no line.')
    // The response has arrived, and the client goes on sending.
    if (!line.bytesRead || line.bytesRead < 60) await once(line, 'data')
    line.write('x')
    const ended = once(line, 'close')
    await vi.advanceTimersByTimeAsync(limits.refusedBodySeconds * 1000)
    line.resume()
    await ended
  } finally {
    vi.useRealTimers()
  }
})
