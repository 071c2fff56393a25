import { apiContext } from '#ui/api.ts'
import { publicUrlContext } from '#ui/public-url.ts'
import type { Route } from './+types/sitemap-route'
import { fileAnswer } from './answer.ts'
import { sitemapOf } from './sitemap.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  fileAnswer(await sitemapOf(context.get(apiContext), context.get(publicUrlContext)), 'application/xml')
