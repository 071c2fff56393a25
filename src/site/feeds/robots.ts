/** The route of `/robots.txt`: which paths crawlers must not visit. `ignored-paths.ts` lists them. */
import { publicUrlContext } from '#page/page-url.ts'
import type { Route } from './+types/robots'
import { fileResponse } from './feed-file.ts'
import { robotsOf } from './ignored-paths.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  fileResponse(robotsOf(context.get(publicUrlContext)), 'text/plain')
