import { data } from 'react-router'
import { apiContext, browserApi } from '#page/api-client.ts'
import { feedOf } from '#shared/feeds.ts'
import { dayOf } from '#shared/format.ts'
import { previewWording } from '#shared/wording/preview.ts'
import { Spinner } from '#ui/spinner.tsx'
import { ArticleView } from '../articles/article-view.tsx'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf, useLoadResult } from '../articles/load-result.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/preview'
import { type PreviewAnswer, previewOf } from './ask-preview.ts'
import styles from './preview.module.css'

export { hydrateOnUse as handle } from '#page/scripts.tsx'
export { exceptAfterPost as shouldRevalidate } from '../articles/load-result.ts'

/** Nobody on the way keeps it, and no search engine names it. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await previewOf(context.get(apiContext), params.token)
  return data({ asked }, httpStatusOf(asked))
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({ asked: previewOf(browserApi(), params.token) })

export default function Preview({ loaderData }: Route.ComponentProps) {
  const answer = useLoadResult<PreviewAnswer>(loaderData.asked)
  return answer?.is === 'found' ? <Found {...answer} /> : <Instead answer={answer} />
}

const Found = ({ kind, article, endsAt }: Extract<PreviewAnswer, { is: 'found' }>) => (
  <>
    <PageHead title={article.title || previewWording.untitled} />
    <div className={styles.mark}>
      <p className="container">
        <strong>{article.status === 'published' ? previewWording.markOfPublished : previewWording.mark}</strong>{' '}
        {previewWording.ends(dayOf(endsAt))}
      </p>
    </div>
    <ArticleView feed={feedOf(kind)} article={article} isPreview>
      {null}
    </ArticleView>
  </>
)

const Instead = ({ answer }: { answer: PreviewAnswer | undefined }) => (
  <section className={`container ${styles.notice}`}>
    <PageHead title={previewWording.title} />
    <h1>{answer?.is === 'missing' ? previewWording.gone : previewWording.title}</h1>
    {!answer && <Spinner label={previewWording.loading} />}
    {answer?.is === 'missing' && <p className="lead">{previewWording.askForAnother}</p>}
    {answer?.is === 'failed' && <FailedList sentence={previewWording.failed} />}
  </section>
)
