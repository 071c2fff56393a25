import { data, redirect } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { feedOf } from '#shared/feeds.ts'
import { searchPath } from '#shared/paths.ts'
import { tagPath } from '#shared/tags.ts'
import { moreToRead } from '#shared/wording/more-to-read.ts'
import { wording } from '#shared/wording.ts'
import { PageNumbers } from '#ui/page-numbers.tsx'
import styles from '#ui/styles/card-list.module.css'
import { ArticleCard } from '../articles/article-card.tsx'
import { pageHref } from '../articles/list-query.ts'
import { httpStatusOf } from '../articles/load-result.ts'
import { MissingRecord } from '../articles/missing-record.tsx'
import { FeedLink, tagRssPath } from '../feeds/feed-links.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import type { Route } from './+types/tag-page'
import { loadTag, type TagResult } from './load-tag.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const result = await loadTag(context.get(apiContext), params.slug, request.url)
  // The health pages link to these topics, and a site may have no articles with their tags.
  const isTopic = [...moreToRead.topics, moreToRead.school].some(({ tag }) => request.url.endsWith(tagPath(tag)))
  if (result.is === 'missing' && isTopic) throw redirect(`${searchPath}?q=${params.slug}`)
  return data({ result }, httpStatusOf(result))
}

/** The page of one tag: its news and blog posts, page by page. */
export default function TagPage({ loaderData: { result } }: Route.ComponentProps) {
  if (result.is === 'found') return <Articles {...result} />
  const words = { missingTitle: wording.tags.missing, failed: wording.tags.failed, title: wording.tags.about }
  return <MissingRecord is={result.is} words={words} to={searchPath} link={wording.search} />
}

type Found = Extract<TagResult, { is: 'found' }>

const Articles = ({ tag, articles, page, totalPages }: Found) => (
  <>
    <PageHead
      title={page === 1 ? tag : `${tag}, page ${page}`}
      description={wording.tags.description(tag)}
      path={pageHref(tagPath(tag), page)}
    />
    <FeedLink name={tag} path={tagRssPath(tag)} />
    <PageTop title={wording.tags.title(tag)} lead={wording.tags.description(tag)} isArtOnlyWide />
    <section className={`container ${styles.list}`}>
      <div className={styles.grid}>
        {articles.map((article, index) => (
          <ArticleCard
            key={article._id}
            article={article}
            feed={feedOf(article.kind)}
            heading="h2"
            isFirst={index === 0}
            index={index}
            isRow
          />
        ))}
      </div>
      <PageNumbers
        current={page}
        total={totalPages}
        hrefOf={(other) => pageHref(tagPath(tag), other)}
        label={wording.tags.pages(tag)}
      />
    </section>
  </>
)
