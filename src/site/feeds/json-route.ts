import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#ui/api.ts'
import { publicUrlContext } from '#ui/public-url.ts'
import { fileAnswer } from './answer.ts'
import { jsonFeedOf } from './json-feed.ts'
import { feedAt, newestOf } from './newest.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const feed = feedAt(request.url)
  const articles = await newestOf(context.get(apiContext), feed)
  return fileAnswer(JSON.stringify(jsonFeedOf(feed, articles, context.get(publicUrlContext))), 'application/feed+json')
}
