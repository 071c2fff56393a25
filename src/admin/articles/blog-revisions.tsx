import { blogFeed } from '#shared/feeds.ts'
import type { Route } from './+types/blog-revisions'
import { loadRevisions } from './revision-calls.ts'
import { Revisions, restoreFromForm } from './revisions.tsx'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => ({
  id,
  looked: await loadRevisions({ request, feed: blogFeed, id }),
})

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  restoreFromForm(request, blogFeed, params.id)

export default function LookAtRevisions({ loaderData }: Route.ComponentProps) {
  return <Revisions feed={blogFeed} {...loaderData} />
}
