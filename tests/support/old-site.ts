/** A small site with its own implementation of the specification's API, with the quirks of a real one. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Thing = Record<string, unknown>
type Lists = { news: Thing[]; blogs: Thing[]; messages: Thing[]; subscriptions: Thing[] }
type Answer = { status: number; headers?: Record<string, string>; body?: object | Buffer }

/** The token of its administrator. */
export const oldToken = 'header.payload.signature'

const names: Record<string, { list: keyof Lists; item: string; isPublic: boolean }> = {
  news: { list: 'news', item: 'newsItem', isPublic: true },
  blog: { list: 'blogs', item: 'blog', isPublic: true },
  contact: { list: 'messages', item: 'message', isPublic: false },
  subscribe: { list: 'subscriptions', item: 'subscriber', isPublic: false },
}

export const startOldSite = async (things: Partial<Lists> = {}) => {
  const site = {
    lists: { news: [], blogs: [], messages: [], subscriptions: [], ...things } as Lists,
    pictures: new Map<string, Buffer>(),
    /** The next requests get these responses, whatever they are. */
    stumbles: [] as Answer[],
    /** Requests of a path always get this response. */
    fixed: new Map<string, Answer>(),
    asked: [] as { path: string; authorization: string | undefined }[],
    /** Lists return expired image links; a request for a single item returns a valid one. */
    hasDeadLinks: false,
  }
  const server = createServer((request, response) => {
    site.asked.push({ path: request.url ?? '', authorization: request.headers.authorization })
    const { status, headers, body = { msg: 'Later' } } = site.stumbles.shift() ?? answerTo(site, request)
    response.writeHead(status, headers).end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
  })
  const origin = await listening(server)
  const addPicture = (name: string, body: Buffer) => {
    site.pictures.set(`/${name}`, body)
    return `${origin}/${name}`
  }
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(site, { origin, address: `${origin}/api/v1`, addPicture, [Symbol.asyncDispose]: close })
}

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Site = Pick<Awaited<ReturnType<typeof startOldSite>>, 'lists' | 'pictures' | 'fixed' | 'hasDeadLinks'>

const answerTo = (site: Site, { url = '', headers }: IncomingMessage): Answer => {
  const { pathname, searchParams } = new URL(url, 'http://old')
  const fixed = site.fixed.get(pathname)
  if (fixed) return fixed
  const picture = site.pictures.get(pathname)
  if (picture) return searchParams.get('signature') === 'good' ? { status: 200, body: picture } : no(403, 'Expired')
  const [, name = '', id] = /^\/api\/v1\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? []
  const of = names[name]
  if (!of) return no(404, 'The route you are looking for does not exist')
  if (!of.isPublic && headers.authorization !== `Bearer ${oldToken}`) return no(401, 'Authentication invalid')
  const all = site.lists[of.list]
  if (!id) return listAnswer(all.map(signedAs(site.hasDeadLinks ? 'over' : 'good')), of, searchParams)
  const found = all.find(({ _id }) => _id === id)
  return found ? { status: 200, body: { [of.item]: signedAs('good')(found) } } : no(404, 'Not found')
}

const no = (status: number, msg: string): Answer => ({ status, body: { msg } })

/** Unsorted; public lists in pages of at most ten, the others whole; an empty list is 404. */
const listAnswer = (all: Thing[], { list, isPublic }: { list: string; isPublic: boolean }, asked: URLSearchParams) => {
  const limit = isPublic ? Math.min(Number(asked.get('limit') ?? 10), 10) : all.length
  const page = isPublic ? Number(asked.get('page') ?? 1) : 1
  const found = all.slice((page - 1) * limit, page * limit)
  if (found.length === 0) return no(404, 'Nothing found')
  const pages = isPublic ? { totalPages: Math.ceil(all.length / limit), currentPage: page } : {}
  return { status: 200, body: { nbHits: all.length, ...pages, [list]: found } }
}

const signedAs =
  (signature: string) =>
  (thing: Thing): Thing =>
    thing.imageUrl ? { ...thing, imageUrl: `${thing.imageUrl}?signature=${signature}` } : thing
