/** Request metrics: how many requests of each kind were answered, with which status, and how fast. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metric, Sample } from './prometheus.ts'

const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

type Times = { atMost: number[]; sum: number; count: number }

export const createRequestCount = () => {
  const generated = new WeakSet<IncomingMessage>()
  const cacheResults = { cache: 0, rendering: 0, 'shared rendering': 0 }
  const totals = new Map<string, number>()
  const times = new Map<string, Times>()
  const add = (kind: string, outcome: string, seconds: number) => {
    const key = `${kind} ${outcome}`
    totals.set(key, (totals.get(key) ?? 0) + 1)
    times.set(kind, withTime(times.get(kind), seconds))
  }
  return {
    /** Call before the request is answered. */
    watch: (request: IncomingMessage, response: ServerResponse) => {
      const startedAt = performance.now()
      response.once('close', () => {
        const seconds = (performance.now() - startedAt) / 1000
        add(kindOf(request.url ?? '', generated.has(request)), outcomeOf(response), seconds)
      })
    },
    /** Call with the result of the page cache, if the request was for a cacheable page. */
    answered: (request: IncomingMessage, from?: keyof typeof cacheResults) => {
      if (from) cacheResults[from] += 1
      if (from !== 'cache') generated.add(request)
    },
    metrics: () => metricsOf({ totals, times, cacheResults }),
  }
}

type Counted = { totals: Map<string, number>; times: Map<string, Times>; cacheResults: Record<string, number> }

const metricsOf = ({ totals, times, cacheResults }: Counted): Metric[] => [
  {
    name: 'voima_requests_total',
    help: 'Requests by kind and outcome; cut: the client disconnected before the response.',
    type: 'counter',
    samples: [...totals].map(([key, value]) => ({ labels: labelsIn(key), value })),
  },
  {
    name: 'voima_page_cache_requests_total',
    help: 'Requests for cacheable pages, by where the page came from; shared rendering: begun for an earlier request.',
    type: 'counter',
    samples: Object.entries(cacheResults).map(([from, value]) => ({ labels: { from }, value })),
  },
  {
    name: 'voima_request_seconds',
    help: 'Time from the head of a request to the end of its response.',
    type: 'histogram',
    samples: [...times].flatMap(([kind, each]) => samplesOf(kind, each)),
  },
]

const kindOf = (url: string, hasEntered: boolean) => {
  if (url === '/healthz' || url === '/readyz') return 'health'
  if (url.startsWith('/api/')) return 'api'
  if (/^\/(?:assets|media|preview)\/|^\/[^/?]+\.(?:ico|js|png|svg|webmanifest)(?:$|\?)/.test(url)) return 'file'
  return hasEntered ? 'page_made' : 'page_kept'
}

const outcomeOf = ({ statusCode, writableFinished }: ServerResponse) =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'cut'

const labelsIn = (key: string) => {
  const [kind = '', outcome = ''] = key.split(' ')
  return { kind, outcome }
}

const withTime = (before: Times = { atMost: bounds.map(() => 0), sum: 0, count: 0 }, seconds: number): Times => ({
  atMost: before.atMost.map((count, index) => count + Number(seconds <= (bounds[index] ?? 0))),
  sum: before.sum + seconds,
  count: before.count + 1,
})

const samplesOf = (kind: string, { atMost, sum, count }: Times): Sample[] => [
  ...bounds.map((bound, index) => bucket(kind, String(bound), atMost[index] ?? 0)),
  bucket(kind, '+Inf', count),
  { suffix: '_sum', labels: { kind }, value: sum },
  { suffix: '_count', labels: { kind }, value: count },
]

const bucket = (kind: string, le: string, value: number): Sample => ({ suffix: '_bucket', labels: { kind, le }, value })
