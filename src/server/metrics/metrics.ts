/** Serves the metrics of the running site to Prometheus, on a port of its own that the public cannot reach. */
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Config } from '#config.ts'
import type { Core } from '#core/organisation/core.ts'
import { version } from '#settings/version.ts'
import { listen, localUrlOf } from '../http-server.ts'
import type { OverloadProtection } from '../overload.ts'
import type { Rejections } from '../rejections.ts'
import { asText, contentType, gauge, type Metric } from './prometheus.ts'
import { createRequestCount } from './request-metrics.ts'

type MetricsDeps = {
  listener: NonNullable<Config['metrics']>
  core: MetricsCore
  cacheSize: () => { pages: number; bytes: number }
  overload: Pick<OverloadProtection, 'counts'>
  rejections: Pick<Rejections, 'totals'>
  /** The delays of the event loop; tests provide their own. */
  delays?: Delays
}

export const openMetrics = async ({ listener, core, cacheSize, overload, rejections, delays }: MetricsDeps) => {
  const requests = createRequestCount()
  const processMetrics = createProcessMetrics(delays ?? watchDelays())
  const allMetrics = async () => {
    const { pages, bytes } = cacheSize()
    return asText([
      { ...gauge('voima_build_info', 'The running version.', 1), samples: [{ labels: { version }, value: 1 }] },
      ...requests.metrics(),
      gauge('voima_kept_pages', 'Pages in the page cache.', pages),
      gauge('voima_kept_page_bytes', 'Memory of the page cache.', bytes),
      ...overloadMetrics(overload, rejections),
      ...processMetrics(),
      ...(await dataMetrics(core)),
    ])
  }
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': contentType }).end(await allMetrics())
  })
  await listen(server, listener, { host: 'METRICS_HOST', port: 'METRICS_PORT' })
  // The metrics server does not keep the process alive when the site stops.
  server.unref()
  return { watch: requests.watch, answered: requests.answered, address: `${localUrlOf(server, listener)}/metrics` }
}

const overloadMetrics = (overload: MetricsDeps['overload'], rejections: MetricsDeps['rejections']): Metric[] => [
  {
    name: 'voima_requests_in_progress',
    help: 'Requests that are being answered or wait in the queue, by kind. Cached pages are not counted.',
    type: 'gauge',
    samples: overload.counts().flatMap(({ kind, running, waiting }) => [
      { labels: { kind, state: 'running' }, value: running },
      { labels: { kind, state: 'waiting' }, value: waiting },
    ]),
  },
  {
    name: 'voima_rejected_total',
    help: 'Requests answered with 503 and connections closed because of overload, by reason: docs/overload.md.',
    type: 'counter',
    samples: rejections.totals().map(({ reason, total }) => ({ labels: { reason }, value: total })),
  },
]

/** The gauges: the current state of the process and of the organisation's data. */
type MetricsCore = Pick<Core, 'backups' | 'checkData' | 'outbox' | 'imageVariants' | 'machine'>

/** Reports only that the data is unavailable if reading it fails. */
const dataMetrics = async (core: MetricsCore): Promise<Metric[]> => {
  const isUp = (up: number) => gauge('voima_database_up', '1: the database can be reached.', up)
  const disk = gauge('voima_disk_free_bytes', 'Free space on the disk of DATA_DIR.', await core.machine.freeBytes())
  try {
    await core.checkData()
    return [isUp(1), disk, await emails(core), await oldestEmail(core), await pictures(core), await backup(core)]
  } catch {
    return [isUp(0), disk]
  }
}

const emails = async ({ outbox }: MetricsCore): Promise<Metric> => {
  const { waiting, failed, unknown } = await outbox.counts()
  return {
    name: 'voima_emails',
    help: 'Emails in the outbox that are not confirmed as sent.',
    type: 'gauge',
    samples: Object.entries({ waiting, failed, unknown }).map(([state, value]) => ({ labels: { state }, value })),
  }
}

const oldestEmail = async ({ outbox }: MetricsCore) =>
  age(
    'voima_oldest_waiting_email_age_seconds',
    'Time since the oldest waiting email entered the outbox.',
    await outbox.oldestWaitingAt(),
  )

const pictures = async ({ imageVariants }: MetricsCore) =>
  gauge('voima_unfinished_pictures', 'Pictures whose smaller files are not created yet.', await imageVariants.count())

const backup = async ({ backups }: MetricsCore) =>
  age(
    'voima_last_backup_age_seconds',
    'Time since the latest backup that was verified and still exists.',
    (await backups.state()).lastGoodAt,
  )

/** Reports no sample without a date: an alert on the last backup checks whether the value is absent or too large. */
const age = (name: string, help: string, since: string | undefined): Metric => {
  const found = gauge(name, help, (Date.now() - Date.parse(since ?? '')) / 1000)
  return since ? found : { ...found, samples: [] }
}

const resolution = 20

// The event loop monitor samples every 20 ms, and counts that pause as delay.
const secondsOf = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3)

type Delays = Pick<ReturnType<typeof monitorEventLoopDelay>, 'percentile' | 'reset'>

const watchDelays = (): Delays => {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  return delays
}

/** The delays are those since the last scrape. */
const createProcessMetrics = (delays: Delays) => {
  return (): Metric[] => {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const [usual, long] = [delays.percentile(50), delays.percentile(99)].map(secondsOf)
    delays.reset()
    return [
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('voima_heap_bytes', 'JavaScript heap in use.', heapUsed),
      { ...gauge('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6), type: 'counter' },
      {
        name: 'voima_event_loop_delay_seconds',
        help: 'Event loop delay.',
        type: 'gauge',
        samples: [
          { labels: { quantile: '0.5' }, value: usual ?? 0 },
          { labels: { quantile: '0.99' }, value: long ?? 0 },
        ],
      },
    ]
  }
}
