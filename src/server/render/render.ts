/**
 * Server-side rendering (SSR): renders pages with React Router. Everything they show comes from the API, called
 * in-process for the visitor. `src/entry.server.tsx` runs React itself.
 */
import { hc } from 'hono/client'
import type { RequestHandler, ServerBuild } from 'react-router'
import type { Api } from '#api/api.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import type { Report } from '#shared/errors.ts'
import { asksForLight } from '../data-saver.ts'
import type { FinishPage } from './inline-assets.ts'
import { byFirstSegment } from './route-groups.ts'

export type RenderPage = (request: Request, clientAddress: string) => Promise<Response>

/** `publicUrl` is a function because a free port is known only after listening. */
export type RenderDeps = {
  api: (request: Request, clientAddress: string) => Response | Promise<Response>
  publicUrl: () => string
  report: Report
}

/** What `entry.server.tsx` exports beside its default. */
type Entry = {
  createRequestHandler: (build: ServerBuild, mode: string) => RequestHandler
  pageContext: (api: ReturnType<typeof hc<Api>>, given: Given) => never
}

/** Makes the response of a rendered page, with its Content-Security-Policy. */
type Finish = (rendered: string, status: number, headers: Headers) => Response

type Given = { publicUrl: string; isLight: boolean; report: Report; finish: Finish }

// The page uses the response at once. Without this the API would compute an ETag of each.
const headers = { 'Cache-Control': 'no-store' }

/** `finish` is left out in development, where Vite provides styles and scripts. */
export const createRenderer = (build: ServerBuild, deps: RenderDeps, finish?: FinishPage): RenderPage => {
  const { api, publicUrl, report } = deps
  const { createRequestHandler, pageContext } = build.entry.module as unknown as Entry
  const mode = finish ? 'production' : 'development'
  const handlerFor = byFirstSegment(build.routes, (routes) => createRequestHandler({ ...build, routes }, mode))
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
    const finishPage: Finish = (rendered, status, headers) => {
      const { html, policy } = finish ? finish(rendered, isPreview(request)) : { html: rendered, policy: undefined }
      if (policy) headers.set('Content-Security-Policy', policy)
      return new Response(html, { status, headers })
    }
    const given = { publicUrl: publicUrl(), isLight: asksForLight(request), report, finish: finishPage }
    const page = await finished(await handlerFor(request)(request, pageContext(client, given)), finishPage)
    return isIncomplete && request.method !== 'POST' ? asUnavailable(page) : page
  }
}

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html')

/** `entry.server.tsx` finishes pages; HTML of a route without a component, such as the preview of a newsletter, is finished here. */
const finished = async (response: Response, finish: Finish) => {
  if (!isHtml(response) || response.headers.has('Content-Security-Policy')) return response
  return finish(await response.text(), response.status, new Headers(response.headers))
}

/**
 * A page some of whose data could not be read: readers get what there is, but no cache and no search engine may take it
 * for the page. The page cache sends the page from before, if it has one.
 */
const asUnavailable = (page: Response) =>
  page.status === 200 && isHtml(page) ? new Response(page.body, { status: 503, headers: page.headers }) : page

const isPreview = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url)
  return searchParams.has(contentPreviewParam) || /^\/(?:preview|newsletters\/preview)\//.test(pathname)
}
