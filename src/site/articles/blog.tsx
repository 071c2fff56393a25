import { data } from 'react-router'
import { blogFeed } from '#shared/feeds.ts'
import { apiContext, browserApi } from '#ui/api.ts'
import type { Route } from './+types/blog'
import { statusOf } from './answers.ts'
import { ArticleList } from './article-list.tsx'
import { asCards, listOf } from './ask.ts'

export { onlyWhenReading as shouldRevalidate } from './only-when-reading.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = asCards(await listOf(context.get(apiContext), blogFeed, request.url))
  return data({ asked }, statusOf(asked))
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({
  asked: listOf(browserApi(), blogFeed, request.url),
})

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ArticleList feed={blogFeed} asked={loaderData.asked} />
}
