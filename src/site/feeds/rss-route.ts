import type { LoaderFunctionArgs } from 'react-router'
import { apiContext } from '#ui/api.ts'
import { publicUrlContext } from '#ui/public-url.ts'
import { fileAnswer } from './answer.ts'
import { feedAt, newestOf } from './newest.ts'
import { rssOf } from './rss.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const feed = feedAt(request.url)
  const articles = await newestOf(context.get(apiContext), feed)
  return fileAnswer(rssOf(feed, articles, context.get(publicUrlContext)), 'application/rss+xml')
}
