import { apiContext } from '#ui/api.ts'
import { publicUrlContext } from '#ui/public-url.ts'
import type { Route } from './+types/sitemap-part-route'
import { fileAnswer, notThere } from './answer.ts'
import { sitemapPart } from './sitemap.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const [, name] = /^(.+)\.xml$/.exec(params.part) ?? []
  const part = name && (await sitemapPart(context.get(apiContext), name, context.get(publicUrlContext)))
  return part ? fileAnswer(part, 'application/xml') : notThere()
}
