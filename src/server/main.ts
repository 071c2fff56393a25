/**
 * The entry point: starts the site (settings, data, API, pages, then the HTTP server), and stops it without dropping
 * requests.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { tokenIn, userWith } from '#api/guard.ts'
import { clientNetworkOf } from '#api/rate-limit.ts'
import { type Config, readConfig, WrongSetting } from '#config.ts'
import { hostOf } from '#core/database/errors.ts'
import { UnsupportedVersion } from '#core/database/migrate.ts'
import { storeIn } from '#core/images/store-record.ts'
import { Unavailable } from '#core/lib/errors.ts'
import { type Core, openCore } from '#core/organisation/core.ts'
import { version } from '#settings/version.ts'
import { demonstrationNotice } from '#shared/demonstration.ts'
import { foldEmail } from '#shared/email.ts'
import { thrownAt } from '#shared/error-report.ts'
import { createReaderCount } from './article-views.ts'
import { clientAddressOf } from './client-address.ts'
import { shareConnections } from './connection-shares.ts'
import { stopOn } from './graceful-shutdown.ts'
import { hstsHeader } from './headers.ts'
import { createHealth } from './health.ts'
import { createHttpServer, createRequestCheck, listen, localUrlOf } from './http-server.ts'
import { createIdleCollection } from './idle-memory.ts'
import { startJobs } from './jobs.ts'
import { createLog, notStarted, reasonOf, sayFirstAdministrator } from './log.ts'
import { createUrlNormaliser } from './normal-url.ts'
import { createOverloadProtection, type OverloadProtection } from './overload.ts'
import { createPageCache } from './page-cache.ts'
import { answerInTurn } from './pipelining.ts'
import { createRejections, type Rejections } from './rejections.ts'
import { createSiteApp } from './site-app.ts'

let isStopping = false
// Until the settings are read, their log format is unknown.
let log = createLog('text')

const start = async () => {
  const config = readConfig()
  log = createLog(config.logFormat)
  const demonstration = config.isDemonstration
    ? await (await import('#core/seed/demonstration.ts')).openDemonstration(config, new Date())
    : undefined
  const core = await openCore(config, undefined, {
    say: (sentence) => log.info('upgrade', sentence),
    ...(demonstration && { postPush: async () => 201 }),
  })
  const server = createHttpServer(config.serverLimits, hstsHeader(config.publicUrl))
  let localUrl = ''
  const publicUrl = () => config.publicUrl || localUrl
  const metrics = await answerRequests({ server, config, core, publicUrl })

  await warn(core, config)
  await listen(server, config)
  // Read now, because a server that is stopping no longer knows its address, but still responds.
  localUrl = localUrlOf(server, config)
  if (core.newAdministrator) sayFirstAdministrator(log, config.logFormat, core.newAdministrator, publicUrl())
  const stopJobs = startJobs(core, log, publicUrl, demonstration)
  stopOn(['SIGINT', 'SIGTERM'], server, {
    begin: () => {
      isStopping = true
      stopJobs()
      void core.backups.close()
    },
    close: core.close,
    drainMilliseconds: config.trustsProxy ? 2500 : 0,
  })
  log.info('settings', whereEverythingIs(config))
  if (demonstration) log.info('demonstration', demonstrationNotice)
  if (metrics) log.info('metrics', `Metrics: ${metrics.address}`)
  log.info('ready', `Voima is ready: ${localUrl}`)
}

/** What is unusual about the settings and the data. */
const warn = async (core: Core, config: Config) => {
  if (await isAdministratorIgnored(core, config))
    log.info(
      'administrator-ignored',
      'ADMIN_EMAIL is not used: this site has users already, and none has that address.',
    )
  for (const { event, sentence } of await core.startChecks.sentences()) log.warning(event, sentence)
  for (const sentence of config.misspelled) log.warning('unknown-setting', sentence)
  if (!config.hasRateLimits)
    log.warning(
      'rate-limits-off',
      'RATE_LIMITS is off: anyone can send any number of messages. Use this for load tests only.',
    )
}

/** For the person who starts the site: a wrong setting shows here, for example an empty site in another folder. */
const whereEverythingIs = (config: Config) => {
  const { dataDir, databaseUrl, objectStore, mailAccount } = config
  return [
    `Version ${version}. Data: ${databaseUrl ? `the database at ${hostOf(databaseUrl)}` : dataDir}`,
    `pictures: ${objectStore ? storeIn(config) : dataDir}`,
    `email: ${mailAccount ? `through ${mailAccount.host}` : 'as set on the page Email setup'}`,
  ].join('; ')
}

/** The first administrator is created once, for example by `npm run seed`. */
const isAdministratorIgnored = async ({ users }: Core, { firstAdmin }: Config) =>
  firstAdmin !== undefined &&
  (await users.hasAny()) &&
  (await users.list()).every(({ email }) => foldEmail(email) !== foldEmail(firstAdmin.email))

type Deps = { server: Server; config: Config; core: Core; publicUrl: () => string }

/** The path of a request: metrics, health, page cache, overload protection, then the routes of the app. */
const answerRequests = async ({ server, config, core, publicUrl }: Deps) => {
  const headers = hstsHeader(config.publicUrl)
  const rejections = createRejections(log)
  const overload = createOverloadProtection({
    maxConcurrent: config.serverLimits.maxConcurrent,
    clientNetworkOf: (request) => clientNetworkOf(clientAddressOf(request, config.trustsProxy)),
    isSignedIn: signedInCheck(core),
    headers,
    onRejected: rejections.count,
  })
  const { app, cache, middleware } = await createHandlers({ server, config, core, publicUrl, overload })
  const fromApp = getRequestListener(app.fetch)
  const isHealthCheck = createHealth(core, headers, () => isStopping)
  const isRefused = createRequestCheck(headers)
  const isRedirected = middleware ? () => false : createUrlNormaliser(headers)
  const countReader = createReaderCount(core.articleViews.opened, core.visitSources.arrived)
  const parts = { core, cacheSize: cache.size, overload, rejections }
  const collectWhenIdle = middleware ? () => {} : createIdleCollection()
  const metrics = config.metrics && (await openMetrics({ listener: config.metrics, ...parts }))
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const cached = cache.answer(request, response)
    metrics?.answered(request, cached?.from)
    if (cached?.from !== 'cache') collectWhenIdle()
    const sent = cached ? cached.sent : overload.admit(request, response, () => fromApp(request, response))
    sent.catch((error: Error) => {
      log.error('request-failed', `A request failed: ${thrownAt(error)}`)
      response.destroy()
    })
  }
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    metrics?.watch(request, response)
    if (isRefused(request, response) || isRedirected(request, response) || isHealthCheck(request, response)) return
    countReader(request, response)
    if (middleware) middleware(request, response, () => answer(request, response))
    else answer(request, response)
  }
  server.on('connection', overload.onConnection)
  limitConnections({ server, config, rejections, listener })
  return metrics
}

const signedInCheck = (core: Core) => async (request: IncomingMessage) =>
  Boolean(await userWith(core, tokenIn(request.headers.authorization)))

type Limited = Pick<Deps, 'server' | 'config'> & { rejections: Rejections; listener: RequestListener }

const limitConnections = ({ server, config, rejections, listener }: Limited) => {
  const { connections: maxConnections } = config.serverLimits
  server.on(
    'request',
    answerInTurn(listener, () => rejections.count('pipelining')),
  )
  server.on('drop', () => rejections.count('connections'))
  const onClosed = () => rejections.count('connection-share')
  // All connections of a trusted proxy come from one address.
  if (!config.trustsProxy) shareConnections(server, { maxConnections, clientNetworkOf, onClosed })
}

type HandlerDeps = Deps & { overload: OverloadProtection }

const createHandlers = async ({ server, config, core, publicUrl, overload }: HandlerDeps) => {
  const openPages = process.argv.includes('--dev')
    ? (await import('./dev-server.ts')).openDevServer
    : (await import('./page-server.ts')).openPageServer
  const { app, middleware } = await createSiteApp({ config, core, publicUrl, report: log.error }, (deps) =>
    openPages({ ...deps, server }),
  )
  // In development nothing is cached: Vite serves the pages.
  const cacheBytes = middleware ? 0 : config.serverLimits.pageCacheMegabytes * 1024 * 1024
  const cache = createPageCache(app.fetch, overload, cacheBytes)
  // Cache invalidation: a public change clears the page cache. core/database/public-tables.ts decides which do.
  core.onChange(cache.clear)
  core.onUncertain(cache.markStale)
  return { app, cache, middleware }
}

// Loaded only if the metrics are switched on, to save memory.
const openMetrics: typeof import('./metrics/metrics.ts').openMetrics = async (deps) =>
  (await import('./metrics/metrics.ts')).openMetrics(deps)

const isExpected = (error: Error) =>
  [WrongSetting, UnsupportedVersion, Unavailable].some((kind) => error instanceof kind)

/**
 * 78 (EX_CONFIG of sysexits.h) if another start would end in the same way: deploy/voima.service then leaves the site
 * stopped. A wrong setting with a cause, such as a port in use, may pass.
 */
const exitCodeOf = (error: unknown) => {
  const isLasting = (error instanceof WrongSetting && !error.cause) || error instanceof UnsupportedVersion
  return isLasting ? 78 : 1
}

const giveUp = (error: unknown) => {
  const isSettled = error instanceof Error && (isExpected(error) || 'syscall' in error)
  log.error(isSettled ? notStarted : 'stopped', reasonOf(error, isExpected))
  process.exit(exitCodeOf(error))
}

// An uncaught exception stops the process (crash), because nobody knows what it left half done.
process.on('uncaughtException', giveUp)
start().catch(giveUp)
