import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { WrongSetting } from '#config.ts'
import { createRejections } from '../rejections.ts'
import { openMetrics } from './metrics.ts'
import { asText } from './prometheus.ts'
import { createRequestCount } from './request-metrics.ts'

type Answered = { url: string; statusCode?: number; isMade?: boolean; isCut?: boolean }

const countOf = (...answered: Answered[]) => {
  const count = createRequestCount()
  for (const { url, statusCode = 200, isMade = false, isCut = false } of answered) {
    const request = { url } as IncomingMessage
    const response = Object.assign(new EventEmitter(), { statusCode, writableFinished: !isCut })
    count.watch(request, response as unknown as ServerResponse)
    count.answered(request, isMade ? undefined : 'cache')
    response.emit('close')
  }
  return asText(count.metrics())
}

test.each([
  [{ url: '/news?page=2' }, 'kind="page_kept",outcome="2xx"'],
  [{ url: '/news?page=2', isMade: true }, 'kind="page_made",outcome="2xx"'],
  [{ url: '/news', statusCode: 304 }, 'kind="page_kept",outcome="3xx"'],
  [{ url: '/news/feed.xml', isMade: true }, 'kind="page_made",outcome="2xx"'],
  [{ url: '/api/v1/news', statusCode: 422, isMade: true }, 'kind="api",outcome="4xx"'],
  [{ url: '/assets/app.js', isMade: true }, 'kind="file",outcome="2xx"'],
  [{ url: '/media/abc.webp', isMade: true, isCut: true }, 'kind="file",outcome="cut"'],
  [{ url: '/favicon.svg', isMade: true }, 'kind="file",outcome="2xx"'],
  [{ url: '/readyz', statusCode: 503 }, 'kind="health",outcome="5xx"'],
])('a request is counted once, by its kind and outcome: %o', (answered, labels) => {
  expect(countOf(answered)).toContain(`voima_requests_total{${labels}} 1\n`)
})

test('only the kind of a URL is reported', () => {
  expect(countOf({ url: '/search?q=esi@mail.example', isMade: true })).not.toMatch(/search|esi/)
})

test('response times are a histogram with consistent buckets', () => {
  const text = countOf({ url: '/' }, { url: '/about' }, { url: '/api/v1/news', isMade: true })
  const values = [...text.matchAll(/voima_request_seconds_bucket\{kind="page_kept",le="([^"]+)"\} (\d+)/g)]
  expect(values.map(([, bound]) => bound)).toEqual(['0.001', '0.005', '0.02', '0.1', '0.5', '2', '10', '+Inf'])
  const counts = values.map(([, , count]) => Number(count))
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  expect(counts.at(-1)).toBe(2)
  expect(text).toContain('voima_request_seconds_count{kind="page_kept"} 2\n')
})

const organisation = {
  checkData: async () => {},
  machine: { freeBytes: async () => 5_000_000_000 },
  outbox: {
    counts: async () => ({ waiting: 2, sent: 5, failed: 1, unknown: 0 }),
    oldestWaitingAt: async () => new Date(Date.now() - 90_000).toISOString(),
  },
  imageVariants: { count: async () => 3 },
  backups: { state: async () => ({ lastGoodAt: new Date(Date.now() - 60_000).toISOString() }) },
}
const listener = { host: '127.0.0.1', port: 0 }
const cacheSize = () => ({ pages: 4, bytes: 4096 })
const overload = { counts: () => [{ kind: 'generated' as const, running: 4, waiting: 7 }] }
const rejections = createRejections({ warning: () => {} })
const parts = { listener, cacheSize, overload, rejections }
const open = (core: object = organisation) => openMetrics({ ...parts, core: core as never })

test('every line follows the Prometheus format, and the metrics include the counts of emails and backups', async () => {
  for (let time = 0; time < 2; time += 1) rejections.count('generated')
  const answer = await fetch((await open()).address)
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  const figure = /^[a-z_]+(?:\{[a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*\})? (?:[\d.]+(?:e-?\d+)?|NaN)$/
  for (const line of text.trimEnd().split('\n')) if (!line.startsWith('# ')) expect(line).toMatch(figure)
  for (const line of [
    'voima_kept_pages 4',
    'voima_kept_page_bytes 4096',
    'voima_database_up 1',
    'voima_emails{state="waiting"} 2',
    'voima_emails{state="failed"} 1',
    'voima_unfinished_pictures 3',
    'voima_requests_in_progress{kind="generated",state="waiting"} 7',
    'voima_rejected_total{reason="generated"} 2',
    'voima_rejected_total{reason="pipelining"} 0',
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(text).toContain('voima_disk_free_bytes 5000000000')
  const ageOf = (what: string) => Number(new RegExp(`^voima_${what}_age_seconds (\\S+)$`, 'm').exec(text)?.[1])
  expect(ageOf('last_backup')).toBeGreaterThanOrEqual(60)
  expect(ageOf('oldest_waiting_email')).toBeGreaterThanOrEqual(90)
})

test('the delays of the event loop start again at each request', async () => {
  let longest = 0.52e9
  const delays = {
    percentile: () => longest,
    reset: () => {
      longest = 0
    },
  }
  const { address } = await openMetrics({ ...parts, delays, core: organisation as never })
  const delay = async () => {
    const text = await (await fetch(address)).text()
    return Number(/^voima_event_loop_delay_seconds\{quantile="0.99"\} (\S+)$/m.exec(text)?.[1])
  }
  expect([await delay(), await delay()]).toEqual([0.5, 0])
})

test('a backup that was never made has no age, and neither have emails if none waits', async () => {
  const outbox = { ...organisation.outbox, oldestWaitingAt: async () => undefined }
  const without = { ...organisation, outbox, backups: { state: async () => ({}) } }
  const text = await (await fetch((await open(without)).address)).text()
  expect(text).not.toMatch(/^voima_\w+_age_seconds /m)
  expect(text).toContain('\nvoima_emails{state="unknown"} 0\n')
})

test('while the database is unavailable, the other metrics are still reported', async () => {
  const away = { ...organisation, checkData: () => Promise.reject(new Error('away')) }
  const text = await (await fetch((await open(away)).address)).text()
  expect(text).toContain('\nvoima_database_up 0\n')
  expect(text).toContain('\nprocess_resident_memory_bytes ')
  expect(text).not.toContain('voima_emails')
})

test('the port serves nothing else, and a port in use is reported with the name of its setting', async () => {
  const { address } = await open()
  expect((await fetch(new URL('/', address))).status).toBe(404)
  const port = Number(new URL(address).port)
  const taken = openMetrics({ ...parts, listener: { ...listener, port }, core: organisation as never })
  await expect(taken).rejects.toThrow(WrongSetting)
  await expect(openMetrics({ ...parts, listener: { ...listener, port }, core: organisation as never })).rejects.toThrow(
    `METRICS_PORT is "${port}"; another program uses it.`,
  )
})
