/** The page that edits a saved article, shared by news and blog: the URL says which feed the article belongs to. */
import { useLocation } from 'react-router'
import { feedAt } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { isFailure } from '../api.ts'
import { FailedPage } from '../loaded-page.tsx'
import { ownAccount } from '../own-account.ts'
import type { Route } from './+types/edit-article'
import { ArticleEditor } from './article-editor.tsx'
import { findRules, openArticle } from './calls.ts'
import { findDraftOnServer } from './draft-calls.ts'
import { draftOnDevice, emptyTexts, newestFirst, textsFromArticle } from './drafts.ts'
import { loadReview } from './review-request.tsx'
import { runArticleIntent } from './save-article.ts'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  const feed = feedAt(request.url)
  const [article, onServer, { comments }, rules] = await Promise.all([
    openArticle(request, feed, id),
    findDraftOnServer(request, feed, id),
    loadReview(request, feed, id),
    findRules(request),
    // The draft on this device belongs to the account.
    ownAccount(request),
  ])
  const onDevice = draftOnDevice(new URL(request.url).pathname)
  return {
    article,
    comments,
    rules,
    drafts: isFailure(article) ? [] : newestFirst([onDevice, onServer], textsFromArticle(article)),
  }
}

export const clientAction = ({ request, params }: Route.ClientActionArgs) => runArticleIntent(request, params.id)

export default function EditArticle({ loaderData: { article, ...loaded } }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  const { edit } = adminWording[feed.kind]
  if (!isFailure(article))
    return <ArticleEditor key={article._id} feed={feed} title={edit} article={article} blank={emptyTexts} {...loaded} />
  return <FailedPage title={edit} back={{ to: feed.managePath, text: wording[feed.kind].back }} failure={article} />
}
