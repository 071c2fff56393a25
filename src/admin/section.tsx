import { type ReactNode, useId } from 'react'
import type { useFetcher } from 'react-router'
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

type Props = { Form: ReturnType<typeof useFetcher>['Form']; intent: string; children: ReactNode }

/** One of several forms on a page: `intent` tells the page's action which. */
export const IntentForm = ({ Form, intent, children }: Props) => (
  <Form method="post" className={styles.form}>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
)
