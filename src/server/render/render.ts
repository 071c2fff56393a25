/**
 * Server-side rendering (SSR): renders pages with React Router. All their data comes from the API, called in-process
 * for the visitor. `src/entry.server.tsx` runs React itself.
 */
import { hc } from 'hono/client'
import type { RequestHandler, ServerBuild } from 'react-router'
import type { Api } from '#api/api.ts'
import type { Look } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import type { Report } from '#shared/error-report.ts'
import { asksForLight } from '../data-saver.ts'
import type { FinishPage, RenderedPage } from './page-finisher.ts'

export type RenderPage = (request: Request, clientAddress: string) => Promise<Response>

/** `publicUrl` is a function because a free port is known only after listening. */
export type RenderDeps = {
  api: (request: Request, clientAddress: string) => Response | Promise<Response>
  publicUrl: () => string
  /** The address in the ids of feeds and calendars; the public URL without it. */
  feedUrl?: string | undefined
  /** The saved look, or with the token of a preview the unsaved one. */
  look: (preview: string | null) => Promise<Look>
  isDemonstration: boolean
  report: Report
}

/** The exports of `entry.server.tsx` besides its default. */
type Entry = {
  createPageHandler: (build: ServerBuild, mode: string) => RequestHandler
  pageContext: (api: ReturnType<typeof hc<Api>>, given: Given) => never
}

/** Receives the page that React rendered. */
type Take = (rendered: RenderedPage) => void

type Kind = { isLight: boolean; isDemonstration: boolean }
type Given = { publicUrl: string; feedUrl: string; look: Look; kind: Kind; report: Report; take: Take }

// The page uses the response at once. Otherwise the API would compute an ETag for each.
const headers = { 'Cache-Control': 'no-store' }

/** `finish` is omitted in development, where Vite provides styles and scripts. */
export const createRenderer = (build: ServerBuild, deps: RenderDeps, finish?: FinishPage): RenderPage => {
  const { api, publicUrl, report } = deps
  const { createPageHandler, pageContext } = build.entry.module as unknown as Entry
  const mode = finish ? 'production' : 'development'
  const handle = createPageHandler(build, mode)
  return async (request, clientAddress) => {
    let isIncomplete = false
    const client = hc<Api>('http://in-process/api/v1', {
      headers,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        const response = await api(new Request(input, init), clientAddress)
        isIncomplete ||= response.status >= 500
        return response
      },
    })
    let rendered: RenderedPage | undefined
    const take: Take = (page) => {
      rendered = page
    }
    const given = {
      ...{ publicUrl: publicUrl(), feedUrl: deps.feedUrl ?? publicUrl() },
      ...{ look: await deps.look(new URL(request.url).searchParams.get(contentPreviewParam)) },
      ...{ kind: { isLight: asksForLight(request), isDemonstration: deps.isDemonstration }, report, take },
    }
    const response = await handle(request, pageContext(client, given))
    const page = rendered ?? (await htmlOf(response))
    if (!page) return response
    const isUnavailable = isIncomplete && request.method !== 'POST' && response.status === 200
    const status = isUnavailable ? incompleteStatus : response.status
    return pageWith(page, { status, headers: response.headers }, finish, isPreview(request))
  }
}

/**
 * For a page some of whose data could not be read: readers get the rest, but no cache and no search engine may store
 * it. The page cache sends its stale copy, if there is one.
 */
const incompleteStatus = 503

/** HTML of a route without a component, such as the preview of a newsletter. Undefined: not a page. */
const htmlOf = async (response: Response) => {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  return isPage ? { html: await response.text() } : undefined
}

const pageWith = (
  rendered: RenderedPage,
  { status, headers }: { status: number; headers: Headers },
  finish: FinishPage | undefined,
  mayBeFramed: boolean,
) => {
  if (!finish) return new Response(rendered.html, { status, headers })
  const { html, policy } = finish(rendered, mayBeFramed)
  headers.set('Content-Security-Policy', policy)
  // Node takes about 2 ms of CPU time to write a page that is a string.
  return new Response(Buffer.from(html), { status, headers })
}

const isPreview = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url)
  return searchParams.has(contentPreviewParam) || /^\/(?:preview|newsletters\/preview)\//.test(pathname)
}
