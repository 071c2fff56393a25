/** The layout of the pages for signing in. */

import type { ReactNode } from 'react'
import { WordMark } from '#ui/logo.tsx'
import { NoIndex } from '../waiting.tsx'
import styles from './login.module.css'

export const LoginPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <title>{`${title} – Voima admin`}</title>
    <NoIndex />
    <main className={styles.panel}>
      <WordMark />
      <h1>{title}</h1>
      {children}
    </main>
  </div>
)
