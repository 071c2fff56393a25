import { newsFeed } from '#shared/feeds.ts'
import type { Route } from './+types/edit-news'
import { EditArticle, loadForEditing } from './edit-article.tsx'
import { editArticle } from './save.ts'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadForEditing(request, newsFeed, params.id)

export const clientAction = ({ request, params }: Route.ClientActionArgs) => editArticle(request, newsFeed, params.id)

export default function Edit({ loaderData }: Route.ComponentProps) {
  return <EditArticle feed={newsFeed} {...loaderData} />
}
