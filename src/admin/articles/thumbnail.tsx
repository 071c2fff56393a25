import type { Article } from '#shared/shapes/article.ts'
import { Placeholder } from '#ui/art/placeholder.tsx'
import styles from './thumbnail.module.css'

type Props = { article: Article; index: number }

export const Thumbnail = ({ article: { _id, imageUrl, imageSrcset, imageAlt }, index }: Props) => (
  <div className={styles.thumbnail}>
    {imageUrl ? (
      <picture>
        {imageSrcset && <source type="image/webp" srcSet={imageSrcset} sizes="104px" />}
        <img src={imageUrl} alt={imageAlt ?? ''} loading="lazy" />
      </picture>
    ) : (
      <Placeholder id={_id} index={index} />
    )}
  </div>
)
