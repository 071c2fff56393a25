/** Renders pages with React Router. Everything they show comes from the API, called in-process for the visitor. */
import { hc } from 'hono/client'
import type { RequestHandler, ServerBuild } from 'react-router'
import type { Api } from '#api/api.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import type { Report } from '#shared/errors.ts'
import { asksForLight } from '../data-saver.ts'
import type { FinishPage } from './inline-assets.ts'

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
  pageContext: (api: ReturnType<typeof hc<Api>>, publicUrl: string, isLight: boolean, report: Report) => never
}

/** `finish` is left out in development, where Vite provides styles and scripts. */
export const createRenderer = (build: ServerBuild, deps: RenderDeps, finish?: FinishPage): RenderPage => {
  const { api, publicUrl, report } = deps
  const { createRequestHandler, pageContext } = build.entry.module as unknown as Entry
  const handle = createRequestHandler(build, finish ? 'production' : 'development')
  return async (request, clientAddress) => {
    const client = hc<Api>('http://in-process/api/v1', {
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => api(new Request(input, init), clientAddress),
    })
    const response = await handle(request, pageContext(client, publicUrl(), asksForLight(request), report))
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    return finish && isPage ? finished(response, finish, isPreview(request)) : response
  }
}

const isPreview = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url)
  return searchParams.has(contentPreviewParam) || /^\/(?:preview|newsletters\/preview)\//.test(pathname)
}

const finished = async (response: Response, finish: FinishPage, mayBeFramed: boolean) => {
  const { html, policy } = finish(await response.text(), mayBeFramed)
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', policy)
  return new Response(html, { status: response.status, headers })
}
