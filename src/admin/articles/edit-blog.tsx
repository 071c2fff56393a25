import { blogFeed } from '#shared/feeds.ts'
import type { Route } from './+types/edit-blog'
import { EditArticle, loadForEditing } from './edit-article.tsx'
import { editArticle } from './save.ts'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadForEditing(request, blogFeed, params.id)

export const clientAction = ({ request, params }: Route.ClientActionArgs) => editArticle(request, blogFeed, params.id)

export default function Edit({ loaderData }: Route.ComponentProps) {
  return <EditArticle feed={blogFeed} {...loaderData} />
}
