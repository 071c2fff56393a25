/**
 * The parts of an admin page: its heading with the document title, the `h1` and the link back to the page above
 * (instead of breadcrumbs), its sections, and what it shows if it could not be loaded.
 */

import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { organisationName } from '#shared/organisation-name.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { type Failure, isFailure } from './api.ts'
import { LoadFailure } from './lists/failed.tsx'
import styles from './page-heading.module.css'
import sectionStyles from './section.module.css'

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

/** Labelled by its heading, so that screen readers list the section. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className={sectionStyles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

type Heading = { title: string; back?: Back; failed?: string }

export const FailedPage = ({ title, back, failed, failure }: Heading & { failure: Failure }) => (
  <>
    <PageHeading title={title} {...(back && { back })} />
    <LoadFailure text={failed ?? adminWording.edit.loadFailed} reason={failure.reason} />
  </>
)

type LoadedProps<Loaded> = Heading & { loaded: Loaded | Failure; children: (loaded: Loaded) => ReactNode }

/** A page that shows what its loader has found, or why it could not be loaded. */
export const LoadedPage = <Loaded extends object>({ loaded, children, ...heading }: LoadedProps<Loaded>) => {
  if (isFailure(loaded)) return <FailedPage {...heading} failure={loaded} />
  const { title, back } = heading
  return (
    <>
      <PageHeading title={title} {...(back && { back })} />
      {children(loaded as Loaded)}
    </>
  )
}
