/** Starts the site: settings, data, API, pages, then the HTTP server. Stops it without dropping requests. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '#api/api.ts'
import { clientNetworkOf } from '#api/rate-limit.ts'
import { type Config, readConfig, WrongSetting } from '#config.ts'
import { UnsupportedVersion } from '#core/database/migrate.ts'
import { Unavailable } from '#core/lib/errors.ts'
import { type Core, openCore } from '#core/organisation/core.ts'
import { placeOf } from '#shared/errors.ts'
import { createApp } from './app.ts'
import { createReaderCount } from './article-views.ts'
import { clientAddressOf } from './client-address.ts'
import { stopOn } from './graceful-shutdown.ts'
import { hstsHeader } from './headers.ts'
import { createHealth } from './health.ts'
import { createHttpServer, listen, localUrlOf } from './http-server.ts'
import { startJobs } from './jobs.ts'
import { createLog, reasonOf, sayFirstAdministrator } from './log.ts'
import { createConcurrencyLimit, type Work } from './overload.ts'
import { createPageCache } from './page-cache.ts'

// Until the settings are read, their log format is unknown.
let log = createLog('text')

const start = async () => {
  const config = readConfig()
  log = createLog(config.logFormat)
  const core = await openCore(config)
  const server = createHttpServer(config.serverLimits, hstsHeader(config.publicUrl))
  let localUrl = ''
  const publicUrl = () => config.publicUrl || localUrl
  const metrics = await answerRequests({ server, config, core, publicUrl })

  if (core.newAdministrator) sayFirstAdministrator(log, config.logFormat, core.newAdministrator)
  for (const { event, sentence } of await core.startChecks.sentences()) log.warning(event, sentence)
  if (!config.hasRateLimits)
    log.warning(
      'rate-limits-off',
      'RATE_LIMITS is off: anyone can send any number of messages. Use this for load tests only.',
    )
  await listen(server, config)
  // Read now: a server that is stopping no longer knows its address, and still answers.
  localUrl = localUrlOf(server, config)
  const stopJobs = startJobs(core, log.error, publicUrl)
  stopOn(['SIGINT', 'SIGTERM'], server, {
    begin: () => {
      stopJobs()
      void core.backups.close()
    },
    close: core.close,
  })
  if (metrics) log.info('metrics', `Metrics: ${metrics.address}`)
  log.info('ready', `Voima is ready: ${localUrl}`)
}

type Deps = { server: Server; config: Config; core: Core; publicUrl: () => string }

/** The path of a request: metrics, health, page cache, concurrency limit, then the routes of the app. */
const answerRequests = async ({ server, config, core, publicUrl }: Deps) => {
  const { app, cache, middleware } = await createHandlers({ server, config, core, publicUrl })
  const networkOf = (request: IncomingMessage) => clientNetworkOf(clientAddressOf(request, config.trustsProxy))
  const headers = hstsHeader(config.publicUrl)
  const limit = createConcurrencyLimit(config.serverLimits.maxConcurrent, networkOf, headers)
  const fromApp = getRequestListener(app.fetch)
  const isHealthCheck = createHealth(core, headers)
  const countReader = createReaderCount(core.readers.opened)
  const metrics = config.metrics && (await openMetrics({ listener: config.metrics, core, cacheSize: cache.size }))

  const admit = (request: IncomingMessage, response: ServerResponse, work: Work) => {
    metrics?.enter(request)
    limit(request, response, work).catch((error: Error) => {
      log.error('request-failed', `A request failed: ${placeOf(error)}`)
      response.destroy()
    })
  }
  server.on('request', (request, response) => {
    metrics?.watch(request, response)
    if (isHealthCheck(request, response)) return
    countReader(request, response)
    const next = () => admit(request, response, () => fromApp(request, response))
    if (middleware) return middleware(request, response, next)
    if (!cache.answer(request, response, (work) => admit(request, response, work))) next()
  })
  return metrics
}

const createHandlers = async ({ server, config, core, publicUrl }: Deps) => {
  const report = log.error
  const callApi = createApi({ core, config, publicUrl, report })
  const api = (request: Request, visitor: string) => callApi.fetch(request, { visitor })
  const deps = { api, publicUrl, imageBaseUrl: core.imageFiles.baseUrl, report, server }
  const pages = process.argv.includes('--dev')
    ? await (await import('./dev-server.ts')).openDevServer(deps)
    : await (await import('./page-server.ts')).openPageServer(deps)
  const app = createApp({ config, core, api, report, ...pages })
  const cache = createPageCache(app.fetch, config.serverLimits.pageCacheMegabytes * 1024 * 1024)
  // Cache invalidation: a public change clears the page cache. core/articles/cache-invalidation.ts decides which do.
  core.onChange(cache.clear)
  core.onUncertain(cache.markStale)
  return { app, cache, middleware: pages.middleware }
}

// Loaded only where the metrics are switched on: otherwise they need not be in memory.
const openMetrics: typeof import('./metrics/metrics.ts').openMetrics = async (deps) =>
  (await import('./metrics/metrics.ts')).openMetrics(deps)

const isExpected = (error: Error) =>
  [WrongSetting, UnsupportedVersion, Unavailable].some((kind) => error instanceof kind)

const giveUp = (error: unknown) => {
  log.error('stopped', reasonOf(error, isExpected))
  process.exit(1)
}

process.on('uncaughtException', giveUp)
start().catch(giveUp)
