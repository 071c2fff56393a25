import { articlePath, type Feed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import styles from './article-card.module.css'
import { ArticlePicture, pictureSizes } from './article-picture.tsx'
import type { Card } from './load-articles.ts'

type Props = {
  article: Card
  feed: Feed
  heading?: 'h2' | 'h3'
  isFirst?: boolean
  index?: number
  /** On a phone a row with a small square image; on wider screens always a card. */
  isRow?: boolean
}

/**
 * The card (teaser) of an article in a list: image, title and excerpt. Its link passes the article to the next page,
 * which shows the known fields at once. `core/lib/excerpt.ts` makes the excerpt.
 */
export const ArticleCard = ({ article, feed, heading: Heading = 'h3', isFirst, index, isRow = false }: Props) => (
  <article className={isRow ? `${styles.card} ${styles.row}` : styles.card}>
    <ArticlePicture article={article} sizes={pictureSizes[isRow ? 'row' : 'card']} isFirst={isFirst} index={index} />
    <Heading className={styles.title} lang={article.language}>
      {article.title}
    </Heading>
    <p className={styles.text} lang={article.language}>
      {article.excerpt}
    </p>
    <Link className={styles.more} to={articlePath(feed, article)} state={{ article }}>
      <span>
        {wording.readMore}
        <span className="visually-hidden" lang={article.language}>
          : {article.title}
        </span>
      </span>
      <Icon name="arrow" />
    </Link>
  </article>
)
