/** Starts the site: settings, data, API, pages, then the door. Stops it without dropping anyone. */
import type { IncomingMessage, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '#api/api.ts'
import { clientNetworkOf } from '#api/rates.ts'
import { type Config, readConfig, WrongSetting } from '#config.ts'
import { UnsupportedVersion } from '#core/database/migrate.ts'
import { Unavailable } from '#core/lib/errors.ts'
import { type Core, openCore } from '#core/organisation/core.ts'
import { createApp } from './app.ts'
import { createDoor } from './door.ts'
import { createHealth } from './health.ts'
import { addressOf, createLimitedServer, listen, stopOn } from './listening.ts'
import { createLog, reasonOf, sayFirstAdministrator } from './log.ts'
import { createReaderCount } from './reader-count.ts'
import { startRounds } from './rounds.ts'
import { answerUnreadable } from './unreadable.ts'
import { visitorOf } from './visitor.ts'

// Before the settings are read nobody knows how to say it otherwise.
let log = createLog('text')

const start = async () => {
  const config = readConfig()
  log = createLog(config.logFormat)
  const core = await openCore(config)
  const server = answerUnreadable(createLimitedServer(config.door))
  let ownAddress = ''
  const publicUrl = () => config.publicUrl || ownAddress
  const metrics = await answerWith({ server, config, core, publicUrl })

  if (core.newAdministrator) sayFirstAdministrator(log, config.logFormat, core.newAdministrator)
  if (!config.hasRateLimits)
    log.warning('rate-limits-off', 'RATE_LIMITS is off: anyone may write as often as they like. For load tests only.')
  await listen(server, config)
  // A server that is stopping no longer knows it, and still answers.
  ownAddress = addressOf(server, config)
  const endRounds = startRounds(core, log.error, publicUrl)
  stopOn(['SIGINT', 'SIGTERM'], server, () => {
    endRounds()
    return core.close()
  })
  if (metrics) log.info('metrics', `Metrics: ${metrics.address}`)
  log.info('ready', `Voima is ready: ${ownAddress}`)
}

type Parts = { server: Server; config: Config; core: Core; publicUrl: () => string }

/** Puts together what answers a request, and who counts it. */
const answerWith = async ({ server, config, core, publicUrl }: Parts) => {
  const report = log.error
  const api = createApi({ core, config, publicUrl, report })
  const askApi = (request: Request, visitor: string) => api.fetch(request, { visitor })
  const { openPages } = process.argv.includes('--dev')
    ? await import('./dev-pages.ts')
    : await import('./built-pages.ts')
  const {
    pages,
    api: calls,
    clientDir,
    before,
    kept,
  } = await openPages({
    api: askApi,
    publicUrl,
    imageBaseUrl: core.imageFiles.baseUrl,
    onChange: core.onChange,
    onUncertain: core.onUncertain,
    report,
    server,
  })
  const app = createApp({ config, core, api: calls, pages, clientDir, report })
  const household = (request: IncomingMessage) => clientNetworkOf(visitorOf(request, config.trustsProxy))
  const enter = createDoor(config.door.atOnce, getRequestListener(app.fetch), household)
  const isHealth = createHealth(core)
  const countReader = createReaderCount(core.readers.opened)
  // Loaded only where somebody wants it: others need not keep it in memory.
  const metrics = config.metrics && (await openMetrics({ place: config.metrics, core, kept }))
  server.on('request', (request, response) => {
    metrics?.watch(request, response)
    if (isHealth(request, response)) return
    countReader(request, response)
    before(request, response, () => {
      metrics?.enter(request)
      void enter(request, response)
    })
  })
  return metrics
}

const openMetrics: typeof import('./metrics/metrics.ts').openMetrics = async (parts) =>
  (await import('./metrics/metrics.ts')).openMetrics(parts)

const isPlain = (error: Error) => [WrongSetting, UnsupportedVersion, Unavailable].some((kind) => error instanceof kind)

const giveUp = (error: unknown) => {
  log.error('stopped', reasonOf(error, isPlain))
  process.exit(1)
}

process.on('uncaughtException', giveUp)
start().catch(giveUp)
