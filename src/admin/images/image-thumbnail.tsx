import type { LibraryImage } from '#shared/shapes/image.ts'
import { cropClass } from '#ui/crop.ts'
import styles from './image-thumbnail.module.css'

/** Beyond two pixels for one nobody sees more, and it costs twice as much. */
const sizes = '(min-resolution: 2.01dppx) 100px, 160px'

/** Its words stand beside it. */
export const ImageThumbnail = ({ picture }: { picture: LibraryImage }) => (
  <picture className={styles.thumbnail}>
    {picture.imageAvif && <source type="image/avif" srcSet={picture.imageAvif} sizes={sizes} />}
    {picture.imageSrcset && <source type="image/webp" srcSet={picture.imageSrcset} sizes={sizes} />}
    <img
      src={picture.imageUrl}
      alt=""
      width="160"
      height="100"
      loading="lazy"
      decoding="async"
      className={cropClass(picture.imageFocus)}
    />
  </picture>
)
