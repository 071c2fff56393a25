/** The thumbnail of an image (responsive `srcset`). */

import type { LibraryImage } from '#shared/shapes/image.ts'
import { cropClass } from '#ui/crop.ts'
import styles from './images.module.css'

/** At most two device pixels per CSS pixel: a larger file makes no visible difference. */
const sizes = '(min-resolution: 2.01dppx) 100px, 160px'

/** The alternative text is empty, because the description is next to the thumbnail. */
export const ImageThumbnail = ({ image }: { image: LibraryImage }) => (
  <picture className={styles.thumbnail}>
    {image.imageAvif && <source type="image/avif" srcSet={image.imageAvif} sizes={sizes} />}
    {image.imageSrcset && <source type="image/webp" srcSet={image.imageSrcset} sizes={sizes} />}
    <img
      src={image.imageUrl}
      alt=""
      width="160"
      height="100"
      loading="lazy"
      decoding="async"
      className={cropClass(image.imageFocus)}
    />
  </picture>
)
