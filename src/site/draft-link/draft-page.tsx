/** The preview of an unpublished article for anyone with its draft link (share a draft). */
import { data } from 'react-router'
import { type ApiClient, apiContext, withParams } from '#page/api-client.ts'
import { feedOf, type Kind } from '#shared/feeds.ts'
import { longDay } from '#shared/format.ts'
import type { Article } from '#shared/shapes/article.ts'
import { draftLinkWording } from '#shared/wording/draft-link.ts'
import styles from '#ui/styles/draft-mark.module.css'
import { ArticleView } from '../articles/article-body.tsx'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf, type LoadResult, loadOne } from '../articles/load-result.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/draft-page'

export const headers = () => ({ 'X-Robots-Tag': 'noindex' })

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await loadDraft(context.get(apiContext), params.token)
  return data({ asked }, httpStatusOf(asked))
}

export default function DraftPage({ loaderData }: Route.ComponentProps) {
  const answer = loaderData.asked
  return answer.is === 'found' ? <Found {...answer} /> : <Instead answer={answer} />
}

const Found = ({ kind, article, endsAt }: Extract<DraftResult, { is: 'found' }>) => (
  <>
    <PageHead title={article.title || draftLinkWording.untitled} />
    <div className={styles.draftMark}>
      <p className="container">
        <strong>{article.status === 'published' ? draftLinkWording.markOfPublished : draftLinkWording.mark}</strong>{' '}
        {draftLinkWording.ends(longDay(endsAt))}
      </p>
    </div>
    <ArticleView feed={feedOf(kind)} article={article} isPreview />
  </>
)

const Instead = ({ answer }: { answer: Exclude<DraftResult, { is: 'found' }> }) => (
  <section className={`container ${styles.notice}`}>
    <PageHead title={draftLinkWording.title} />
    <h1>{answer.is === 'missing' ? draftLinkWording.gone : draftLinkWording.title}</h1>
    {answer.is === 'missing' && <p className="lead">{draftLinkWording.askForAnother}</p>}
    {answer.is === 'failed' && <FailedList sentence={draftLinkWording.failed} />}
  </section>
)

type DraftResult = LoadResult<{ kind: Kind; article: Article; endsAt: string }>

const loadDraft = (api: ApiClient, token: string): Promise<DraftResult> =>
  loadOne(
    () => api['draft-links'][':token'].$get(withParams({ token })),
    // Shows its scheduled date of publication.
    ({ kind, article, endsAt }) => ({
      kind,
      endsAt,
      article: { ...article, updatedAt: article.publishAt ?? article.updatedAt },
    }),
  )
