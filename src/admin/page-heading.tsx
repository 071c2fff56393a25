/**
 * The heading of an admin page: the document title, the `h1`, and the link back to the page above (instead of
 * breadcrumbs).
 */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { organisationName } from '#shared/organisation-name.ts'
import styles from './page-heading.module.css'

/** The page above this one. */
export type Back = { to: string; text: string }

type Props = { title: string; back?: Back; children?: ReactNode }

export const PageHeading = ({ title, back, children }: Props) => (
  <header className={styles.heading}>
    <PageTitle title={title} />
    <div>
      {back && <BackLink {...back} />}
      <h1>{title}</h1>
    </div>
    {children}
  </header>
)

export const BackLink = ({ to, text }: Back) => (
  <Link className={styles.back} to={to}>
    {text}
  </Link>
)

export const PageTitle = ({ title }: { title: string }) => <title>{`${title} – ${organisationName()} admin`}</title>
