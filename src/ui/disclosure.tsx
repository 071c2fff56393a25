import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

/** A row with a plus that opens to more: the browser's own, so it needs no script. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary>
      <Icon name="plus" />
      {summary}
    </summary>
    {children}
  </details>
)
