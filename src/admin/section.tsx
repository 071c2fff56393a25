import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A part of a page with several: its heading names it for whoever jumps from one to the next. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
