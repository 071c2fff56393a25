import type { ReactNode } from 'react'
import { PageHead } from '../page-head.tsx'
import styles from './subscribe.module.css'

/** Where a link in a letter leads. Nobody else should find it. */
export const LinkPage = ({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) => (
  <section className={`container ${styles.page}`}>
    <PageHead title={title} />
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {children}
  </section>
)
