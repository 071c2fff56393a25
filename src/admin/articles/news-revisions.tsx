import { newsFeed } from '#shared/feeds.ts'
import type { Route } from './+types/news-revisions'
import { lookAtRevisions } from './revision-calls.ts'
import { Revisions, restoreAsked } from './revisions.tsx'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => ({
  id,
  looked: await lookAtRevisions({ request, feed: newsFeed, id }),
})

export const clientAction = ({ request, params }: Route.ClientActionArgs) => restoreAsked(request, newsFeed, params.id)

export default function LookAtRevisions({ loaderData }: Route.ComponentProps) {
  return <Revisions feed={newsFeed} {...loaderData} />
}
