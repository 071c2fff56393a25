import { newsFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import type { Route } from './+types/add-news'
import { ArticleEditor } from './article-editor.tsx'
import { draftOnDevice, newestFirst } from './drafts.ts'
import { addArticle } from './save.ts'

export const clientLoader = () => newestFirst([draftOnDevice(newsFeed.addPath)])

export const clientAction = ({ request }: Route.ClientActionArgs) => addArticle(request, newsFeed)

export default function Add({ loaderData }: Route.ComponentProps) {
  return <ArticleEditor feed={newsFeed} title={adminWording.news.add} drafts={loaderData} />
}
