import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { type Failure, isFailure } from '../api.ts'
import { Failed } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { findArticle } from './calls.ts'
import { type Draft, draftOf } from './drafts.ts'

type Loaded = { article: Article | Failure; draft: Draft | undefined }

export const loadForEditing = async (request: Request, feed: Feed, id: string): Promise<Loaded> => ({
  article: await findArticle(request, feed, id),
  draft: draftOf(new URL(request.url).pathname),
})

export const EditArticle = ({ feed, article, draft }: Loaded & { feed: Feed }) => {
  const { edit, back } = wording[feed.kind]
  if (!isFailure(article))
    return <ArticleEditor key={article._id} feed={feed} title={edit} article={article} draft={draft} />
  return (
    <>
      <PageHeading title={edit} back={{ to: feed.managePath, text: back }} />
      <Failed text={wording.edit.loadFailed} reason={article.reason} />
    </>
  )
}
