/** Renders the pages. Everything they show comes from the API, asked in-process on the visitor's behalf. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hc } from 'hono/client'
import type { RequestHandler, ServerBuild } from 'react-router'
import type { Api } from '#api/api.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import type { Report } from '#shared/failure.ts'
import { asksForLight } from '../data-saver.ts'
import type { createPageFinisher } from './inline-assets.ts'

export type Pages = (request: Request, visitor: string) => Promise<Response>

/** What pages need of the rest of the server. `publicUrl` is asked late: a free port is known only after listening. */
export type PageSources = {
  api: (request: Request, visitor: string) => Response | Promise<Response>
  publicUrl: () => string
  /** What the address of every picture begins with; a public store has its own. */
  imageBaseUrl: string
  /** Calls back whenever what pages show has changed, before the change is acknowledged. */
  onChange: (notice: () => void) => void
  /** Calls back when it is not certain that they still show what is. */
  onUncertain: (notice: () => void) => void
  report: Report
  server: Server
}

/** Built pages and pages in development are opened alike. `before` may answer a request itself. */
export type OpenPages = (sources: PageSources) => Promise<{
  pages: Pages
  /** The API as visitors reach it: some answers may be kept. */
  api: PageSources['api']
  clientDir: string
  before: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown
  /** How many finished pages are kept in memory, and how much of it they take. */
  kept: () => { pages: number; bytes: number }
}>

/** What `entry.server.tsx` offers beside its default. */
type Entry = {
  createRequestHandler: (build: ServerBuild, mode: string) => RequestHandler
  pageContext: (api: ReturnType<typeof hc<Api>>, publicUrl: string, isLight: boolean, report: Report) => never
}

type Finish = ReturnType<typeof createPageFinisher>

/** `finish` is left out in development, where the styles and scripts are Vite's. */
export const createPages = (build: ServerBuild, { api, publicUrl, report }: PageSources, finish?: Finish): Pages => {
  const { createRequestHandler, pageContext } = build.entry.module as unknown as Entry
  const handle = createRequestHandler(build, finish ? 'production' : 'development')
  return async (request, visitor) => {
    const client = hc<Api>('http://in-process/api/v1', {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise.resolve(api(new Request(input, init), visitor)),
    })
    const context = pageContext(client, publicUrl(), asksForLight(request), report)
    const response = await handle(request, context)
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    return finish && isPage ? finished(response, finish, isPreview(request)) : response
  }
}

const isPreview = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url)
  return searchParams.has(contentPreviewParam) || /^\/(?:preview|letters\/look)\//.test(pathname)
}

const finished = async (response: Response, finish: Finish, mayBeFramed: boolean) => {
  const { html, policy } = finish(await response.text(), mayBeFramed)
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', policy)
  return new Response(html, { status: response.status, headers })
}
