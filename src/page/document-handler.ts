/**
 * Answers requests for public pages. React Router's own handler compares a path with every route of the site, three
 * times, and encodes all data again for hydration, which public pages do not have.
 */
import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import { isInAdminArea } from './admin-area.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

/** `others`: React Router's own handler, for the admin area, for feeds and other files, and for unknown addresses. */
export const createDocumentHandler = (build: ServerBuild, others: RequestHandler): RequestHandler => {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const leaves = routes.filter(({ id }) => !routes.some(({ parentId }) => parentId === id))
  const files = leaves.filter(({ module }) => !module.default).map(({ path = '' }) => path.replaceAll(/:\w+/g, '[^/]+'))
  const isFile = new RegExp(`^/(?:${files.join('|')})$|\\.data$`)
  const pages = leaves.filter((route) => route.module.default && !isInAdminArea([route]))
  const notFound = pages.filter(({ path }) => path === '*')
  // One handler for all pages that begin with the same segment: a path is compared with few others.
  const groups = Map.groupBy(pages, ({ path = '' }) => firstSegment(path))
  const handlers = new Map(
    [...groups].map(([segment, group]) => [segment, handlerOf(build, withParents([...group, ...notFound], routes))]),
  )
  return (request, context) => {
    const { pathname } = new URL(request.url)
    const own = isFile.test(pathname) ? undefined : handlers.get(firstSegment(pathname.slice(1)))
    return (own ?? others)(request, context)
  }
}

const firstSegment = (path: string) => path.split('/', 1)[0] ?? ''

const withParents = (some: Route[], all: Route[]): Route[] => {
  const parents = all.filter(({ id }) => some.some(({ parentId }) => parentId === id))
  return parents.length === 0 ? some : [...new Set([...withParents(parents, all), ...some])]
}

const nested = (routes: Route[], parent?: string): RouteObject[] =>
  routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, module: { loader, action, handle } }) => {
      const children = index ? undefined : nested(routes, id)
      return { id, path, index, handle, children, loader, action } as RouteObject
    })

const handlerOf = (build: ServerBuild, routes: Route[]): RequestHandler => {
  const { assets, future, ssr, routeDiscovery } = build
  const { default: render, handleError } = build.entry.module
  const routeModules = Object.fromEntries(routes.map(({ id, module }) => [id, module]))
  const manifest = { ...assets, routes: Object.fromEntries(routes.map(({ id }) => [id, assets.routes[id]])) }
  const { query } = createStaticHandler(nested(routes))
  return async (request, context) => {
    const found = await query(request, { requestContext: context })
    if (found instanceof Response) return found
    const failed = { request, context: context as never, params: {} }
    const renderWith = (staticHandlerContext: StaticHandlerContext) => {
      const shared = { future, ssr, routeDiscovery, manifest, routeModules, isSpaMode: false, branches: [] }
      const entry = { ...shared, renderMeta: {}, staticHandlerContext } as EntryContext
      const headers = headersOf(staticHandlerContext, routes)
      return render(request, staticHandlerContext.statusCode, headers, entry, failed.context)
    }
    for (const error of Object.values(found.errors ?? {}))
      if (!isRouteErrorResponse(error)) handleError?.(error, failed)
    try {
      return await renderWith(found)
    } catch (error) {
      handleError?.(error, failed)
      return renderWith({ ...found, statusCode: 500, errors: { root: error } })
    }
  }
}

const headersOf = ({ matches, errors, loaderHeaders, actionHeaders }: StaticHandlerContext, routes: Route[]) => {
  const page = routes.find(({ id }) => id === matches.at(-1)?.route.id)
  if (errors || typeof page?.module.headers !== 'function') return new Headers()
  const [loaded, acted, none] = [loaderHeaders[page.id], actionHeaders[page.id], new Headers()]
  const given = { parentHeaders: none, errorHeaders: undefined }
  return new Headers(page.module.headers({ ...given, loaderHeaders: loaded ?? none, actionHeaders: acted ?? none }))
}
