import { usePublicUrl } from '#page/public-url.ts'
import { articlePath, type Feed } from '#shared/feeds.ts'
import { dayOf } from '#shared/format.ts'
import type { Article } from '#shared/shapes/article.ts'
import { shareImagePath, siteShareImagePath } from '#shared/share-image.ts'
import { wording } from '#shared/wording.ts'
import styles from './preview-section.module.css'

type Props = { feed: Feed; article: Article; title: string; excerpt: string }

/** What others make of a link to it. They cut long texts themselves, at about these lengths. */
export const ShareCards = ({ feed, article, title, excerpt }: Props) => {
  const site = new URL(usePublicUrl() || location.origin)
  const isSeen = article.status === 'published'
  return (
    <div className={styles.cards}>
      <h3>On WhatsApp</h3>
      <div className={styles.whatsApp}>
        <img src={isSeen ? shareImagePath(feed, article) : (article.imageUrl ?? siteShareImagePath)} alt="" />
        <p className={styles.oneLine}>
          <strong>{title || 'No title yet'}</strong>
        </p>
        <p className={styles.twoLines}>{excerpt}</p>
        <p className={styles.site}>{site.host}</p>
      </div>
      {!isSeen && <p>The picture gets this title once it is published.</p>}
      <h3>In a search engine</h3>
      <div className={styles.found}>
        <p className={styles.site}>
          {site.host} › {wording[feed.kind].listTitle}
        </p>
        <p className={styles.foundTitle}>{`${title || 'No title yet'} – Voima`}</p>
        <p className={styles.twoLines}>
          {dayOf(article.updatedAt)} — {excerpt}
        </p>
        <p className={styles.oneLine}>{site.origin + articlePath(feed, article)}</p>
      </div>
    </div>
  )
}
