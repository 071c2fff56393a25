/** Two processes behind one address, with PostgreSQL and an S3-compatible store, and the proxies of `deploy`. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { callsTo } from '#test/calls.ts'
import { postgres } from '#test/databases.ts'
import { startObjectStore } from '#test/object-store.ts'
import { deployFolder, proxies } from '#test/proxies.ts'
import { startSite } from '#test/site.ts'
import { freePort } from '../../scripts/bench/free-port.mjs'

let ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})

const openBoth = async () => {
  const database = await postgres.openEmpty()
  const store = await startObjectStore()
  ends.push(database.close, store.close)
  const ports = [await freePort(), await freePort()]
  const settings = {
    ...database.settings,
    ...store.settings,
    HOST: '127.0.0.1',
    TRUST_PROXY: 'yes',
    RATE_LIMITS: 'off',
  }
  const start = (index: number) => startSite({ ...settings, PORT: String(ports[index]) })
  const sites = await Promise.all([start(0), start(1)])
  ends.push(() => Promise.all(sites.map((site) => site.stop())))
  return { start, sites }
}

/** Visitors who read and write until they are told to stop. Counts the answers; one that fails is quoted. */
const startVisitors = (address: string) => {
  const answers: Record<string, number> = {}
  const sent: string[] = []
  let isOpen = true
  const request = async (path: string, init?: RequestInit) => {
    const told = await fetch(address + path, init).then(
      async (answer) => {
        const body = await answer.text()
        return answer.ok ? String(answer.status) : `${path} ${answer.status} ${body}`
      },
      (error: Error) => `${path} ${error.message} ${error.cause}`,
    )
    answers[told] = (answers[told] ?? 0) + 1
    return told
  }
  const read = async () => {
    while (isOpen) for (const path of ['/', '/news', '/api/v1/news?page=1']) await request(path)
  }
  const write = async (visitor: number) => {
    for (let number = 1; isOpen; number += 1) {
      const message = `Message ${number} of visitor ${visitor}`
      const body = JSON.stringify({ name: 'Kofi', email: 'kofi@mail.example', message })
      const headers = { 'Content-Type': 'application/json' }
      if ((await request('/api/v1/contact', { method: 'POST', headers, body })) === '201') sent.push(message)
    }
  }
  const all = Promise.all([read(), read(), ...[1, 2, 3, 4].map(write)])
  return {
    answers,
    stop: async () => {
      isOpen = false
      await all
      return sent
    },
  }
}

describe.each(proxies)('with %s,', (_, startProxy) => {
  test('nobody notices that both restart, one after the other', async () => {
    const { start, sites } = await openBoth()
    const proxy = await startProxy(sites.map(({ address }) => address))
    ends.push(proxy.stop)
    const visitors = startVisitors(proxy.address)
    ends.push(visitors.stop)
    const restart = async (index: number) => {
      await sites[index]?.stop()
      sites[index] = await start(index)
    }
    await restart(0)
    // docs/deployment/several-machines.md asks for it: the proxy leaves out a process that was away for five seconds.
    await wait(8000)
    await restart(1)
    const sent = await visitors.stop()
    expect(Object.keys(visitors.answers).sort()).toEqual(['200', '201'])
    const { messages } = (await callsTo(proxy.address).read('/contact')) as { messages: { subject: string }[] }
    const stored = messages.map(({ subject }) => subject)
    expect(new Set(stored).size).toBe(stored.length)
    expect(sent.filter((message) => !stored.includes(message))).toEqual([])
  })

  test('visitors see a page of ours, and programs a problem, while no process runs', async () => {
    const proxy = await startProxy([`http://127.0.0.1:${await freePort()}`])
    ends.push(proxy.stop)
    for (const init of [{}, { method: 'POST', body: 'name=Kofi' }]) {
      const answer = await fetch(`${proxy.address}/contact`, init)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(await answer.text()).toBe(readFileSync(join(deployFolder, 'down.html'), 'utf8'))
    }
    const answer = await fetch(`${proxy.address}/api/v1/news`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([503, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
  })

  test("the site's own answers pass unchanged, also those that refuse", async () => {
    const site = createServer(({ url }, response) =>
      url === '/healthz' ? response.end() : response.writeHead(503, { 'Retry-After': '2' }).end('Too many at once.'),
    )
    await once(site.listen(0, '127.0.0.1'), 'listening')
    ends.push(() => site.close())
    const proxy = await startProxy([`http://127.0.0.1:${(site.address() as AddressInfo).port}`])
    ends.push(proxy.stop)
    const answer = await fetch(`${proxy.address}/`)
    expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([
      503,
      '2',
      'Too many at once.',
    ])
  })
})
