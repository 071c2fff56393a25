/** The page of a new article, shared by news and blog: the URL says which feed the article belongs to. */
import { useLocation } from 'react-router'
import { feedAt } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { ownAccount } from '../own-account.ts'
import type { Route } from './+types/new-article'
import { ArticleEditor } from './article-editor.tsx'
import { findRules } from './calls.ts'
import { draftOnDevice, emptyTexts, newestFirst } from './drafts.ts'
import { runArticleIntent } from './save-article.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [account, rules] = await Promise.all([ownAccount(request), findRules(request)])
  const author = isFailure(account) ? '' : account.name || 'Voima team'
  const blank = { ...emptyTexts, author }
  return { blank, rules, drafts: newestFirst([draftOnDevice(new URL(request.url).pathname)], blank) }
}

export const clientAction = ({ request }: Route.ClientActionArgs) => runArticleIntent(request)

export default function AddArticle({ loaderData }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return <ArticleEditor key={feed.kind} feed={feed} title={adminWording[feed.kind].add} {...loaderData} />
}
