import { limits } from '#shared/limits.ts'
import { apiContext } from '#ui/api.ts'
import { publicUrlContext } from '#ui/public-url.ts'
import { askForTag } from '../tags/ask-tag.ts'
import type { Route } from './+types/tag-rss-route'
import { fileAnswer, notNow, notThere } from './answer.ts'
import { tagRssOf } from './rss.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const response = await askForTag(context.get(apiContext), params.slug, 1, limits.feedItems)
  if (response.status === 404) return notThere()
  if (!response.ok) throw notNow()
  const { tag, articles } = await response.json()
  return fileAnswer(tagRssOf(tag, articles, context.get(publicUrlContext)), 'application/rss+xml')
}
