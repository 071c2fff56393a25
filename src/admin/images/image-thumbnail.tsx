/** The thumbnail of an image (responsive `srcset`). */

import type { LibraryImage } from '#shared/shapes/image.ts'
import { cropClass } from '#ui/crop.ts'
import { imageSources, Picture } from '#ui/picture.tsx'

/** At most two device pixels per CSS pixel: a larger file makes no visible difference. */
const sizes = '(min-resolution: 2.01dppx) 100px, 160px'

/** The alternative text is empty, because the description is next to the thumbnail. */
export const ImageThumbnail = ({ image }: { image: LibraryImage }) => (
  <Picture
    className="thumbnail"
    sources={imageSources(image, sizes)}
    src={image.imageUrl}
    alt=""
    width="160"
    height="100"
    loading="lazy"
    decoding="async"
    imgClass={cropClass(image.imageFocus)}
  />
)
