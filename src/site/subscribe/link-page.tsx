import type { ReactNode } from 'react'
import { PageHead } from '../page-head.tsx'
import { resultFocus } from '../result-focus.ts'

/** `of`: the data that a form of this page sent. */
type Props = { title: string; lead: string; of: object | undefined; children?: ReactNode }

/** A page that a link in an email opens. Search engines must not index it. */
export const LinkPage = ({ title, lead, of: sent, children }: Props) => (
  <section className={`container page`}>
    <PageHead title={title} />
    <h1 {...resultFocus(sent)}>{title}</h1>
    <p className="lead">{lead}</p>
    {children}
  </section>
)
