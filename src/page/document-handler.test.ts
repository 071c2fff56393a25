import { type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createDocumentHandler } from './document-handler.ts'

const page = { default: () => null }
const routes = {
  root: { id: 'root', path: '', module: page },
  '/news': { id: '/news', parentId: 'root', path: 'news', module: { ...page, loader: () => 'ten articles' } },
  feed: { id: 'feed', parentId: 'root', path: 'news/feed.xml', module: { loader: () => 'a feed' } },
  'admin/news': { id: 'admin/news', parentId: 'root', path: 'managenews', module: page },
  missing: { id: 'missing', parentId: 'root', path: '*', module: page },
}

const pageShows = ({ staticHandlerContext: { errors, loaderData, matches } }: EntryContext) =>
  errors ? `failed: ${Object.keys(errors)}` : `${matches.at(-1)?.route.id}: ${Object.values(loaderData)}`

const handlerWith = (render = pageShows) => {
  const reported: unknown[] = []
  const module = {
    default: (_: Request, status: number, headers: Headers, page: EntryContext) =>
      new Response(render(page), { status, headers }),
    handleError: (error: unknown) => reported.push(error),
  }
  const build = { routes, assets: { routes: {} }, entry: { module } } as unknown as ServerBuild
  const handle = createDocumentHandler(build, async () => new Response('React Router'))
  const open = async (path: string) => {
    const answer = await handle(new Request(`http://localhost${path}`), new RouterContextProvider() as never)
    return [answer.status, await answer.text()]
  }
  return { open, reported }
}

test.each([
  ['/news', '/news: ten articles'],
  ['/news/nothing/here', 'missing: '],
  ['/news/feed.xml', 'React Router'],
  ['/news.data', 'React Router'],
  ['/managenews', 'React Router'],
  ['/unknown', 'React Router'],
])('%s is answered with %s', async (path, shown) => {
  expect(await handlerWith().open(path)).toEqual([200, shown])
})

test('a page that cannot be rendered is reported, and readers see the page for errors', async () => {
  const failure = new Error('no letters left')
  const { open, reported } = handlerWith((page) => {
    if (page.staticHandlerContext.errors) return pageShows(page)
    throw failure
  })
  expect(await open('/news')).toEqual([500, 'failed: root'])
  expect(reported).toEqual([failure])
})
