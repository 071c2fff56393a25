/** A page that shows what its loader has found, or why it could not be loaded. */
import type { ReactNode } from 'react'
import { adminWording } from '#shared/wording/admin.ts'
import { type Failure, isFailure } from './api.ts'
import { LoadFailure } from './lists/failed.tsx'
import { type Back, PageHeading } from './page-heading.tsx'

type Heading = { title: string; back?: Back; failed?: string }

export const FailedPage = ({ title, back, failed, failure }: Heading & { failure: Failure }) => (
  <>
    <PageHeading title={title} {...(back && { back })} />
    <LoadFailure text={failed ?? adminWording.edit.loadFailed} reason={failure.reason} />
  </>
)

type Props<Loaded> = Heading & { loaded: Loaded | Failure; children: (loaded: Loaded) => ReactNode }

export const LoadedPage = <Loaded extends object>({ loaded, children, ...heading }: Props<Loaded>) => {
  if (isFailure(loaded)) return <FailedPage {...heading} failure={loaded} />
  const { title, back } = heading
  return (
    <>
      <PageHeading title={title} {...(back && { back })} />
      {children(loaded as Loaded)}
    </>
  )
}
