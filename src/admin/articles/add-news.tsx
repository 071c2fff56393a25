import { newsFeed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import type { Route } from './+types/add-news'
import { addArticle } from './actions.ts'
import { ArticleEditor } from './article-editor.tsx'
import { draftOf } from './drafts.ts'

export const clientLoader = () => draftOf(newsFeed.addPath)

export const clientAction = ({ request }: Route.ClientActionArgs) => addArticle(request, newsFeed)

export default function Add({ loaderData }: Route.ComponentProps) {
  return <ArticleEditor feed={newsFeed} title={wording.news.add} draft={loaderData} />
}
