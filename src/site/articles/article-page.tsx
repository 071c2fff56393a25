/**
 * The page of one article: loads it, redirects an old slug to the current one (301), and shows it. `article-body.tsx`
 * draws the article.
 */
import { data, type Location, redirect, useLocation } from 'react-router'
import { apiContext, browserApi } from '#page/api-client.ts'
import { articlePath, type Feed, feedAt, feedOf } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/article-page'
import styles from './article-body.module.css'
import { ArticleView } from './article-body.tsx'
import { LoadFailed } from './list-state.tsx'
import { type ArticleResult, type Card, loadArticle } from './load-articles.ts'
import { httpStatusOf, useLoadResult } from './load-result.ts'

export { exceptAfterPost as shouldRevalidate } from './load-result.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const feed = feedAt(request.url)
  const result = await loadArticle(context.get(apiContext), feed, params.id)
  redirectToSlug(feed, params.id, result)
  return data({ result }, httpStatusOf(result))
}

/** Returns without waiting: the page shows the fields from the card until the API has responded. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => ({
  result: loadArticle(browserApi(), feedAt(request.url), params.id),
})

/** Redirects to the canonical URL with the article's slug, so that search engines index only that one. */
const redirectToSlug = (feed: Feed, name: string, result: ArticleResult) => {
  if (result.is !== 'found') return
  const { _id, slug, movedTo } = result.article
  if (movedTo || name !== (slug ?? _id)) throw redirect(articlePath(placeOf(feed, result.article), result.article), 301)
}

/** The article may have been moved between news and blog. */
const placeOf = (feed: Feed, { movedTo }: Card) => (movedTo ? feedOf(movedTo) : feed)

/** The route of every article: the URL says which feed the article belongs to. */
export default function ArticleRoute({ loaderData, params }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  return <ArticlePage key={feed.path + params.id} feed={feed} result={loaderData.result} />
}

type Props = { feed: Feed; result: ArticleResult | Promise<ArticleResult> }

/** Shows the fields from the card at once, and the rest when the API has responded. */
const ArticlePage = ({ feed, result }: Props) => {
  const loaded = useLoadResult(result)
  const handed = useHandedArticle(feed)
  if (loaded?.is === 'missing') return <MissingArticle feed={feed} />
  const article = loaded?.is === 'found' ? loaded.article : handed
  const state = loaded?.is === 'failed' ? <LoadFailed feed={feed} /> : <Spinner label={wording[feed.kind].loading} />
  if (article)
    return (
      <ArticleView
        feed={placeOf(feed, article)}
        article={article}
        related={loaded?.is === 'found' ? loaded.related : []}
      >
        {state}
      </ArticleView>
    )
  return (
    <section className={`container ${styles.notice}`}>
      <PageHead title={wording[feed.kind].listTitle} />
      <h1>{wording[feed.kind].listTitle}</h1>
      {state}
    </section>
  )
}

/** The fields that the card passed with the click, from the browser's history state. */
const useHandedArticle = (feed: Feed) => {
  const { state, pathname }: Location<{ article?: Card } | null> = useLocation()
  const article = state?.article
  return article && pathname === articlePath(feed, article) ? article : undefined
}

const MissingArticle = ({ feed }: { feed: Feed }) => (
  <section className={`container ${styles.notice}`}>
    <PageHead title={wording[feed.kind].notFound} />
    <h1>{wording[feed.kind].notFound}</h1>
    <p className="lead">It may have been removed, or the link may be mistyped.</p>
    <p>
      <ButtonLink to={feed.path}>{wording[feed.kind].back}</ButtonLink>
    </p>
  </section>
)
