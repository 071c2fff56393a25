import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { FailedList } from './list-state.tsx'

/** `title` is that of the list of such records. */
type Words = { missingTitle: string; missing?: string; failed: string; title: string }
type Props = { is: 'missing' | 'failed'; words: Words; to: string; link: string }

/** The page of a record that is not here any more, or could not be loaded, with a link to the list of such records. */
export const MissingRecord = ({ is, words, to, link }: Props) => {
  const hasFailed = is === 'failed'
  const heading = hasFailed ? words.title : words.missingTitle
  return (
    <>
      <PageHead title={heading} />
      <PageTop title={heading} lead={!hasFailed && words.missing} isArtOnlyWide>
        <ButtonLink to={to}>{link}</ButtonLink>
      </PageTop>
      {hasFailed && (
        <div className="container page">
          <FailedList sentence={words.failed} />
        </div>
      )}
    </>
  )
}
