/** The start of each path that crawlers and the service worker ignore: the API, the admin area, and secret pages. */
import { feeds } from '#shared/feeds.ts'
import { everyPath, hiddenStarts } from '#shared/pages/page-lists.ts'
import * as paths from '#shared/paths.ts'

/** Whatever is no public page belongs to the admin area. */
const adminPaths = Object.values(paths).flatMap((path) =>
  typeof path === 'string' && !everyPath.includes(path) ? path : [],
)

export const ignoredPaths: readonly string[] = [
  '/api/',
  ...feeds.flatMap(({ managePath, addPath, editPath }) => [managePath, addPath, `${editPath}/`]),
  ...adminPaths,
  ...hiddenStarts,
]

/** `/robots.txt`. `site`: the public URL of the site. */
export const robotsOf = (site: string) =>
  ['User-agent: *', ...ignoredPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  )
