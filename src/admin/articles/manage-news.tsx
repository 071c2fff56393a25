import { newsFeed } from '#shared/feeds.ts'
import type { Route } from './+types/manage-news'
import { actOnList } from './actions.ts'
import { ArticleTable } from './article-table.tsx'
import { loadFiltered } from './list-calls.ts'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadFiltered(request, newsFeed)

export const clientAction = ({ request }: Route.ClientActionArgs) => actOnList(request, newsFeed)

export default function Manage({ loaderData }: Route.ComponentProps) {
  return <ArticleTable feed={newsFeed} {...loaderData} />
}
