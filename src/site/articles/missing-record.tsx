import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { FailedList } from './list-state.tsx'

type Props = {
  is: 'missing' | 'failed'
  title: string
  lead?: string
  failed: string
  list: string
  to: string
  link: string
}

/** The page of a record that is not here any more, or could not be loaded, with a link to the `list` of such records. */
export const MissingRecord = ({ is, title, lead, failed, list, to, link }: Props) => {
  const hasFailed = is === 'failed'
  const heading = hasFailed ? list : title
  return (
    <>
      <PageHead title={heading} />
      <PageTop title={heading} lead={!hasFailed && lead} isArtOnlyWide>
        <ButtonLink to={to}>{link}</ButtonLink>
      </PageTop>
      {hasFailed && (
        <div className="container page">
          <FailedList sentence={failed} />
        </div>
      )}
    </>
  )
}
