import { type ReactNode, useId } from 'react'
import styles from './article-box.module.css'

/** A panel next to the text of an article; on a phone below the text. */
export const SideBox = ({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section className={`${styles.box} ${className}`} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
