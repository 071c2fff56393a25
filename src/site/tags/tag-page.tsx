import { feedOf } from '#shared/feeds.ts'
import { tagPath } from '#shared/tags.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ArticleCard } from '../articles/article-card.tsx'
import styles from '../articles/article-list.module.css'
import { FailedList } from '../articles/list-state.tsx'
import { pageHref } from '../articles/page-address.ts'
import { useAnswer } from '../articles/use-answer.ts'
import { tagRssPath } from '../feeds/addresses.ts'
import { PageHead } from '../page-head.tsx'
import type { TagAnswer } from './ask-tag.ts'

type Found = Extract<TagAnswer, { is: 'found' }>

/** News and blog posts about one thing, a page at a time. */
export const TagPage = ({ asked }: { asked: TagAnswer | Promise<TagAnswer> }) => {
  const answer = useAnswer(asked)
  return (
    <section className={`container ${styles.list}`}>
      {answer?.is === 'found' ? <Articles {...answer} /> : <Instead answer={answer} />}
    </section>
  )
}

const Articles = ({ tag, articles, page, totalPages }: Found) => (
  <>
    <PageHead
      title={page === 1 ? tag : `${tag}, page ${page}`}
      description={wording.tags.description(tag)}
      path={pageHref(tagPath(tag), page)}
    />
    <link rel="alternate" type="application/rss+xml" title={`Voima – ${tag}`} href={tagRssPath(tag)} />
    <h1 className={styles.title}>{wording.tags.title(tag)}</h1>
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
  </>
)

const Instead = ({ answer }: { answer: Exclude<TagAnswer, Found> | undefined }) => {
  if (!answer) return <Spinner label={wording.tags.loading} />
  return (
    <>
      <PageHead title={wording.tags.missing} />
      <h1 className={styles.title}>{wording.tags.missing}</h1>
      {answer.is === 'failed' ? <FailedList sentence={wording.tags.failed} /> : <Ways />}
    </>
  )
}

const Ways = () => (
  <p>
    <ButtonLink to="/search">{wording.search}</ButtonLink>
  </p>
)
