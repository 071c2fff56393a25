import { data } from 'react-router'
import { apiContext, browserApi } from '#ui/api.ts'
import { statusOf } from '../articles/answers.ts'
import type { Route } from './+types/tag'
import { tagOf } from './ask-tag.ts'
import { TagPage } from './tag-page.tsx'

export { onlyWhenReading as shouldRevalidate } from '../articles/only-when-reading.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const asked = await tagOf(context.get(apiContext), params.slug, request.url)
  return data({ asked }, statusOf(asked))
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => ({
  asked: tagOf(browserApi(), params.slug, request.url),
})

export default function Tag({ loaderData, params }: Route.ComponentProps) {
  return <TagPage key={params.slug} asked={loaderData.asked} />
}
