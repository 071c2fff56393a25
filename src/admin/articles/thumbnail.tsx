import type { Article } from '#shared/shapes/article.ts'
import { Placeholder } from '#ui/art/placeholder.tsx'
import { cropClass } from '#ui/crop.ts'
import styles from './thumbnail.module.css'

type Props = { article: Article; index: number }

/** So small that one file for each pixel of the screen would be wasted: beyond two nobody sees more. */
const sizes = '(min-resolution: 2.01dppx) 80px, 104px'

export const Thumbnail = ({ article, index }: Props) => (
  <div className={styles.thumbnail}>
    {article.imageUrl ? <Picture article={article} /> : <Placeholder id={article._id} index={index} />}
  </div>
)

const Picture = ({ article: { imageUrl, imageAvif, imageSrcset, imageAlt, imageFocus } }: Pick<Props, 'article'>) => (
  <picture>
    {imageAvif && <source type="image/avif" srcSet={imageAvif} sizes={sizes} />}
    {imageSrcset && <source type="image/webp" srcSet={imageSrcset} sizes={sizes} />}
    <img src={imageUrl} alt={imageAlt ?? ''} loading="lazy" className={cropClass(imageFocus)} />
  </picture>
)
