import { outboxPath } from '#shared/paths.ts'
import type { LetterText } from '#shared/shapes/outbox.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { LoadFailed } from '../lists/failed.tsx'
import styles from '../messages/message-detail.module.css'
import { Moment } from '../moment.tsx'
import { BackLink, PageHeading, PageTitle } from '../page-heading.tsx'
import type { Route } from './+types/email'
import { findLetter } from './calls.ts'
import { hrefOfState, states } from './states.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => findLetter(request, params.id)

export default function LetterDetail({ loaderData: letter }: Route.ComponentProps) {
  if (!isFailure(letter)) return <LetterView letter={letter} />
  return (
    <>
      <PageHeading title="Letter" back={{ to: outboxPath, text: 'Back to the outbox' }} />
      <LoadFailed text={adminWording.edit.loadFailed} reason={letter.reason} />
    </>
  )
}

const LetterView = ({ letter: { to, subject, purpose, state, since, reason, text } }: { letter: LetterText }) => (
  <>
    <PageTitle title={`Letter to ${to}`} />
    <BackLink to={`${outboxPath}${hrefOfState(state)}`} text="Back to the outbox" />
    <article className={styles.letter}>
      <h1>{subject}</h1>
      <p className={styles.from}>
        <span>
          To {to} ({purpose})
        </span>
        <span>
          {states[state].tab}, <Moment at={since} />
        </span>
      </p>
      {reason && <p>{reason}</p>}
      <p className={styles.text}>{text || 'The text is no longer kept: it held a link meant for the reader alone.'}</p>
    </article>
  </>
)
