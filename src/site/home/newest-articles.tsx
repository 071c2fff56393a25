import { newsFeed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ArticleCard } from '../articles/article-card.tsx'
import type { Card } from '../articles/load-articles.ts'
import type { LoadResult } from '../articles/load-result.ts'
import styles from './newest-articles.module.css'

export type NewestNews<Item = Card> = LoadResult<{ articles: Item[] }>

/** If the news cannot be loaded, the rest of the page is still shown. */
export const LatestNews = ({ answer }: { answer: NewestNews | undefined }) => (
  <section className="container section" aria-labelledby="news-title">
    <div className={styles.head}>
      <h2 id="news-title">{wording.news.listTitle}</h2>
      <ButtonLink to={newsFeed.path} variant="outline">
        {wording.viewAllNews}
        <Icon name="arrow" />
      </ButtonLink>
    </div>
    <Answered answer={answer} />
  </section>
)

const Answered = ({ answer }: { answer: NewestNews | undefined }) => {
  if (!answer) return <Spinner label={wording.news.loading} />
  if (answer.is === 'failed') return <Failed />
  return <Cards articles={answer.is === 'found' ? answer.articles : []} />
}

const Cards = ({ articles }: { articles: Card[] }) =>
  articles.length === 0 ? (
    <p className={styles.empty}>{wording.news.empty}</p>
  ) : (
    <ul className={`plain-list ${styles.cards}`}>
      {articles.map((article, index) => (
        <li key={article._id}>
          <ArticleCard article={article} feed={newsFeed} index={index} isRow={index > 0} />
        </li>
      ))}
    </ul>
  )

const Failed = () => (
  <div className={styles.empty}>
    <Alert kind="failure">{wording.news.listFailed}</Alert>
    <p>
      <a className={buttonClass('outline')} href="/">
        {wording.tryAgain}
      </a>
    </p>
  </div>
)
