/** A section of a page, labelled by its heading, so that screen readers list the section. */

import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
