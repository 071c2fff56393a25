/** Renders one article: title, date, reading time, image, text, sources, links to share it, and related articles. */
import { useId } from 'react'
import { useIsLight } from '#page/data-saver.ts'
import { InlineScript } from '#page/inline-script.tsx'
import { articlePath, type Feed, feedOf } from '#shared/feeds.ts'
import { dayOf, longDay } from '#shared/format.ts'
import { readingMinutes } from '#shared/reading-time.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { RelatedArticle } from '#shared/shapes/tag.ts'
import { shareImagePath } from '#shared/share-image.ts'
import { tagPath } from '#shared/tags.ts'
import { warningSignsAfter } from '#shared/warning-signs-box.ts'
import { wording } from '#shared/wording.ts'
import { drawingFor } from '#ui/art/drawing-for.ts'
import { Icon } from '#ui/icon.tsx'
import { AskLine } from '../ask-line.tsx'
import { RssLink } from '../feeds/feed-links.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { Prose } from '../prose.tsx'
import { ShareBox } from '../sharing/share-box.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'
import { articleThing } from '../structured-data/structured-data.tsx'
import styles from './article-body.module.css'
import { hasVideo, playVideos, withAudio, withScrollingTables, withShortVersion, withVideos } from './article-html.ts'
import { ArticlePicture, pictureSizes } from './article-picture.tsx'
import { ReviewBox } from './review-box.tsx'
import { withSourceLinks } from './source-links.ts'

type Props = {
  feed: Feed
  article: Article
  related?: RelatedArticle[]
  /** For a draft link: the article has no public URL to show or share. */
  isPreview?: boolean
}

export const ArticleView = ({ feed, article, related = [], isPreview = false }: Props) => {
  const path = articlePath(feed, article)
  return (
    <article className={`container ${styles.article}`}>
      {!isPreview && <ArticleHead feed={feed} article={article} path={path} />}
      {!isPreview && <BackLink feed={feed} />}
      <div className={styles.words} data-editor={isPreview ? undefined : `${feed.editPath}/${article._id}`}>
        <h1 className={styles.title} lang={article.language}>
          {article.title}
        </h1>
        <Facts article={article} />
        {!isPreview && <WhatsAppLink title={article.title} path={path} variant="outline" className={styles.share} />}
      </div>
      <div className={styles.picture}>
        <ArticlePicture article={article} sizes={pictureSizes.article} isFirst />
      </div>
      <div className={styles.text}>
        <ArticleText article={article} />
      </div>
      <aside className={styles.aside}>
        {!isPreview && <ShareBox title={article.title} path={path} />}
        <ReviewBox article={article} />
      </aside>
      <Related of={article._id} articles={related} />
    </article>
  )
}

const BackLink = ({ feed }: { feed: Feed }) => (
  <a className={`no-print ${styles.back}`} href={feed.path}>
    <Icon name="left" size={18} />
    <span>{wording[feed.kind].back}</span>
  </a>
)

const ArticleHead = ({ feed, article, path }: Pick<Props, 'feed' | 'article'> & { path: string }) => (
  <>
    <PageHead
      title={article.title}
      description={article.excerpt}
      path={path}
      parent={{ name: wording[feed.kind].listTitle, path: feed.path }}
      preview={shareImagePath(feed, article)}
      publishedAt={article.updatedAt}
      things={(site) => [articleThing(feed, article, site)]}
    />
    <RssLink feed={feed} />
  </>
)

const Facts = ({ article }: { article: Article }) => (
  <ul className={styles.facts}>
    <li>
      <time dateTime={article.updatedAt}>{wording.publishedOn(dayOf(article.updatedAt))}</time>
    </li>
    <li translate="no">{article.author}</li>
    <li>{minutesInWords(minutesToRead(article.content))}</li>
  </ul>
)

const ArticleText = ({ article: { contentHtml, sources, language, isHealth, tags } }: { article: Article }) => {
  const html = withAdditions(contentHtml, isHealth)
  return (
    <>
      <Prose html={withSourceLinks(html, sources.length)} language={language} />
      {hasVideo(html) && <InlineScript run={playVideos} />}
      {isHealth && <HealthNotices contentHtml={contentHtml} />}
      <ArticleTags tags={tags} />
    </>
  )
}

const withAdditions = (contentHtml: string, isHealth: boolean) => {
  const text = withAudio(withVideos(contentHtml))
  return withScrollingTables(isHealth ? withShortVersion(text) : text)
}

const HealthNotices = ({ contentHtml }: { contentHtml: string }) => (
  <>
    <Prose html={warningSignsAfter(contentHtml)} />
    <AskLine />
    <p className={styles.safety}>
      <MedicalSafety />
    </p>
  </>
)

/** The tags of an article, each with a link to its page. */
const ArticleTags = ({ tags }: { tags: string[] }) =>
  tags.length > 0 && (
    <nav className={`no-print ${styles.topics}`} aria-label={wording.tags.about}>
      <b aria-hidden="true">{wording.tags.about}:</b>
      <ul className={`plain-list links ${styles.tags}`}>
        {tags.map((tag) => (
          <li key={tag}>
            <a href={tagPath(tag)}>{tag}</a>
          </li>
        ))}
      </ul>
    </nav>
  )

/** A light page shows only the titles. */
const Related = ({ of, articles }: { of: string; articles: RelatedArticle[] }) => {
  const id = useId()
  const isLight = useIsLight()
  if (articles.length === 0) return null
  return (
    <nav className={`no-print ${styles.related}`} aria-labelledby={id}>
      <h2 id={id}>{wording.related}</h2>
      <ul className="plain-list">
        {articles.map((article, index) => (
          <li key={article._id}>
            {!isLight && (
              <ArticlePicture
                article={{ ...article, imageAlt: '' }}
                sizes={pictureSizes.related}
                drawing={drawingFor(of, index + 1)}
              />
            )}
            <p>
              <a className="cover" href={articlePath(feedOf(article.kind), article)} lang={article.language}>
                {article.title}
              </a>
              <time className="soft" dateTime={article.updatedAt}>
                {longDay(article.updatedAt)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const minutesToRead = (text: string) => readingMinutes(text.split(/\s+/).filter(Boolean).length)

export const minutesInWords = (minutes: number) => `${minutes} min read`
