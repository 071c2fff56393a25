/** Redirects the addresses of an imported site to its articles here. Pages of this site come first. */
import type { Core } from '#core/organisation/core.ts'
import { namesOldPage } from '#core/redirects/redirects.ts'

type Redirects = Pick<Core, 'redirects'>

/** Renders the page, unless the address is one of the old site. */
export const orOldAddress = async ({ redirects }: Redirects, request: Request, render: () => Promise<Response>) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const target = () => redirects.targetOf(pathname + search)
  const shown = () => (pathname === '/' ? target() : redirects.exactTargetOf(pathname + search))
  const early = isRead && namesOldPage(searchParams) ? await shown() : undefined
  if (early) return moved(early)
  const response = await render()
  if (!isRead || response.status !== 404) return response
  const late = await target()
  return late && late !== pathname ? moved(late) : response
}

const moved = (address: string) =>
  new Response(null, { status: 301, headers: { Location: address, 'Cache-Control': 'no-cache' } })
