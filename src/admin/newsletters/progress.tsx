/**
 * The progress of a newsletter that is being sent: how many emails were sent or failed, and the buttons that pause,
 * resume or stop it.
 */

import { Link } from 'react-router'
import { counted, thousands } from '#shared/format.ts'
import { newslettersPath, outboxPath, subscribersPath } from '#shared/paths.ts'
import type { Newsletter, NewsletterResult } from '#shared/shapes/newsletter.ts'
import { Alert } from '#ui/alert.tsx'
import { AskButton } from '../form-dialog.tsx'
import { IntentButton } from '../intent-form.tsx'
import { mailWaits } from '../outbox/states.ts'
import { useCan } from '../own-account.ts'
import { newsletterStateWords } from './calls.ts'
import styles from './newsletters.module.css'

/** The progress of sending, with the actions that are possible now. */
export const Progress = ({
  newsletter: { _id, state, startedAt, pauseReason, result, remaining, unreached },
}: {
  newsletter: Newsletter
}) => (
  <>
    <p role="status">{newsletterStateWords[state]}</p>
    {pauseReason && (
      <Alert kind="failure">
        <p>{pauseReason}</p>
        {state === 'sending' && <p>{mailWaits}</p>}
      </Alert>
    )}
    {result && <Numbers result={result} remaining={remaining} />}
    {result && unreached !== undefined && <OffTheList count={result.failed - unreached} />}
    <Actions state={state} unreached={unreached ?? 0} />
    {startedAt && (
      <p>
        <Link to={`${newslettersPath}/${_id}`} reloadDocument>
          View online
        </Link>
      </p>
    )}
  </>
)

const Actions = ({ state, unreached }: Pick<Newsletter, 'state'> & { unreached: number }) => (
  <div className="actions">
    {state === 'sending' && <IntentButton intent="pause">Pause</IntentButton>}
    {state === 'paused' && (
      <IntentButton intent="resume" variant="filled">
        Resume
      </IntentButton>
    )}
    {unreached > 0 && (state === 'sending' || state === 'sent') && (
      <IntentButton intent="resend" variant="filled">
        Send to those who did not get it ({thousands(unreached)})
      </IntentButton>
    )}
    {(state === 'sending' || state === 'paused') && (
      <AskButton
        button="Stop permanently"
        question="Stop this newsletter permanently?"
        explanation={<p>The remaining emails will not be sent. You cannot undo this.</p>}
        intent="stop"
      />
    )}
  </div>
)

/** Some were taken off the list because of this newsletter, others have left since. */
const OffTheList = ({ count }: { count: number }) =>
  count > 0 && (
    <p>
      {counted(count, 'reader who did not get it is', 'readers who did not get it are')} not on the list at present.{' '}
      <Link to={`${subscribersPath}?state=bounced`}>See who bounced</Link>.
    </p>
  )

type NumbersProps = { result: NewsletterResult; remaining: Newsletter['remaining'] }

/** A number of hours in words: about 2 hours, about 3 days. */
export const durationWords = (hours: number) => {
  if (hours === 0) return 'a few minutes'
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day']
  return `about ${counted(count, unit, `${unit}s`)}`
}

const emails = (count: number) => counted(count, 'email', 'emails')

/** The result in sentences, for people who do not read figures. */
const resultSentences = ({ result: { sent, waiting, failed, unknown }, remaining }: NumbersProps) =>
  [
    `${emails(sent)} of ${thousands(sent + failed + unknown + (remaining?.emails ?? waiting))} accepted by the readers’ mail servers.`,
    failed > 0 && `${emails(failed)} not delivered: the outbox of the administrators says why.`,
    remaining && remaining.emails > 0 && `${emails(remaining.emails)} to go: ${durationWords(remaining.hours)}.`,
  ]
    .filter(Boolean)
    .join(' ')

const Numbers = ({ result, remaining }: NumbersProps) => {
  const { sent, waiting, failed, unknown } = result
  const unsent = remaining?.emails ?? waiting
  const maySeeOutbox = useCan('outbox.read')
  return (
    <>
      <p>{resultSentences({ result, remaining })}</p>
      <progress className={styles.bar} aria-label="Sent" max={sent + unsent + failed + unknown || 1} value={sent} />
      <dl className={styles.numbers}>
        <Figure name="Sent" count={sent} />
        <Figure name="Waiting" count={unsent} />
        <Figure name="Not delivered" count={failed} />
        <Figure name="Perhaps sent" count={unknown} />
      </dl>
      {unknown > 0 && (
        <p>
          The connection broke, so some emails may not have arrived.{' '}
          {maySeeOutbox ? (
            <Link to={outboxPath}>Decide in the outbox</Link>
          ) : (
            'Ask an administrator to decide in the outbox'
          )}
          .
        </p>
      )}
    </>
  )
}

const Figure = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{thousands(count)}</dd>
  </div>
)
