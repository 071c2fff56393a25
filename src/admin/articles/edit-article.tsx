import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { type Failure, isFailure } from '../api.ts'
import { Failed } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { findArticle } from './calls.ts'
import { findServerDraft } from './draft-calls.ts'
import { draftFrom, draftOf, type KeptDraft, newestFirst } from './drafts.ts'

type Loaded = { article: Article | Failure; drafts: KeptDraft[] }

export const loadForEditing = async (request: Request, feed: Feed, id: string): Promise<Loaded> => {
  const [article, kept] = await Promise.all([findArticle(request, feed, id), findServerDraft(request, feed, id)])
  const here = draftOf(new URL(request.url).pathname)
  return { article, drafts: isFailure(article) ? [] : newestFirst([here, kept], draftFrom(article)) }
}

export const EditArticle = ({ feed, article, drafts }: Loaded & { feed: Feed }) => {
  const { edit } = adminWording[feed.kind]
  const { back } = wording[feed.kind]
  if (!isFailure(article))
    return <ArticleEditor key={article._id} feed={feed} title={edit} article={article} drafts={drafts} />
  return (
    <>
      <PageHeading title={edit} back={{ to: feed.managePath, text: back }} />
      <Failed text={adminWording.edit.loadFailed} reason={article.reason} />
    </>
  )
}
