import type { ReactNode } from 'react'
import { Illustration } from './data-saver/drawing.tsx'
import styles from './page-art.module.css'

type Props = {
  /** A drawing of 560 × 400 pixels whose figures touch its lower edge. */
  image: string
  /** Without the drawing on a narrow screen, so that its list starts at once. */
  isOnlyWide?: boolean
}

/** A decorative drawing at the top of a page: below the text, or beside it on a wide screen. */
export const PageArt = ({ image, isOnlyWide = false }: Props) => (
  <div className={`${styles.art} ${isOnlyWide ? styles.onlyWide : ''}`}>
    <Illustration image={image} alt="" width={560} height={400} isFirst={!isOnlyWide} />
  </div>
)

/** The title and the lead of a list, with its drawing. */
export const ListTop = ({ children, ...art }: Props & { children: ReactNode }) => (
  <header className={styles.top}>
    {children}
    <PageArt {...art} />
  </header>
)
