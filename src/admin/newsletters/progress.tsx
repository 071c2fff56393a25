/** The progress of a newsletter that is being sent. */

import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { newslettersPath, outboxPath } from '#shared/paths.ts'
import type { Newsletter, NewsletterResult } from '#shared/shapes/newsletter.ts'
import { Alert } from '#ui/alert.tsx'
import { ActionButton, ConfirmedAction } from './action-button.tsx'
import { newsletterStateWords } from './calls.ts'
import styles from './newsletters.module.css'

/** The progress of sending, with the actions that are possible now. */
export const Progress = ({
  newsletter: { _id, state, startedAt, pauseReason, result },
}: {
  newsletter: Newsletter
}) => (
  <>
    <p role="status">{newsletterStateWords[state]}</p>
    {pauseReason && <Alert kind="failure">{pauseReason}</Alert>}
    {result && <Numbers result={result} />}
    <div className={styles.buttons}>
      {state === 'sending' && (
        <ActionButton intent="pause" variant="outline">
          Pause
        </ActionButton>
      )}
      {state === 'paused' && <ActionButton intent="resume">Resume</ActionButton>}
      {(state === 'sending' || state === 'paused') && (
        <ConfirmedAction
          intent="stop"
          question="Stop this newsletter permanently?"
          consequence="The remaining emails will not be sent. You cannot undo this."
        >
          Stop permanently
        </ConfirmedAction>
      )}
    </div>
    {startedAt && (
      <p>
        <Link to={`${newslettersPath}/${_id}`} reloadDocument>
          View online
        </Link>
      </p>
    )}
  </>
)

const Numbers = ({ result: { sent, waiting, failed, unknown } }: { result: NewsletterResult }) => (
  <>
    <progress className={styles.bar} aria-label="Sent" max={sent + waiting + failed + unknown || 1} value={sent} />
    <dl className={styles.numbers}>
      <Figure name="Sent" count={sent} />
      <Figure name="Waiting" count={waiting} />
      <Figure name="Bounced" count={failed} />
      <Figure name="Unknown" count={unknown} />
    </dl>
    {unknown > 0 && (
      <p>
        The connection broke, so some emails may not have arrived. <Link to={outboxPath}>Decide in the outbox</Link>.
      </p>
    )}
  </>
)

const Figure = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{thousands(count)}</dd>
  </div>
)
