/** Starts the site: settings, data, API, pages, then the door. Stops it without dropping anyone. */
import { getRequestListener } from '@hono/node-server'
import { createApi } from '#api/api.ts'
import { readConfig, WrongSetting } from '#config.ts'
import { openCore } from '#core/core.ts'
import { NewerDatabase } from '#core/database/migrate.ts'
import { createApp } from './app.ts'
import { createDoor } from './door.ts'
import { createHealth } from './health.ts'
import { addressOf, createLimitedServer, listen, stopOn } from './listening.ts'
import { startRounds } from './rounds.ts'
import { answerUnreadable } from './unreadable.ts'

const start = async () => {
  const config = readConfig()
  const core = await openCore(config)
  const server = answerUnreadable(createLimitedServer(config.door))
  const publicUrl = () => config.publicUrl || addressOf(server, config)
  const api = createApi(core, config, publicUrl)
  const askApi = (request: Request, visitor: string) => api.fetch(request, { visitor })
  const { openPages } = process.argv.includes('--dev')
    ? await import('./dev-pages.ts')
    : await import('./built-pages.ts')
  const { pages, clientDir, before } = await openPages({
    api: askApi,
    publicUrl,
    pictureAddress: core.media.address,
    onChange: core.onChange,
    onDoubt: core.onDoubt,
    server,
  })
  const app = createApp({ config, core, api: askApi, pages, clientDir })
  const enter = createDoor(config.door.atOnce, getRequestListener(app.fetch))
  const isHealth = createHealth(core)
  server.on('request', (request, response) => {
    if (!isHealth(request, response)) before(request, response, () => void enter(request, response))
  })

  if (core.newAdministrator) {
    const { email, password } = core.newAdministrator
    console.log(`First administrator: ${email}, password: ${password} (shown only this once)`)
  }
  if (!config.hasRateLimits)
    console.log('RATE_LIMITS is off: anyone may write as often as they like. For load tests only.')
  await listen(server, config)
  const endRounds = startRounds(core)
  stopOn(['SIGINT', 'SIGTERM'], server, () => {
    endRounds()
    return core.close()
  })
  console.log(`Voima is ready: ${addressOf(server, config)}`)
}

start().catch((error: unknown) => {
  const isPlain = error instanceof WrongSetting || error instanceof NewerDatabase
  console.error(isPlain ? error.message : error)
  process.exit(1)
})
