/**
 * Responsive images of articles: srcset with AVIF and WebP, sizes, and lazy loading. `data-saver/photo.tsx` does the
 * same for images of other pages.
 */
import { useIsLight } from '#page/data-saver.ts'
import type { Article } from '#shared/shapes/article.ts'
import { drawingFor } from '#ui/art/drawing-for.ts'
import { Placeholder } from '#ui/art/placeholder.tsx'
import { cropClass } from '#ui/crop.ts'
import { imageSources, Picture } from '#ui/picture.tsx'
import { PictureBox, PlainCell } from '../data-saver/picture-box.tsx'
import styles from './article-picture.module.css'

type Pictured = Pick<Article, '_id'> & Partial<Pick<Article, Extract<keyof Article, `image${string}`>>>

type Props = {
  article: Pictured
  /** The width at which the image is shown, like the `sizes` attribute. */
  sizes: string
  /** The first image of a page, which the browser loads with priority. */
  isFirst?: boolean | undefined
  /** Which drawing replaces a missing image: the article's own, or that of its place in a list. */
  drawing?: number | undefined
}

/** The image of an article, or one of the site's drawings if the article has none. */
export const ArticlePicture = (props: Props) =>
  useIsLight() ? <LightPicture article={props.article} /> : <FullPicture {...props} />

const LightPicture = ({ article: { imageUrl, imageLight, imageAlt = '' } }: Pick<Props, 'article'>) => (
  <div className={styles.picture}>
    {imageUrl ? (
      <PictureBox
        url={imageLight?.url ?? imageUrl}
        alt={imageAlt}
        bytes={imageLight?.bytes}
        otherUrl={imageLight && imageUrl}
      />
    ) : (
      <PlainCell />
    )}
  </div>
)

const FullPicture = ({ article, sizes, isFirst = false, drawing = drawingFor(article._id) }: Props) =>
  article.imageUrl ? (
    <Picture
      className={styles.picture}
      sources={imageSources(article, sizes)}
      src={article.imageUrl}
      alt={article.imageAlt ?? ''}
      width={article.imageWidth}
      height={article.imageHeight}
      imgClass={cropClass(article.imageFocus) ?? uprightClass(article)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  ) : (
    <div className={styles.picture}>
      <Placeholder number={drawing} />
    </div>
  )

/** In an upright photo without a focus, faces are higher than in a wide one. */
const uprightClass = ({ imageWidth = 0, imageHeight = 0 }: Pictured) =>
  imageHeight > imageWidth ? uprightPicture : undefined

export const uprightPicture = styles.upright

const wide = '(min-width: 1280px) 384px, (min-width: 900px) 31vw'
const acrossPhone = '(min-resolution: 2.01dppx) 55vw, (min-resolution: 1.5dppx) 80vw, 92vw'

/**
 * The width at which an article's image is shown, from which browsers choose a file. On phones more than two device
 * pixels per CSS pixel look the same and cost twice as much, so sharper screens get a smaller width.
 */
export const pictureSizes = {
  article: `(min-width: 1280px) 568px, (min-width: 900px) 46vw, (min-width: 600px) 92vw, ${acrossPhone}`,
  card: `${wide}, (min-width: 600px) 31vw, ${acrossPhone}`,
  related: '112px',
  row: `${wide}, (min-width: 600px) 46vw, (min-resolution: 2.01dppx) 80px, 112px`,
} as const
