import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { type Failure, isFailure } from '../api.ts'
import { LoadFailed } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { findArticle } from './calls.ts'
import { findDraftOnServer } from './draft-calls.ts'
import { draftOnDevice, newestFirst, textsFromArticle, type UnsavedDraft } from './drafts.ts'

type Loaded = { article: Article | Failure; drafts: UnsavedDraft[] }

export const loadForEditing = async (request: Request, feed: Feed, id: string): Promise<Loaded> => {
  const [article, kept] = await Promise.all([findArticle(request, feed, id), findDraftOnServer(request, feed, id)])
  const here = draftOnDevice(new URL(request.url).pathname)
  return { article, drafts: isFailure(article) ? [] : newestFirst([here, kept], textsFromArticle(article)) }
}

export const EditArticle = ({ feed, article, drafts }: Loaded & { feed: Feed }) => {
  const { edit } = adminWording[feed.kind]
  const { back } = wording[feed.kind]
  if (!isFailure(article))
    return <ArticleEditor key={article._id} feed={feed} title={edit} article={article} drafts={drafts} />
  return (
    <>
      <PageHeading title={edit} back={{ to: feed.managePath, text: back }} />
      <LoadFailed text={adminWording.edit.loadFailed} reason={article.reason} />
    </>
  )
}
