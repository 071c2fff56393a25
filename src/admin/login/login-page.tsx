import type { ReactNode } from 'react'
import { WordMark } from '#ui/word-mark.tsx'
import { NoIndex } from '../waiting.tsx'
import styles from './login-page.module.css'

export const LoginPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <title>Log in – Voima admin</title>
    <NoIndex />
    <main className={styles.panel}>
      <WordMark />
      <h1>Log in</h1>
      {children}
    </main>
  </div>
)
