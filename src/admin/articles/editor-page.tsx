/**
 * The page of a new article, and of a saved one, shared by news and blog: the URL says which feed the article belongs
 * to. They are one module, because autosave creates a new article while its page is open: from then on the page saves
 * at the other address, and must not need a file that a lost network may refuse.
 */

import { useLocation } from 'react-router'
import { feedAt } from '#shared/feeds.ts'
import { teamName } from '#shared/organisation-name.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { isFailure } from '../api.ts'
import { actionOf } from '../intents.ts'
import { ownAccount } from '../own-account.ts'
import { FailedPage } from '../page-heading.tsx'
import type { Route } from './+types/editor-page'
import { ArticleEditor } from './article-editor.tsx'
import { findRules, openArticle } from './calls.ts'
import { findDraftOnServer } from './draft-calls.ts'
import { draftOnDevice, emptyTexts, newestFirst, textsFromArticle } from './drafts.ts'
import { loadReview } from './review-request.tsx'
import { runArticleIntent } from './save-article.ts'

type Loading = Route.ClientLoaderArgs
type Page = Route.ComponentProps

const idIn = ({ params }: Pick<Loading, 'params'>) => ('id' in params ? params.id : undefined)

export const clientLoader = (loading: Loading) => {
  const id = idIn(loading)
  return id ? loadSaved(loading.request, id) : loadNew(loading.request)
}

const loadNew = async (request: Request) => {
  const [account, rules] = await Promise.all([ownAccount(request), findRules(request)])
  const author = isFailure(account) ? '' : account.name || teamName()
  const blank = { ...emptyTexts, author }
  return {
    article: undefined,
    blank,
    rules,
    drafts: newestFirst([draftOnDevice(new URL(request.url).pathname)], blank),
  }
}

const loadSaved = async (request: Request, id: string) => {
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
  const drafts = isFailure(article) ? [] : newestFirst([onDevice, onServer], textsFromArticle(article))
  return { article, comments, rules, drafts, blank: emptyTexts }
}

export const clientAction = actionOf(runArticleIntent, (given: Route.ClientActionArgs) => idIn(given))

export default function EditorPage({ loaderData: { article, ...loaded } }: Page) {
  const feed = feedAt(useLocation().pathname)
  const { add, edit } = adminWording[feed.kind]
  if (!article) return <ArticleEditor key={feed.kind} feed={feed} title={add} {...loaded} />
  if (!isFailure(article))
    return <ArticleEditor key={article._id} feed={feed} title={edit} article={article} {...loaded} />
  return <FailedPage title={edit} back={{ to: feed.managePath, text: wording[feed.kind].back }} failure={article} />
}
