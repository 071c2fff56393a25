/**
 * The page of one article: loads it, redirects an old slug to the current one (301), and shows it. `article-body.tsx`
 * draws the article.
 */
import { data, redirect, useLocation } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { articlePath, type Feed, feedAt, feedOf } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from '#ui/styles/draft-mark.module.css'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/article-page'
import { ArticleView } from './article-body.tsx'
import { LoadFailed } from './list-state.tsx'
import { type ArticleResult, loadArticle } from './load-articles.ts'
import { httpStatusOf } from './load-result.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const feed = feedAt(request.url)
  const result = await loadArticle(context.get(apiContext), feed, params.id)
  redirectToSlug(feed, params.id, result)
  return data({ result }, httpStatusOf(result))
}

/** Redirects to the canonical URL with the article's slug, so that search engines index only that one. */
const redirectToSlug = (feed: Feed, name: string, result: ArticleResult) => {
  if (result.is !== 'found') return
  const { _id, slug, movedTo } = result.article
  if (movedTo || name !== (slug ?? _id)) throw redirect(articlePath(placeOf(feed, result.article), result.article), 301)
}

/** The article may have been moved between news and blog. */
const placeOf = (feed: Feed, { movedTo }: Article) => (movedTo ? feedOf(movedTo) : feed)

/** The route of every article: the URL says which feed the article belongs to. */
export default function ArticlePage({ loaderData: { result } }: Route.ComponentProps) {
  const feed = feedAt(useLocation().pathname)
  if (result.is === 'missing') return <MissingArticle feed={feed} />
  if (result.is === 'found') return <ArticleView feed={feed} article={result.article} related={result.related} />
  return (
    <section className={`container ${styles.notice}`}>
      <PageHead title={wording[feed.kind].listTitle} />
      <h1>{wording[feed.kind].listTitle}</h1>
      <LoadFailed feed={feed} />
    </section>
  )
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
