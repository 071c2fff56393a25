/** One page of A4: a title, the content, a QR code and its address. It prints without a script. */
import type { ReactNode } from 'react'
import { usePublicUrl } from '#page/page-url.ts'
import { printWording } from '#shared/wording/print.ts'
import { PageHead } from '../page-head.tsx'
import { QrSquare } from './qr-square.tsx'
import styles from './sheet.module.css'

type Props = {
  title: string
  /** The language of the title and the content; English if absent. */
  language?: string
  /** The page that the sheet is about. */
  path: string
  children: ReactNode
  /** Small print beside the code. */
  note?: ReactNode
  /** How many sections of the page do not fit on the sheet. */
  left?: number
  /** Larger letters, for a sheet with few words. */
  isLarge?: boolean
}

export const Sheet = ({ title, language, path, children, note, left = 0, isLarge = false }: Props) => {
  const address = usePublicUrl() + path
  return (
    <>
      <PageHead title={title} />
      <header className={`no-print ${styles.hint}`}>
        {printWording.screenNote} {left > 0 && printWording.printWhole} <a href={path}>{printWording.back}</a>
      </header>
      <main className={`${styles.sheet} ${isLarge ? styles.large : ''}`}>
        <h1 lang={language}>{title}</h1>
        <div className={styles.content} lang={language}>
          {children}
        </div>
        <footer className={styles.foot}>
          <QrSquare className={styles.code} text={address} />
          <div>
            <p>
              {printWording.scan}
              <strong className={styles.address}>{address.replace(/^https?:\/\//, '')}</strong>
            </p>
            {left > 0 && <p>{printWording.left(left)}</p>}
            {note}
          </div>
        </footer>
      </main>
    </>
  )
}
