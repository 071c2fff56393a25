import { data } from 'react-router'
import { newsFeed } from '#shared/feeds.ts'
import { apiContext, browserApi } from '#ui/api.ts'
import type { Route } from './+types/news-article'
import { statusOf } from './answers.ts'
import { ArticlePage } from './article-page.tsx'
import { articleOf } from './ask.ts'
import { leadOn } from './lead-on.ts'

export { forReading as handle } from '#ui/for-reading.ts'
export { onlyWhenReading as shouldRevalidate } from './only-when-reading.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await articleOf(context.get(apiContext), newsFeed, params.id)
  leadOn(newsFeed, params.id, asked)
  return data({ asked }, statusOf(asked))
}

/** Returns without waiting: the page shows what it was handed until the answer is there. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  asked: articleOf(browserApi(), newsFeed, params.id),
})

export default function NewsArticle({ loaderData, params }: Route.ComponentProps) {
  return <ArticlePage key={params.id} feed={newsFeed} asked={loaderData.asked} />
}
