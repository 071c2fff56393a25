/** Starts the site: settings, data, API, pages, then the door. Stops it without dropping anyone. */
import { join, resolve } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createApi } from '#api/api.ts'
import { type Config, readConfig, WrongSetting } from '#config.ts'
import { openCore } from '#core/core.ts'
import { NewerDatabase } from '#core/database/migrate.ts'
import { createApp } from './app.ts'
import { createPageFinisher } from './page-html.ts'
import { createPages } from './pages.ts'

const clientDir = resolve('build/client')
const isDev = process.argv.includes('--dev')

const start = async () => {
  const config = readConfig()
  const core = await openCore(config)
  const api = createApi(core, config)
  const askApi = (request: Request, visitor: string) => api.fetch(request, { visitor })
  const build = (await import(resolve('build/server/index.js'))) as ServerBuild
  const pages = createPages(build, askApi, createPageFinisher(clientDir))
  const app = createApp({ config, core, api: askApi, pages, clientDir })
}

start()
