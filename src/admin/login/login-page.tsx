/** The layout of the pages for signing in. */

import { type ReactNode, useEffect } from 'react'
import { useLook } from '#page/look.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { Alert } from '#ui/alert.tsx'
import { Logo } from '#ui/logo.tsx'
import { siteUnreachable } from '../api.ts'
import { NeedsScripts, NoIndex } from '../waiting.tsx'
import styles from './login.module.css'

export const LoginPage = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  return (
    <div className={styles.page}>
      <title>{`${title} – ${organisationName()} admin`}</title>
      <NoIndex />
      <main className={styles.panel}>
        <Logo look={useLook()} />
        <h1>{title}</h1>
        <NeedsScripts />
        {children}
        <div id="unreachable" hidden>
          <Alert kind="failure">{siteUnreachable}</Alert>
        </div>
      </main>
    </div>
  )
}
