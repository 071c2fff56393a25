/**
 * Writes a plain static copy of the public site, which any web server can serve: follows the links from the sitemap and
 * the home page as a crawler does, in this process, and stores what the site answers.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '#config.ts'
import { markdownFiles } from '#core/export/article-markdown.ts'
import { fillFolder } from '#core/export/export.ts'
import type { Core } from '#core/organisation/core.ts'
import { feeds } from '#shared/feeds.ts'
import { copiedPages, fixedPaths, secretStart } from '#shared/pages/page-lists.ts'
import { openPageServer } from '../page-server.ts'
import { createSiteApp } from '../site-app.ts'
import { copiedPage, withAbsoluteLinks, withLinks } from './copied-page.ts'
import { absoluteLink, fileOf, linkIn, relativeLink } from './copied-paths.ts'
import { lostPath, withLostPage } from './lost-page.ts'

/** `base`: the address at which the copy will be, for feeds, the sitemap and shared links. */
type CopyDeps = { core: Core; config: Config; base: string; folder: string; now: Date }

type Get = (address: string) => Promise<Response>

/** Resolves to the number of files. Throws NotEmptyFolder. */
export const writeStaticCopy = async (deps: CopyDeps) => {
  const { core, config, base, folder } = deps
  const report = (_: string, sentence: string) => {
    throw new Error(sentence)
  }
  const site = { core, config: { ...config, hasRateLimits: false }, publicUrl: () => base, report }
  const { app } = await createSiteApp(site, openPageServer)
  const incoming = { headers: {}, socket: {} }
  const get: Get = async (address) => app.request(address, {}, { incoming })
  return fillFolder(folder, 0o755, () => copySite(deps, get))
}

const copySite = async ({ core, base, folder, now }: CopyDeps, get: Get) => {
  const files = createFiles(folder)
  const crawler = createCrawler({ get, base, files })
  for (const path of ['/', ...fixedPaths]) await crawler.fileAt(path)
  const notFound = await (await get(lostPath)).text()
  // A server shows this one at any address, so its links cannot be relative.
  await crawler.copyHtml(notFound, '/', '404.html')
  await crawler.copyHtml(withLostPage(notFound, now), lostPath)
  for (const page of crawler.pages) await crawler.copyHtml(await (await get(page)).text(), page)
  const kinds = feeds.map(({ kind }) => kind)
  for await (const { name, text } of markdownFiles(core.articles, kinds)) await files.write(name, text)
  return files.count()
}

const createFiles = (folder: string) => {
  let count = 0
  return {
    count: () => count,
    /** A body is written piece by piece. */
    write: async (name: string, content: string | Response['body']) => {
      const place = join(folder, name)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, typeof content === 'string' ? content : Readable.fromWeb(content as never))
      count += 1
    },
  }
}

type CrawlerDeps = { get: Get; base: string; files: ReturnType<typeof createFiles> }

const createCrawler = ({ get, base, files }: CrawlerDeps) => {
  /** The file of each address; undefined: the site has nothing there that can be copied. */
  const known = new Map<string, string | undefined>()
  /** Pages found so far. It grows while they are copied. */
  const pages = new Set<string>()

  const fileAt = async (address: string): Promise<string | undefined> => {
    if (!known.has(address)) {
      known.set(address, undefined)
      known.set(address, await findFile(address))
    }
    return known.get(address)
  }

  const findFile = async (address: string) => {
    if (address.startsWith('/api/') || secretStart.test(address)) return undefined
    const response = await get(address)
    const moved = response.headers.get('Location')
    if (moved) return fileAt(linkIn(moved, address, base)?.address ?? '/')
    if (response.status >= 500) throw new Error(`The site could not answer ${address}. Nothing was copied.`)
    if (response.status !== 200) return undefined
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.startsWith('text/html')) return copyFile(address, type, response)
    if (!copiedPages.test(address)) return undefined
    pages.add(address)
    return fileOf(address, true)
  }

  const copyFile = async (address: string, type: string, response: Response) => {
    const name = fileOf(address, false)
    // A feed links to itself.
    known.set(address, name)
    if (type.startsWith('text/css'))
      await files.write(name, await withLinks(await response.text(), linksFrom(address, name)))
    else if (/xml|json/.test(type))
      await files.write(name, await withAbsoluteLinks(await response.text(), linksFrom(address, name, true)))
    else await files.write(name, response.body ?? '')
    return name
  }

  /** What cannot be copied leads to the page that says so. */
  const linksFrom = (address: string, file: string, isAbsolute = false) => {
    const to = (target: string) => (isAbsolute ? absoluteLink(base, target) : relativeLink(file, target))
    return async (href: string) => {
      const link = linkIn(href, address, base)
      if (!link) return href
      const target = link.address === lostPath ? undefined : await fileAt(link.address)
      return target ? to(target) + link.hash : to(fileOf(lostPath, true))
    }
  }

  const copyHtml = async (html: string, address: string, absoluteFile?: string) => {
    const file = absoluteFile ?? fileOf(address, true)
    await files.write(file, await copiedPage(html, linksFrom(address, file, absoluteFile !== undefined)))
  }

  return { pages, fileAt, copyHtml }
}
