/** The page of a new article, shared by news and blog: the URL says which feed the article belongs to. */
import { useLocation } from 'react-router'
import { feedAt } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import type { Route } from './+types/new-article'
import { ArticleEditor } from './article-editor.tsx'
import { draftOnDevice, newestFirst } from './drafts.ts'
import { runArticleIntent } from './save-article.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  newestFirst([draftOnDevice(new URL(request.url).pathname)])

export const clientAction = ({ request }: Route.ClientActionArgs) => runArticleIntent(request)

export default function AddArticle({ loaderData }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return <ArticleEditor key={feed.kind} feed={feed} title={adminWording[feed.kind].add} drafts={loaderData} />
}
