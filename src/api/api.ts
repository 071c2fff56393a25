/**
 * /api/v1: which routes answer a request, and the middleware in the order in which the request passes it (ETag, guard,
 * body limit, hidden characters, handlers, errors). The tables of routes are `visitor-routes.ts` and `all-routes.ts`.
 */
import { hash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { etag } from 'hono/etag'
import { getPath } from 'hono/utils/url'
import type { Config } from '#config.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Report } from '#shared/error-report.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { lazy } from '#shared/lazy.ts'
import { bodyLimit, readToTheEnd } from './body-limit.ts'
import { type ApiEnv, rulesOf } from './calls.ts'
import { guard, routeFinder } from './guard.ts'
import { createTranslator, nothingHere } from './problems.ts'
import { createApiRates } from './rate-limit.ts'
import { typedTexts } from './typed-texts.ts'
import { visitorRoutes } from './visitor-routes.ts'

export type { Api } from './all-routes.ts'
export type { ApiEnv } from './calls.ts'

const apiPath = '/api/v1'

/** `publicUrl` is a function because the port may be known only after listening: see `main.ts`. */
type Parts = { core: Core; config: Pick<Config, 'hasRateLimits'>; publicUrl: () => string; report: Report }

/**
 * Pass the client's network address with each request: `api.fetch(request, { visitor })`. The routes that no page of a
 * visitor calls are loaded with the first call of one, because they are half of all routes, and a site without a
 * volunteer at work needs none of them.
 */
export const createApi = ({ core, config, publicUrl, report }: Parts) => {
  const addressOf = (path: string) => publicUrl() + path
  const rates = createApiRates(core.rates, config.hasRateLimits)
  const visitors = visitorRoutes(core, rates, addressOf)
  const visitorRoutesAt = routeFinder(apiPath, visitors.routes)
  const forVisitors = appOf(visitors, guard(visitorRoutesAt, rulesOf(visitors), core), report)
  const forAll = lazy(async () => {
    const { documentedRoutes } = await import('./all-routes.ts')
    const { routes, rules } = documentedRoutes({ core, visitors, rates, addressOf, report }, apiPath)
    return appOf(routes, guard(routeFinder(apiPath, routes.routes), rules, core), report)
  })
  return {
    fetch: async (request: Request, client: ApiEnv['Bindings']) => {
      const app = visitorRoutesAt(getPath(request)).length > 0 ? forVisitors : await forAll()
      return app.fetch(request, client)
    },
  }
}

const appOf = (routes: Hono<ApiEnv> | OpenAPIHono<ApiEnv>, guarded: MiddlewareHandler<ApiEnv>, report: Report) =>
  new Hono<ApiEnv>()
    .use(readToTheEnd)
    .on(
      'GET',
      [newsFeed, blogFeed].map(({ path }) => `${apiPath}${path}/*`),
      except(isUnstored, etag({ generateDigest: digestOf })),
    )
    .use(guarded)
    .use(bodyLimit)
    .use(typedTexts)
    .route(apiPath, routes)
    .notFound(nothingHere)
    .onError(createTranslator(report))

// `crypto.subtle` would hash each response on another thread; handing it over takes longer than the hash.
const digestOf = (body: Uint8Array) => new Uint8Array(hash('sha1', body, 'buffer')).buffer

/** True for a client that will not store the response (RFC 9111, 5.2.1.5), which therefore needs no ETag. */
const isUnstored = ({ req }: Context) => req.header('Cache-Control') === 'no-store'
