import { blogFeed } from '#shared/feeds.ts'
import type { Route } from './+types/manage-blog'
import { actOnList } from './actions.ts'
import { ArticleTable } from './article-table.tsx'
import { loadFiltered } from './list-calls.ts'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFiltered(request, blogFeed)

export const clientAction = ({ request }: Route.ClientActionArgs) => actOnList(request, blogFeed)

export default function Manage({ loaderData }: Route.ComponentProps) {
  return <ArticleTable feed={blogFeed} {...loaderData} />
}
