import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { ApiClient } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { listedPaths } from '#shared/pages/page-lists.ts'
import { givePath } from '#shared/paths.ts'
import { walk } from '#test/cast.ts'
import { pagesApi } from '#test/pages-api.ts'
import routes from '../../routes.ts'
import { robotsOf } from './ignored-paths.ts'
import { sitemapOf, sitemapPartOf } from './sitemap.ts'

const site = 'https://voima.example'

const parsed = (xml = '') => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(xml)
}

type Entry = { loc: string; lastmod?: string }
const addressesIn = (entries: Entry[]) => entries.map(({ loc }) => loc)

/** Invented lists of articles, because thousands of real ones would only take longer. */
const manyArticles = (count: number, tagCount = 0) => {
  const list = (key: string) => ({
    $get: async ({ query }: { query: { page: string; limit: string } }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)]
      const numbers = Array.from({ length: limit }, (_, index) => (page - 1) * limit + index).filter(
        (each) => each < count,
      )
      const articles = numbers.map((number) => ({ _id: `id${number}`, updatedAt: '2026-06-19T08:00:00.000Z' }))
      return Response.json({ [key]: articles, currentPage: page, totalPages: Math.ceil(count / limit) })
    },
  })
  const names = Array.from({ length: tagCount }, (_, number) => ({ slug: `tag-${number}`, updatedAt: '2026-06-19' }))
  const tags = { $get: async () => Response.json({ tags: names }) }
  const none = { $get: async () => Response.json({ pages: [], total: 0, currentPage: 1, totalPages: 1 }) }
  return { news: list('news'), blog: list('blogs'), tags, 'public-pages': none } as unknown as ApiClient
}

test('a small sitemap lists every indexed page, every article and every tag with articles', async () => {
  await using stage = await pagesApi()
  const { _id, updatedAt } = await stage.core.articles.publish('news', { ...walk, tags: ['Pain crisis'] })
  await stage.core.articles.publish('news', { ...walk, tags: ['Secret'], status: 'draft' })
  const post = await stage.core.articles.publish('blog', walk)
  const { urlset } = parsed(await sitemapOf(stage.client, site))
  expect(addressesIn(urlset.url)).toEqual([
    ...listedPaths.map((path) => site + path),
    `${site}/news/${_id}`,
    `${site}/blog/${post._id}`,
    `${site}/tags/pain-crisis`,
  ])
  expect(urlset.url.find(({ loc }: Entry) => loc.endsWith(_id)).lastmod).toBe(updatedAt)
})

test('many articles are split into parts, and an index lists the parts', async () => {
  const api = manyArticles(limits.sitemapPartArticles * 2 + 5)
  const { sitemapindex } = parsed(await sitemapOf(api, site))
  const parts = addressesIn(sitemapindex.sitemap)
  expect(parts).toEqual(
    ['pages', 'news-1', 'news-2', 'news-3', 'blog-1', 'blog-2', 'blog-3'].map((name) => `${site}/sitemap/${name}.xml`),
  )
  const urls: string[] = []
  for (const name of ['news-1', 'news-2', 'news-3']) {
    const found = addressesIn(parsed(await sitemapPartOf(api, name, site)).urlset.url)
    expect(found.length).toBeLessThanOrEqual(limits.sitemapPartArticles)
    urls.push(...found)
  }
  expect(new Set(urls).size).toBe(limits.sitemapPartArticles * 2 + 5)
})

test('many tags are split into parts of their own', async () => {
  const api = manyArticles(5, limits.sitemapPartArticles + 5)
  const { sitemapindex } = parsed(await sitemapOf(api, site))
  expect(addressesIn(sitemapindex.sitemap)).toEqual(
    ['pages', 'news-1', 'blog-1', 'tags-1', 'tags-2'].map((name) => `${site}/sitemap/${name}.xml`),
  )
  const second = addressesIn(parsed(await sitemapPartOf(api, 'tags-2', site)).urlset.url)
  expect(second).toEqual([0, 1, 2, 3, 4].map((number) => `${site}/tags/tag-${limits.sitemapPartArticles + number}`))
})

test.each(['news-4', 'news-0', 'tags-1', 'letters-1', 'news', 'news-1x', ''])(
  'the part “%s” does not exist',
  async (name) => {
    expect(await sitemapPartOf(manyArticles(limits.sitemapPartArticles * 2 + 5), name, site)).toBeUndefined()
  },
)

test('the sitemap has every fixed page except the one about being offline', () => {
  // The page about giving exists only while giving details are public; its record type adds it.
  const isLasting = (path: string) => !/[:*.]/.test(path) && path !== '/offline' && path !== givePath
  const paths = (routes[0]?.children ?? []).map(({ path }) => `/${path ?? ''}`).filter(isLasting)
  expect(listedPaths.toSorted()).toEqual(paths.toSorted())
})

test('robots.txt names the sitemap and excludes the admin area and the API', () => {
  const robots = robotsOf(site)
  expect(robots).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
  const forbidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  const isForbidden = (path: string) => forbidden.some((start) => path.startsWith(start))
  const flatten = (all: typeof routes): typeof routes =>
    all.flatMap((route) => [route, ...flatten(route.children ?? [])])
  const admin = flatten(routes)
    .filter(({ file, path }) => path && file.startsWith('admin/'))
    .map(({ path }) => `/${path}`)
  expect(admin.length).toBeGreaterThan(10)
  expect(admin.filter((path) => !isForbidden(path))).toEqual([])
  expect(isForbidden('/api/v1/news')).toBe(true)
  expect(listedPaths.filter(isForbidden)).toEqual([])
})
