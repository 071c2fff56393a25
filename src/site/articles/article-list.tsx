import type { Feed } from '#shared/feeds.ts'
import { languages } from '#shared/languages.ts'
import { wording } from '#shared/wording.ts'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FeedLinks } from '../feeds/feed-links.tsx'
import { PageHead } from '../page-head.tsx'
import { ArticleCard } from './article-card.tsx'
import styles from './article-list.module.css'
import type { ListAnswer } from './ask.ts'
import { LanguageLinks } from './language-links.tsx'
import { EmptyList, Failed, NoSuchPage } from './list-state.tsx'
import { pageHref } from './page-address.ts'
import { useShownBefore } from './shown-before.ts'
import { useAnswer } from './use-answer.ts'

type Props = { feed: Feed; asked: ListAnswer | Promise<ListAnswer> }

/** A list of articles, a page at a time: the same for news and blog. */
export const ArticleList = ({ feed, asked }: Props) => {
  const answer = useShownBefore(useAnswer(asked))
  return (
    <section className={`container ${styles.list}`}>
      <ListHead feed={feed} answer={answer} />
      <FeedLinks feed={feed} />
      <h1 className={styles.title}>{wording[feed.kind].listTitle}</h1>
      {answer ? <Answered feed={feed} answer={answer} /> : <Spinner label={wording[feed.kind].loading} />}
    </section>
  )
}

const Answered = ({ feed, answer }: { feed: Feed; answer: ListAnswer }) => {
  if (answer.is === 'failed') return <Failed feed={feed} />
  if (answer.is === 'missing')
    return <NoSuchPage feed={feed} totalPages={answer.totalPages} language={answer.language} />
  return (
    <>
      <LanguageLinks feed={feed} offered={answer.languages} chosen={answer.language} />
      {answer.articles.length === 0 ? <EmptyList feed={feed} /> : <Articles feed={feed} answer={answer} />}
    </>
  )
}

type Found = Extract<ListAnswer, { is: 'found' }>

const Articles = ({ feed, answer }: { feed: Feed; answer: Found }) => {
  const { page, language, totalPages } = answer
  return (
    <>
      <div className={styles.grid}>
        {answer.articles.map((article, index) => (
          <ArticleCard
            key={article._id}
            article={article}
            feed={feed}
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
        hrefOf={(other) => pageHref(feed.path, other, language)}
        label={`Pages of ${wording[feed.kind].listTitle}`}
      />
    </>
  )
}

const ListHead = ({ feed, answer }: Omit<Props, 'asked'> & { answer: ListAnswer | undefined }) => {
  const { page, language } = answer?.is === 'found' ? answer : { page: 1 }
  const listTitle = wording[feed.kind].listTitle + (language ? ` in ${languages[language]}` : '')
  return (
    <PageHead
      title={page === 1 ? listTitle : `${listTitle}, page ${page}`}
      description={wording[feed.kind].description}
      path={answer?.is === 'missing' ? undefined : pageHref(feed.path, page, language)}
    />
  )
}
