import type { ReactNode } from 'react'
import { PageHead } from '../page-head.tsx'
import styles from './subscribe.module.css'

/** A page that a link in an email opens. Search engines must not index it. */
export const LinkPage = ({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) => (
  <section className={`container ${styles.page}`}>
    <PageHead title={title} />
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {children}
  </section>
)
