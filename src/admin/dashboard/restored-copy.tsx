/** Says on the dashboard of a restored copy that nobody is being told, and lets an administrator release the copy. */
import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { outboxPath } from '#shared/paths.ts'
import type { RestoredCopy } from '#shared/shapes/dashboard.ts'
import { Alert } from '#ui/alert.tsx'
import { IntentButton } from '../intent-form.tsx'
import { Moment } from '../moment.tsx'
import { useCan } from '../own-account.ts'

export const RestoredCopyAlert = ({ madeAt, emails, newsletters }: RestoredCopy) => {
  const mayRelease = useCan('backups.write')
  return (
    <div className="stack-3">
      <Alert kind="failure">
        <p>
          Nobody is being told. This site is a copy, restored from the backup of <Moment at={madeAt} />. It sends no
          emails and no notifications, not even about emergencies, until an administrator releases it. Please look here
          yourself for what arrives.
        </p>
      </Alert>
      {mayRelease && <AboutRelease emails={emails} newsletters={newsletters} />}
      {mayRelease && <IntentButton intent="release">Release: tell people from now on</IntentButton>}
    </div>
  )
}

const AboutRelease = ({ emails, newsletters }: Pick<RestoredCopy, 'emails' | 'newsletters'>) => (
  <>
    <p>
      If the original site still runs, do not release this copy, or people hear from both. If this copy replaces the
      original, release it. What was due before then is not sent, because the original may have sent it:
    </p>
    <ul>
      <li>
        Waiting emails ({thousands(emails)} now), and reminders that are due by then, go to “Perhaps sent” in the{' '}
        <Link to={outboxPath}>outbox</Link>. You can send each of them again.
      </li>
      <li>
        Newsletters that are scheduled or being sent ({thousands(newsletters)} now) are paused. You can resume them.
      </li>
      <li>People who are still waiting for the email to confirm their subscription must subscribe again.</li>
    </ul>
  </>
)
