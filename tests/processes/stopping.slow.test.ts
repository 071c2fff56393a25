/** A site that is told to stop while clients or its database keep it busy. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { postgres } from '#test/databases.ts'
import { startSite } from '#test/site.ts'

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})

const openDatabase = async () => {
  const { settings, close } = await postgres.openEmpty()
  ends.push(close)
  return settings.DATABASE_URL ?? ''
}

/** A proxy in front of a database; once it is silent nothing passes, and no connection is closed. */
const startWall = async (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl)
  const lines: Socket[] = []
  const wall = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const line of [near, far]) lines.push(line.on('error', () => {}))
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(wall, 'listening')
  ends.push(async () => {
    wall.close()
    for (const line of lines) line.destroy()
  })
  const address = new URL(databaseUrl)
  address.host = `127.0.0.1:${(wall.address() as { port: number }).port}`
  return { address: address.href, fallSilent: () => lines.map((line) => line.unpipe().pause()) }
}

test('a client that repeats requests on one connection is answered, and does not delay the stop', async () => {
  const site = await startSite({ DATABASE_URL: await openDatabase(), RATE_LIMITS: 'off' })
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ name: 'Kofi', email: 'kofi@mail.example', message: 'We have a question.' })
  const statuses = new Set<number>()
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${site.address}/api/v1/contact`, { method: 'POST', headers, body })
    statuses.add(answer.status)
    await answer.text()
    return ask()
  }
  const asking = Array.from({ length: 4 }, () => ask().catch(() => {}))
  await expect.poll(() => statuses.size).toBe(1)
  await site.stop()
  await Promise.all(asking)
  expect([...statuses]).toEqual([201])
  expect(site.printed()).not.toMatch(/failed|stopped/)
})

test('a database that stops responding does not delay the stop', async () => {
  const wall = await startWall(await openDatabase())
  const site = await startSite({ DATABASE_URL: wall.address })
  wall.fallSilent()
  await site.stop()
}, 60_000)

test('behind a proxy, a form that arrives during the stop is saved, on an open connection and on a new one', async () => {
  const site = await startSite({ TRUST_PROXY: 'yes' })
  const { hostname, port } = new URL(site.address)
  const open = () => connect(Number(port), hostname)
  const body = JSON.stringify({ name: 'Kofi', email: 'kofi@mail.example', message: 'We have a question.' })
  const head = ['POST /api/v1/contact HTTP/1.1', 'Host: voima', 'Content-Type: application/json']
  const form = [...head, `Content-Length: ${body.length}`, '', body].join('\r\n')
  const old = open()
  old.write('GET /healthz HTTP/1.1\r\nHost: voima\r\n\r\n')
  await once(old, 'data')
  const stopped = site.stop()
  await expect.poll(async () => (await fetch(`${site.address}/healthz`)).status, { interval: 5 }).toBe(503)
  for (const line of [old, open()]) {
    line.write(form)
    const answer = await text(line)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(answer).toMatch(/^connection: close\r$/im)
  }
  await stopped
})
