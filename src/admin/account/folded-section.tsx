/** A section that is collapsed at first (accordion), with its value beside its heading. */

import { type ReactNode, useId, useState } from 'react'
import styles from '#admin/folded.module.css'
import { Icon } from '#ui/icon.tsx'

type Props = {
  title: string
  value: string
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}

export const FoldedSection = ({ title, value, isOpen = false, children }: Props) => {
  const heading = useId()
  // A change of the value, such as after a success, does not close the section.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <section aria-labelledby={heading}>
      <details className={styles.folded} open={isOpenAtFirst}>
        <summary>
          <Icon name="right" />
          <h3 id={heading}>{title}</h3>
          <span>{value}</span>
        </summary>
        <div>{children}</div>
      </details>
    </section>
  )
}

/** Collapsed sections in a list, in one section. */
export const FoldedSections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
)
