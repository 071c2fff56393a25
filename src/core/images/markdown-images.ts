/** A picture of ours in a text: every size it has, and its place kept free while it comes. */
import type MarkdownIt from 'markdown-it'
import { pictureIdOf } from './picture-address.ts'
import { imageFieldsOf, type StoredImage } from './stored-image.ts'

export type KnownPictures = Map<string, StoredImage>

// As wide as the column of a text. Beyond two pixels for one, more are hardly seen on a phone.
const sizes = '(min-width: 700px) 640px, (min-resolution: 2.01dppx) 55vw, (min-resolution: 1.5dppx) 80vw, 92vw'

/** Pictures from elsewhere, and those that nobody knows any more, stay as they are. */
export const withPictures = (markdown: InstanceType<typeof MarkdownIt>) => {
  const { escapeHtml } = markdown.utils
  const plain = markdown.renderer.rules.image
  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const html = plain?.(tokens, index, options, env, self) ?? ''
    const token = tokens[index]
    const known: KnownPictures | undefined = (env as { pictures?: KnownPictures }).pictures
    const image = known?.get(pictureIdOf(String(token?.attrGet('src'))) ?? '')
    if (!image) return html
    const { imageAvif, imageSrcset, imageUrl, imageWidth, imageHeight } = imageFieldsOf(image)
    const source = (type: string, srcset?: string) =>
      srcset ? `<source type="image/${type}" srcset="${srcset}" sizes="${sizes}">` : ''
    const alt = escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env))
    const img = `<img src="${imageUrl}" alt="${alt}" width="${imageWidth}" height="${imageHeight}" loading="lazy" decoding="async">`
    return `<picture>${source('avif', imageAvif)}${source('webp', imageSrcset)}${img}</picture>`
  }
  return markdown
}
