/** The route of `/robots.txt`: which paths crawlers must not visit. `ignored-paths.ts` lists them. */
import { publicUrlContext } from '#page/page-url.ts'
import type { Route } from './+types/robots'
import { fileResponse } from './feed-file.ts'
import { ignoredPaths } from './ignored-paths.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  fileResponse(robotsOf(context.get(publicUrlContext)), 'text/plain')

export const robotsOf = (site: string) =>
  ['User-agent: *', ...ignoredPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  )
