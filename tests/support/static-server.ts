/** A plain static server, as web servers behave without settings, and a crawler that knows nothing of the site. */
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  svg: 'image/svg+xml',
  xml: 'application/xml',
}

/** `under`: the path at which the folder is served, such as `/copy`; empty for the root. */
export const serveFolder = async (folder: string, under = '') => {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname)
    const file = path.startsWith(`${under}/`) ? join(folder, path.slice(under.length)) : undefined
    const isFolder = file && (await stat(file).catch(() => undefined))?.isDirectory()
    if (isFolder && !path.endsWith('/')) return response.writeHead(301, { Location: `${path}/` }).end()
    const name = isFolder ? join(file, 'index.html') : (file ?? '')
    const body = await readFile(name).catch(() => undefined)
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(body ? 200 : 404, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`
  const close = () => new Promise((resolve) => server.close(resolve))
  return { address, [Symbol.asyncDispose]: async () => void (await close()) }
}

type Seen = { links: string[]; ids: Set<string>; tags: string[] }

const inHtml = (html: string): Seen => {
  const seen: Seen = { links: [], ids: new Set(), tags: [] }
  const parser = new Parser({
    onopentag: (tag, { id, href, src, srcset = '', poster, content = '', style = '', ...more }) => {
      seen.tags.push(`${tag} ${more.type ?? more.method ?? ''}`.trim())
      if (id) seen.ids.add(id)
      const candidates = srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')
      const shared = more.property === 'og:image' || more.property === 'og:url' ? [content] : []
      seen.links.push(
        ...[href, src, poster, ...candidates, ...shared, ...inCss(style)].filter((link): link is string =>
          Boolean(link),
        ),
      )
    },
    ontext: (text) => {
      seen.links.push(...inCss(text))
    },
  })
  parser.end(html)
  return seen
}

const inCss = (css: string) => [...css.matchAll(/url\(["']?([^)"'#][^)"']*)/g)].map(([, link = '']) => link)
/** What identifies an entry of a feed need not be a link. */
const inXml = (xml: string) =>
  [...xml.replace(/<guid.*?<\/guid>/g, '').matchAll(/https?:\/\/[^\s<>"'&)\]]+/g)].map(([link]) => link)

/**
 * Follows every link on this server from the start. `placed`: the address that the copy believes to have. Returns what
 * does not answer 200, anchors that no page has, and the tags of all pages.
 */
export const crawl = async (address: string, placed = address) => {
  const pages = new Map<string, Seen>()
  const anchors: { from: string; to: string; id: string }[] = []
  const broken = new Set<string>()
  const queue = new Set([`${address}/`, ...['/sitemap.xml', '/robots.txt', '/404.html'].map((path) => address + path)])
  for (const url of queue) {
    const response = await fetch(url)
    const text = await response.text()
    if (response.status !== 200) broken.add(url)
    const type = response.headers.get('Content-Type') ?? ''
    const seen = /html|svg/.test(type) ? inHtml(text) : { ids: new Set<string>(), tags: [], links: linksIn(type, text) }
    pages.set(url, seen)
    for (const link of seen.links) {
      const target = URL.parse(link.startsWith(placed) ? address + link.slice(placed.length) : link, response.url)
      if (!target?.href.startsWith(new URL(address).origin)) continue
      const id = decodeURIComponent(target.hash.slice(1))
      target.hash = ''
      queue.add(target.href)
      if (id) anchors.push({ from: url, to: target.href, id })
    }
  }
  const lost = anchors.filter(({ to, id }) => pages.get(to)?.ids.has(id) === false)
  return { addresses: [...queue], broken: [...broken], lost, tags: [...pages.values()].flatMap(({ tags }) => tags) }
}

const linksIn = (type: string, text: string) => {
  if (type.includes('css')) return inCss(text)
  return type.includes('xml') ? inXml(text) : []
}
