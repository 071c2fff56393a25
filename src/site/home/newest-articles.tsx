import { newsFeed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArticleCard } from '../articles/article-card.tsx'
import type { LoadResult } from '../articles/load-result.ts'
import styles from './newest-articles.module.css'

export type NewestNews = LoadResult<{ articles: Article[] }>

/** If the news cannot be loaded, the rest of the page is still shown. */
export const LatestNews = ({ answer }: { answer: NewestNews }) => (
  <section className="container section" aria-labelledby="news-title">
    <div className={styles.head}>
      <h2 id="news-title">{wording.news.listTitle}</h2>
      <ButtonLink to={newsFeed.path} variant="outline">
        {wording.viewAllNews}
        <Icon name="arrow" />
      </ButtonLink>
    </div>
    {answer.is === 'failed' ? <Failed /> : <Cards articles={answer.is === 'found' ? answer.articles : []} />}
  </section>
)

const Cards = ({ articles }: { articles: Article[] }) =>
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
