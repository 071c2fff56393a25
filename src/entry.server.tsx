/**
 * Server-side rendering (SSR): React turns a matched route into HTML here, and errors of pages are reported.
 * `server/render/render.ts` calls it; `entry.client.tsx` hydrates the page.
 */
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
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

// The server takes React Router from here alone: a second copy of it would not know the first one's context.
export { createRequestHandler }

const reportContext = createContext<Report>()

/** Makes the response from what React rendered, with its Content-Security-Policy: `server/render/render.ts`. */
type Finish = (rendered: string, status: number, headers: Headers) => Response
const finishContext = createContext<Finish>()

type Given = { publicUrl: string; isLight: boolean; report: Report; finish: Finish }

export const pageContext = (api: ApiClient, { publicUrl, isLight, report, finish }: Given) => {
  const context = new RouterContextProvider()
  context.set(reportContext, report)
  context.set(finishContext, finish)
  context.set(apiContext, api)
  context.set(publicUrlContext, publicUrl)
  context.set(isLightContext, isLight)
  return context
}

// Whole pages, not streams: they are small, and a whole page can be hashed, compressed and kept.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Pick<RouterContextProvider, 'get'>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return context.get(finishContext)(await render(request.url, withOwnRoutes(page)), status, headers)
}

/** Only the routes that this page consists of: React Router would prepare all seventy again for each page. */
const withOwnRoutes = (page: EntryContext): EntryContext => {
  const { manifest, staticHandlerContext } = page
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...page, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

const render = (url: string, context: EntryContext) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
      onError: reject,
    })
  })

/** A stream that takes everything at once: reading from a PassThrough costs a turn for each piece. */
const collector = (onEnd: (text: string) => void) => {
  const pieces: Buffer[] = []
  return new Writable({
    write: (piece, _, next) => {
      pieces.push(piece)
      next()
    },
    final: (next) => {
      onEnd(Buffer.concat(pieces).toString())
      next()
    },
  })
}

type Failed = { request: Request; context: Pick<RouterContextProvider, 'get'> }

export const handleError = (error: unknown, { request, context }: Failed) => {
  // An address that does not exist is not news; what a page could not do is.
  if (request.signal.aborted || !(error instanceof Error)) return
  context.get(reportContext)('page-failed', `A page failed: ${placeOf(error)}`)
}
