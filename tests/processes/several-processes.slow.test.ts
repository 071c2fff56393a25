/** Three processes on one database, behind a small proxy that uses them in turn. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rates } from '#shared/rate-limits.ts'
import { callsTo } from '#test/calls.ts'
import { postgres } from '#test/databases.ts'
import { type Site, startSite } from '#test/site.ts'

let sites: Site[] = []
let proxy: ReturnType<typeof createServer>
let address = ''
let closeDatabase = async () => {}

/** Uses the next process, and another one if that has died. */
const startProxy = async () => {
  let turn = 0
  proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => pass(sites.length))
    const pass = (left: number) => {
      const site = sites[turn++ % sites.length]
      const { method, url, headers } = incoming
      const passing = ask(`${site?.address}${url}`, { method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      passing.on('error', (error: NodeJS.ErrnoException) => {
        // Only a request that certainly did not arrive is sent again.
        if (error.code === 'ECONNREFUSED' && left > 1) return pass(left - 1)
        outgoing.writeHead(502).end()
      })
      passing.end(Buffer.concat(chunks))
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const opened = await postgres.openEmpty()
  closeDatabase = opened.close
  // All at once: one of them creates the tables, the starter articles and the first administrator.
  sites = await Promise.all([1, 2, 3].map(() => startSite(opened.settings)))
  await startProxy()
})
afterAll(async () => {
  proxy?.close()
  await Promise.all(sites.map((site) => site.stop().catch(() => {})))
  await closeDatabase()
})

const readThroughAll = (path: string) =>
  Promise.all(sites.map(async (site) => (await fetch(site.address + path)).text()))

test('they start at once and add the starter content once', async () => {
  const { news } = (await (await fetch(`${address}/api/v1/news?page=1&limit=100`)).json()) as {
    news: { title: string }[]
  }
  expect(new Set(news.map(({ title }) => title)).size).toBe(news.length)
  expect(news.length).toBeGreaterThan(0)
})

test('content written through one process soon appears through all', async () => {
  const calls = callsTo(address)
  for (let number = 1; number <= 3; number += 1) {
    await readThroughAll('/blog')
    const title = `Written through any of them, ${number}`
    await calls.publish('/blog', { title, content: 'Come.' })
    const everyoneHas = async () => (await readThroughAll('/blog')).filter((page) => page.includes(title)).length
    await expect.poll(everyoneHas, { timeout: 10_000, interval: 20 }).toBe(sites.length)
  }
})

test('signing in or out through one process counts for all', async () => {
  const calls = callsTo(address)
  const token = await calls.tokenOfAma()
  const statuses = () =>
    Promise.all(
      sites.map(async (site) => {
        const answer = await fetch(`${site.address}/api/v1/contact`, { headers: { Authorization: `Bearer ${token}` } })
        return answer.status
      }),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  await fetch(`${address}/api/v1/auth/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  expect(await statuses()).toEqual([401, 401, 401])
})

test('a rate limit holds across all processes', async () => {
  const { times } = rates.subscribe
  const answers: number[] = []
  for (let time = 0; time < times + 3; time += 1) {
    const body = JSON.stringify({ email: `reader${time}@mail.example` })
    const headers = { 'Content-Type': 'application/json' }
    answers.push((await fetch(`${address}/api/v1/subscribe`, { method: 'POST', headers, body })).status)
  }
  expect(answers.filter((status) => status === 201)).toHaveLength(times)
  expect(answers.slice(times)).toEqual([429, 429, 429])
})

test('if one is killed, every acknowledged write exists, and the others continue', async () => {
  const calls = callsTo(address)
  const acknowledged: string[] = []
  const write = async (number: number) => {
    const title = `Written while one dies, ${number}`
    if (await calls.publish('/blog', { title, content: 'Come.' }).catch(() => undefined)) acknowledged.push(title)
  }
  const writing = Promise.all(Array.from({ length: 12 }, (_, number) => write(number)))
  await sites[1]?.stop('SIGKILL')
  await writing
  sites = sites.filter((_, index) => index !== 1)
  await write(12)
  expect(acknowledged).toContain('Written while one dies, 12')
  const { blogs } = (await (await fetch(`${address}/api/v1/blog?page=1&limit=100`)).json()) as {
    blogs: { title: string }[]
  }
  const titles = blogs.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(titles).size).toBe(titles.length)
})
