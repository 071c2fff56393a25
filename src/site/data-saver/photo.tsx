import { useIsLight } from '#page/data-saver.ts'
import type { ContentImage } from '#shared/content/types.ts'
import { PictureBox } from './picture-box.tsx'

type Props = {
  photo: ContentImage
  alt: string
  /** How wide it is shown, as in the `sizes` of a picture. */
  sizes: string
  isFirst?: boolean
  className?: string | undefined
}

/** A photograph that an administrator chose for a place of the site. */
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
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
