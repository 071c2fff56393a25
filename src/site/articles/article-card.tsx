import type { ComponentProps } from 'react'
import { articlePath, type Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { wording } from '#shared/wording.ts'
import { drawingFor } from '#ui/art/drawing-for.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './article-card.module.css'
import { ArticlePicture, pictureSizes } from './article-picture.tsx'

type Props = {
  article: ComponentProps<typeof ArticlePicture>['article'] &
    Pick<Article, 'title' | 'excerpt'> &
    Partial<Pick<Article, 'language' | 'slug'>>
  feed: Feed
  heading?: 'h2' | 'h3'
  isFirst?: boolean
  index?: number
  /** On a phone a row with a small square image; on wider screens always a card. */
  isRow?: boolean
}

/**
 * The card (teaser) of an article in a list: image, title and excerpt. `core/lib/excerpt.ts` makes the excerpt, and
 * `browser/list.ts` fills in the same elements.
 */
export const ArticleCard = ({ article, feed, heading: Heading = 'h3', isFirst, index, isRow = false }: Props) => (
  <article className={isRow ? `${styles.card} ${styles.row}` : styles.card}>
    <ArticlePicture
      article={article}
      sizes={pictureSizes[isRow ? 'row' : 'card']}
      isFirst={isFirst}
      drawing={drawingFor('', index)}
    />
    <Heading className="h3" lang={article.language}>
      {article.title}
    </Heading>
    <p className={styles.text} lang={article.language}>
      {article.excerpt}
    </p>
    <a className={`cover ${styles.more}`} href={articlePath(feed, article)}>
      <span>
        {wording.readMore}
        <span className="visually-hidden" lang={article.language}>
          : {article.title}
        </span>
      </span>
      <Icon name="arrow" />
    </a>
  </article>
)
