/**
 * The routes and the middleware of the server, in the order in which a request passes them: API, images, files, then
 * pages. `api/all-routes.ts` lists the routes of the API, `src/routes.ts` those of pages.
 */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import { sendFile } from '#api/calls.ts'
import type { Config } from '#config.ts'
import { Unavailable } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { placesCsv, toHsds } from '#core/places/open-data.ts'
import { type Report, thrownAt } from '#shared/error-report.ts'
import { isLeftOut } from '#shared/pages/left-out.ts'
import { placesPath } from '#shared/paths.ts'
import { clientAddressOf } from './client-address.ts'
import { compress } from './compress.ts'
import { rejectOtherSites } from './csrf.ts'
import { dataSaverSwitch } from './data-saver.ts'
import { downloadRoutes } from './download-files.ts'
import { type Bindings, privateUnlessCached, safeHeaders } from './headers.ts'
import { lookFileRoutes } from './look-files.ts'
import { orOldAddress } from './old-addresses.ts'
import type { RenderDeps, RenderPage } from './render/render.ts'
import { shareImageRoutes } from './share-images.ts'
import { staticFiles } from './static.ts'

export type AppDeps = {
  config: Config
  core: Core
  api: RenderDeps['api']
  render: RenderPage
  clientDir: string
  publicUrl: () => string
  report: Report
}

// The longest message takes 45 KB in a script whose letters a form encodes with nine bytes each.
const maxFormBytes = 64 * 1024

export const createApp = ({ config, core, api, render, clientDir, publicUrl, report }: AppDeps) => {
  const app = new Hono<{ Bindings: Bindings }>()
  const addressOf = ({ incoming }: Bindings) => clientAddressOf(incoming, config.trustsProxy)

  app.use(safeHeaders(config.publicUrl))
  if (config.isDemonstration) {
    app.use(async (c, next) => {
      await next()
      c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    })
    app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'))
  }
  app.all('/api/*', compress, (c) => api(c.req.raw, addressOf(c.env)))
  app.route('/media', imageFileRoutes(core))
  app.route('/files', downloadRoutes(core))
  app.route('/preview', shareImageRoutes(core, config.publicUrl !== ''))
  app.route('/', openDataRoutes(core, publicUrl))
  app.route('/', lookFileRoutes(core, clientDir))
  app.route('/', staticFiles(clientDir))
  app.post('*', bodyLimit({ maxSize: maxFormBytes, onError: (c) => c.text('The form is too large.', 413) }))
  app.route('/', dataSaverSwitch(config.publicUrl))
  app.use(rejectOtherSites(config.publicUrl))
  app.use(compress)
  app.use(privateUnlessCached)
  app.all('*', (c) => {
    const request = isLeftOut(c.req.path) ? new Request(new URL('/left-out', c.req.url), c.req.raw) : c.req.raw
    return orOldAddress(core, request, () => render(request, addressOf(c.env)))
  })

  app.onError((error, c) => {
    if (error instanceof Unavailable) {
      report('unavailable', `A request could not be answered: ${error.message}`)
      return c.text('The site cannot reach its data at the moment. Please try again shortly.', 503)
    }
    report('request-failed', `${c.req.method} ${routePath(c, -1)} failed: ${thrownAt(error)}`)
    return c.text('Something went wrong on our side.', 500)
  })
  return app
}

/**
 * The places of care as open data, for other sites and programs. `core/places/open-data.ts` writes both formats.
 * `publicUrl` is a function because a free port is known only after listening.
 */
export const openDataRoutes = ({ places }: Pick<Core, 'places'>, publicUrl: () => string) => {
  const app = new Hono()
  app.get(`${placesPath}.json`, async (c) => {
    allowAll(c)
    return c.json(toHsds(await places.listed(), publicUrl()))
  })
  app.get(`${placesPath}.csv`, async (c) => {
    allowAll(c)
    return sendFile(c, 'places.csv', 'text/csv', placesCsv(await places.listed()))
  })
  return app
}

/** Any site may read this (CORS), because the data is public and the same for everybody. */
const allowAll = (c: Context) => c.header('Access-Control-Allow-Origin', '*')

/**
 * Serves the image files of articles and of the library. `core/images/resize.ts` defines the sizes. The content of a
 * file name never changes, so browsers and caches store the file for a year.
 */
export const imageFileRoutes = (core: Core) =>
  new Hono().get('/:name', async (c) => {
    const file = await core.imageFiles.read(c.req.param('name'))
    if (!file) return c.text('There is no such picture.', 404)
    c.header('Content-Type', file.type)
    c.header('Content-Length', String(file.size))
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    return c.body(file.body as never)
  })
