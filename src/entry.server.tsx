/**
 * Server-side rendering (SSR): React turns a matched route into HTML here, and errors of pages are reported.
 * `server/render/render.ts` calls it; `entry.client.tsx` hydrates the page.
 */
import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { isLightContext } from '#page/data-saver.ts'
import { publicUrlContext } from '#page/page-url.ts'
import { placeOf, type Report } from '#shared/errors.ts'
import { WordsOnServer, wordsContext } from '#site/site-content.ts'

// The server imports React Router only from here, because a second copy would not share the context of the first.
export { createRequestHandler }

const reportContext = createContext<Report>()

/** Receives the HTML that React rendered; `server/render/render.ts` makes the response from it. */
type Take = (rendered: string) => void
const takeContext = createContext<Take>()

type Given = { publicUrl: string; isLight: boolean; report: Report; take: Take }

export const pageContext = (api: ApiClient, { publicUrl, isLight, report, take }: Given) => {
  const context = new RouterContextProvider()
  context.set(reportContext, report)
  context.set(takeContext, take)
  context.set(apiContext, api)
  context.set(publicUrlContext, publicUrl)
  context.set(isLightContext, isLight)
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
  if (isInAdminArea(page)) for (const [name, value] of Object.entries(forAdminArea)) headers.set(name, value)
  const words = context.get(wordsContext)
  context.get(takeContext)(render(request.url, await withReadData(withOwnRoutes(page)), words))
  return new Response(null, { status, headers })
}

/** An id is the file of the route, or begins with its folder: `src/routes.ts`. */
const isInAdminArea = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.some(({ route }) => route.id.startsWith('admin/'))

/**
 * No browser may keep a page of the admin area for the next person. Public pages must have neither header: with either,
 * browsers do not restore what was typed when they open a tab again that they had discarded.
 */
const forAdminArea = { 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin' }

/** Only the routes of this page: React Router would prepare all seventy again for each page. */
const withOwnRoutes = (page: EntryContext): EntryContext => {
  const { manifest, staticHandlerContext } = page
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...page, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

/**
 * Reads the stream of loader data that hydration needs, before rendering: `renderToString` waits for nothing. Rejects when
 * the data cannot be serialized.
 */
const withReadData = async (page: EntryContext): Promise<EntryContext> => {
  const pieces = await Array.fromAsync(page.serverHandoffStream ?? [])
  const result = { done: true, value: Buffer.concat(pieces).toString() }
  const streamCache = { 0: Object.assign(Promise.resolve(), { result }) }
  return { ...page, renderMeta: { ...page.renderMeta, streamCache }, serverHandoffString: withoutFalse(page) }
}

/** React Router treats a missing setting like `false`, and these settings are in every page. */
const withoutFalse = ({ serverHandoffString = '{}' }: EntryContext) =>
  JSON.stringify(JSON.parse(serverHandoffString), (_, value) => (value === false ? undefined : value))

/** React's stream encodes every attribute on its own, which takes longer than rendering. */
const render = (url: string, context: EntryContext, words: ContextType<typeof WordsOnServer>) => {
  const page = renderToString(
    <WordsOnServer value={words}>
      <ServerRouter context={context} url={url} />
    </WordsOnServer>,
  )
  return `<!DOCTYPE html>${page}`
}

type Failed = { request: Request; context: Pick<RouterContextProvider, 'get'> }

export const handleError = (error: unknown, { request, context }: Failed) => {
  // An unknown address is not logged; an error of a page is.
  if (request.signal.aborted || !(error instanceof Error)) return
  context.get(reportContext)('page-failed', `A page failed: ${placeOf(error)}`)
}
