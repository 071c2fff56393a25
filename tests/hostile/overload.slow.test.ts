/** One client requests more than the site can generate, or does not read its responses. All others are served. */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsTo } from '#test/calls.ts'
import { type Site, startSite } from '#test/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ METRICS_PORT: '0' })
  await fetch(site.address)
})
afterAll(() => site.stop())

const statusOf = async (path: string) => {
  const response = await fetch(site.address + path)
  await response.arrayBuffer()
  return response.status
}

const metric = async (name: string) => {
  const address = /Metrics: (\S+)/.exec(site.printed())?.[1] ?? ''
  const lines = (await (await fetch(address)).text()).split('\n')
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length))
}

const rejected = (reason: string) => metric(`voima_rejected_total{reason="${reason}"}`)

test('during 96 endless searches, every visitor of a cached page gets it', async () => {
  let isOver = false
  let searched = 0
  const search = async () => {
    while (!isOver) {
      searched += 1
      await statusOf(`/search?q=sickle+${searched}`)
    }
  }
  const searching = Array.from({ length: 96 }, search)
  await expect.poll(() => rejected('generated'), { timeout: 20_000 }).toBeGreaterThan(0)
  for (let visitor = 0; visitor < 50; visitor += 1) expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/healthz')).toBe(200)
  isOver = true
  await Promise.all(searching)
  expect(site.printed().match(/Overload began/g)).toHaveLength(1)
  expect(await statusOf('/search?q=sickle')).toBe(200)
})

test('when a link spreads right after a change, the first 500 readers all get the page, rendered once', async () => {
  const calls = callsTo(site.address)
  await calls.publish('/blog', { title: 'On television', content: 'Come along.' })
  const rendered = () => metric('voima_page_cache_requests_total{from="rendering"}')
  const before = await rendered()
  const pages = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const response = await fetch(`${site.address}/blog`)
      return { status: response.status, hasNews: (await response.text()).includes('On television') }
    }),
  )
  expect(pages.filter(({ status, hasNews }) => status !== 200 || !hasNews)).toEqual([])
  expect((await rendered()) - before).toBe(1)
})

const megabytes = () => {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? []
  return (Number(kibibytes) * 1024) / 1e6
}

test('unread responses do not pile up, and their connections are closed', async () => {
  const requests = 'GET /api/v1/blog?page=1&limit=100 HTTP/1.1\r\nHost: voima\r\n\r\n'.repeat(60)
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.pause().write(requests)
    return socket
  })
  let most = 0
  const closed = async () => {
    most = Math.max(most, megabytes())
    expect(await statusOf('/healthz')).toBe(200)
    return rejected('pipelining')
  }
  await expect.poll(closed, { timeout: 60_000, interval: 100 }).toBe(40)
  expect(most).toBeLessThanOrEqual(250)
  for (const socket of sockets) socket.destroy()
})
