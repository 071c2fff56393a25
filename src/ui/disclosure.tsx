import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type Props = { summary: string; isOpen?: boolean; children: ReactNode }

/**
 * A disclosure (collapsible, accordion row) with a plus sign, which is a minus sign while it is open. The browser's own
 * element, so it needs no script.
 */
export const Disclosure = ({ summary, isOpen, children }: Props) => (
  <details className={styles.disclosure} open={isOpen}>
    <summary>
      <Icon name="plus" />
      {summary}
    </summary>
    {children}
  </details>
)
