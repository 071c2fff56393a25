/**
 * Server-side rendering (SSR): React turns a matched route into HTML here, and errors of pages are reported.
 * `server/render/render.ts` calls it; `entry.client.tsx` hydrates pages of the admin area.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { isInAdminArea } from '#page/admin-area.ts'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { isLightContext } from '#page/data-saver.ts'
import { demonstrationContext } from '#page/demonstration.ts'
import { createDocumentHandler } from '#page/document-handler.ts'
import { lookContext } from '#page/look.ts'
import { feedUrlContext, publicUrlContext } from '#page/page-url.ts'
import type { Look } from '#shared/content/types.ts'
import { type Report, thrownAt } from '#shared/error-report.ts'
import { defaultName, findLookWith } from '#shared/organisation-name.ts'
import { withWaitingScripts } from './admin/login/start-on-use.ts'

/** The server imports React Router only from here, because a second copy would not share the context of the first. */
export const createPageHandler = (build: ServerBuild, mode: string) => {
  const others = createRequestHandler(build, mode)
  // In development React Router adds the styles that Vite made.
  const handle = mode === 'production' ? createDocumentHandler(build, others) : others
  return (request: Request, context: RouterContextProvider) =>
    looks.run(context.get(lookContext), () => handle(request, context))
}

/** Of the page that is being rendered: two requests at the same time may show different previews. */
const looks = new AsyncLocalStorage<Look>()
findLookWith(() => looks.getStore() ?? { name: defaultName })

const reportContext = createContext<Report>()

/** Receives the HTML that React rendered; `server/render/render.ts` makes the response from it. */
type Take = (rendered: { html: string; isApplication: boolean }) => void
const takeContext = createContext<Take>()

type Kind = { isLight: boolean; isDemonstration: boolean }
type Given = { publicUrl: string; feedUrl: string; look: Look; kind: Kind; report: Report; take: Take }

export const pageContext = (api: ApiClient, { publicUrl, feedUrl, look, kind, report, take }: Given) => {
  const context = new RouterContextProvider()
  context.set(reportContext, report)
  context.set(takeContext, take)
  context.set(apiContext, api)
  context.set(publicUrlContext, publicUrl)
  context.set(feedUrlContext, feedUrl)
  context.set(lookContext, look)
  context.set(isLightContext, kind.isLight)
  context.set(demonstrationContext, kind.isDemonstration)
  return context
}

/**
 * Whole pages, not streams: they are small, and a whole page can be hashed, compressed and cached. React Router gets an
 * empty response, because it reads the body of a response, which would turn the text into a stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Pick<RouterContextProvider, 'get'>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const routes = page.staticHandlerContext.matches.map(({ route }) => route)
  const isInside = isInAdminArea(routes)
  const isComplete = !routes.some(({ id }) => page.routeModules[id]?.HydrateFallback)
  if (isInside) for (const [name, value] of Object.entries(forAdminArea)) headers.set(name, value)
  const html = await (isInside ? renderApplication : renderDocument)(request.url, withOwnRoutes(page))
  const isApplication = isInside && !isComplete
  context.get(takeContext)({ html: isInside && isComplete ? withWaitingScripts(html) : html, isApplication })
  return new Response(null, { status, headers })
}

/**
 * No browser may keep a page of the admin area for the next person. Public pages must have neither header: with either,
 * browsers do not restore what was typed when they open a tab again that they had discarded.
 */
const forAdminArea = { 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin' }

/** A public page: nothing in it is for React in the browser. */
const renderDocument = (url: string, page: EntryContext) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<ServerRouter context={page} url={url} />)}`

/** A page of the admin area, with the data for hydration. */
const renderApplication = async (url: string, page: EntryContext) => {
  const stream = await renderToReadableStream(<ServerRouter context={page} url={url} />)
  await stream.allReady
  return new Response(stream).text()
}

/**
 * Styles of every page of the admin area. React Router appends '#' to them, and Vite would load them again with the first
 * code that is loaded on use. `scripts/prepare/admin-files.mjs` does the same in the browser's list of routes.
 */
const everywhere = /((?:ui|search-field)-[^/]+\.css)#$/

/** Only the routes of this page: React Router would prepare all seventy again for each page. */
const withOwnRoutes = (page: EntryContext): EntryContext => {
  const { manifest, staticHandlerContext } = page
  const own = staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id]
    return [id, { ...route, css: route?.css?.map((file) => file.replace(everywhere, '$1')) }]
  })
  return { ...page, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

type Failed = { request: Request; context: Pick<RouterContextProvider, 'get'> }

export const handleError = (error: unknown, { request, context }: Failed) => {
  // An unknown address is not logged; an error of a page is.
  if (request.signal.aborted || !(error instanceof Error)) return
  context.get(reportContext)('page-failed', `A page failed: ${thrownAt(error)}`)
}
