import { data } from 'react-router'
import { blogFeed } from '#shared/feeds.ts'
import { apiContext, browserApi } from '#ui/api.ts'
import type { Route } from './+types/blog-article'
import { statusOf } from './answers.ts'
import { ArticlePage } from './article-page.tsx'
import { articleOf } from './ask.ts'
import { leadOn } from './lead-on.ts'

export { forReading as handle } from '#ui/for-reading.ts'
export { onlyWhenReading as shouldRevalidate } from './only-when-reading.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await articleOf(context.get(apiContext), blogFeed, params.id)
  leadOn(blogFeed, params.id, asked)
  return data({ asked }, statusOf(asked))
}

/** Returns without waiting: the page shows what it was handed until the answer is there. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  asked: articleOf(browserApi(), blogFeed, params.id),
})

export default function BlogArticle({ loaderData, params }: Route.ComponentProps) {
  return <ArticlePage key={params.id} feed={blogFeed} asked={loaderData.asked} />
}
