/**
 * Responsive images outside articles: srcset, sizes and lazy loading for photos that administrators chose.
 * `articles/article-picture.tsx` does the same for articles.
 */
import { useIsLight } from '#page/data-saver.ts'
import type { ContentImage } from '#shared/content/types.ts'
import { PictureBox } from './picture-box.tsx'

type Props = {
  photo: ContentImage
  alt: string
  /** The width at which the photo is shown, like the `sizes` attribute. */
  sizes: string
  isFirst?: boolean
  className?: string | undefined
}

/** A photo that an administrator chose for a section of the site. */
export const Photo = ({ photo: { url = '', srcset, width, height, light }, alt, sizes, isFirst, className }: Props) =>
  useIsLight() ? (
    <PictureBox url={light?.url ?? url} alt={alt} bytes={light?.bytes} {...(light && { otherUrl: url })} />
  ) : (
    <img
      className={className}
      src={url}
      srcSet={srcset}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
