/** The order of things: what happens to a request, from the first line to the last. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '#config.ts'
import type { Core } from '#core/organisation/core.ts'
import { placeOf, type Report } from '#shared/failure.ts'
import { compressed } from './compressed.ts'
import { dataSaverSwitch } from './data-saver.ts'
import { ownForms } from './form-sender.ts'
import { withSafeHeaders } from './headers.ts'
import { imageFileRoutes } from './image-files.ts'
import { readableAddress } from './readable-address.ts'
import type { Pages } from './render/pages.ts'
import { shareImageRoutes } from './share-images.ts'
import { staticFiles } from './static.ts'
import { visitorOf } from './visitor.ts'

type Parts = {
  config: Config
  core: Core
  api: (request: Request, visitor: string) => Response | Promise<Response>
  pages: Pages
  clientDir: string
  report: Report
}

const maxFormBytes = 256 * 1024

export const createApp = ({ config, core, api, pages, clientDir, report }: Parts) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const visitor = (incoming: HttpBindings['incoming']) => visitorOf(incoming, config.trustsProxy)

  app.use(withSafeHeaders)
  app.all('/api/v1/*', compressed, (c) => api(c.req.raw, visitor(c.env.incoming)))
  app.route('/media', imageFileRoutes(core))
  app.route('/preview', shareImageRoutes(core))
  app.route('/', staticFiles(clientDir))
  app.use(bodyLimit({ maxSize: maxFormBytes, onError: (c) => c.text('That is more than a form can hold.', 413) }))
  app.route('/', dataSaverSwitch(config.publicUrl))
  app.use(ownForms(config.publicUrl))
  app.use(readableAddress)
  app.use(compressed)
  app.all('*', (c) => pages(c.req.raw, visitor(c.env.incoming)))

  app.onError((error, c) => {
    report('request-failed', `A request failed: ${placeOf(error)}`)
    return c.text('Something went wrong on our side.', 500)
  })
  return app
}
