/** The head of a public page, on a band: the title, the lead, a row for the date and sharing, and a drawing. */
import type { ReactNode } from 'react'
import { Cell } from '#ui/art/cell.tsx'
import { Illustration } from './data-saver/drawing.tsx'
import styles from './page-top.module.css'
import { resultFocus } from './result-focus.ts'

type Props = {
  title: ReactNode
  /** The language of the title, if it is not that of the page. */
  language?: string | undefined
  /** The data that was sent, on the page that shows the result of a form. */
  sent?: object | undefined
  lead?: ReactNode
  /** A drawing of 560 × 400 pixels whose figures touch its lower edge; the default is a large cell. */
  art?: string | undefined
  /** Without the drawing on a narrow screen, so that a list or a form starts at once; the default with tabs. */
  isArtOnlyWide?: boolean
  /** The row below the lead. */
  children?: ReactNode
  /** Below that row, in the whole width of the page. */
  tabs?: ReactNode
}

export const PageTop = ({ title, language, sent, lead, art, tabs, isArtOnlyWide = Boolean(tabs), children }: Props) => (
  <header className={`${styles.top} ${isArtOnlyWide ? styles.plain : ''}`}>
    <div className={`container ${styles.opening}`}>
      <h1 lang={language} {...resultFocus(sent)}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {(children || !isArtOnlyWide) && <div className={styles.row}>{children}</div>}
    </div>
    {tabs && <div className="container">{tabs}</div>}
    {art ? (
      <div className={`no-print ${styles.art}`}>
        <Illustration image={art} alt="" width={560} height={400} isFirst={!isArtOnlyWide} />
      </div>
    ) : (
      <Cell className={`no-print ${styles.cell}`} size={560} />
    )}
  </header>
)
