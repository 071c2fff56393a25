import { useLocation } from 'react-router'
import { articlePath, type Feed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PageHead } from '../page-head.tsx'
import styles from './article-page.module.css'
import { ArticleView } from './article-view.tsx'
import type { ArticleAnswer, Card } from './ask.ts'
import { Failed } from './list-state.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { feed: Feed; asked: ArticleAnswer | Promise<ArticleAnswer> }

/** One article: what was handed along shows at once, the rest when the answer is there. */
export const ArticlePage = ({ feed, asked }: Props) => {
  const answer = useAnswer(asked)
  const handed = useHandedArticle(feed)
  if (answer?.is === 'missing') return <NotFound feed={feed} />
  const article = answer?.is === 'found' ? answer.article : handed
  const isFailed = answer?.is === 'failed'
  if (article)
    return (
      <ArticleView feed={feed} article={article} related={answer?.is === 'found' ? answer.related : []}>
        {isFailed ? <Failed feed={feed} /> : <Spinner label={wording[feed.kind].loading} />}
      </ArticleView>
    )
  return (
    <section className={`container ${styles.notice}`}>
      <PageHead title={wording[feed.kind].listTitle} />
      <h1>{wording[feed.kind].listTitle}</h1>
      {isFailed ? <Failed feed={feed} /> : <Spinner label={wording[feed.kind].loading} />}
    </section>
  )
}

/** What a card passed along with the click. It stays with the page's place in the browser's history. */
const useHandedArticle = (feed: Feed) => {
  const { state, pathname } = useLocation()
  const article = (state as { article?: Card } | null)?.article
  return article && pathname === articlePath(feed, article) ? article : undefined
}

const NotFound = ({ feed }: { feed: Feed }) => (
  <section className={`container ${styles.notice}`}>
    <PageHead title={wording[feed.kind].notFound} />
    <h1>{wording[feed.kind].notFound}</h1>
    <p className="lead">It may have been taken down, or the link may be mistyped.</p>
    <p>
      <ButtonLink to={feed.path}>{wording[feed.kind].back}</ButtonLink>
    </p>
  </section>
)
