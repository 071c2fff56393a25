import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
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

export const pageContext = (api: ApiClient, publicUrl: string, isLight: boolean, report: Report) => {
  const context = new RouterContextProvider()
  context.set(reportContext, report)
  context.set(apiContext, api)
  context.set(publicUrlContext, publicUrl)
  context.set(isLightContext, isLight)
  return context
}

// Whole pages, not streams: they are small, and a whole page can be hashed, compressed and kept.
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await render(request.url, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

const render = (url: string, context: EntryContext) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    })
  })

type Failed = { request: Request; context: Pick<RouterContextProvider, 'get'> }

export const handleError = (error: unknown, { request, context }: Failed) => {
  // An address that does not exist is not news; what a page could not do is.
  if (request.signal.aborted || !(error instanceof Error)) return
  context.get(reportContext)('page-failed', `A page failed: ${placeOf(error)}`)
}
