/**
 * Renders an image of this site in a text with all its variants (`srcset`, `sizes`) and its
 * size. `site/articles/article-picture.tsx` shows the image of the article itself.
 */
import type { RenderImage } from '../lib/markdown.ts'
import { imageFieldsOf, imageIdOfUrl, type StoredImage } from './stored-image.ts'

/** By id. */
export type KnownImages = Map<string, StoredImage>

// As wide as the text column. On phones, more than two device pixels per CSS pixel make no visible difference.
const sizes = '(min-width: 700px) 640px, (min-resolution: 2.01dppx) 55vw, (min-resolution: 1.5dppx) 80vw, 92vw'
const gallerySizes = '(min-width: 700px) 320px, (min-resolution: 1.5dppx) 40vw, 46vw'

/** Images of other sites, and deleted ones, stay plain `<img>` elements. */
export const responsiveImages =
  (images: KnownImages): RenderImage =>
  ({ src, alt, isInGallery }) => {
    const image = images.get(imageIdOfUrl(src) ?? '')
    if (!image) return undefined
    const { imageAvif, imageSrcset, imageUrl, imageWidth, imageHeight } = imageFieldsOf(image)
    const source = (type: string, srcset?: string) =>
      srcset ? `<source type="image/${type}" srcset="${srcset}" sizes="${isInGallery ? gallerySizes : sizes}">` : ''
    const img = `<img src="${imageUrl}" alt="${alt}" width="${imageWidth}" height="${imageHeight}" loading="lazy" decoding="async">`
    return `<picture>${source('avif', imageAvif)}${source('webp', imageSrcset)}${img}</picture>`
  }
