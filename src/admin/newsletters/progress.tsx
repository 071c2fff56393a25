import { Link } from 'react-router'
import { thousands } from '#shared/format.ts'
import { newslettersPath, outboxPath } from '#shared/paths.ts'
import type { Newsletter, NewsletterResult } from '#shared/shapes/newsletter.ts'
import { Alert } from '#ui/alert.tsx'
import { AskedDeed, Deed } from './action-button.tsx'
import { stateWords } from './calls.ts'
import styles from './newsletters.module.css'

/** How far a newsletter has come, and what can still be done about it. */
export const Progress = ({
  newsletter: { _id, state, startedAt, pauseReason, result },
}: {
  newsletter: Newsletter
}) => (
  <>
    <p role="status">{stateWords[state]}</p>
    {pauseReason && <Alert kind="failure">{pauseReason}</Alert>}
    {result && <Numbers result={result} />}
    <div className={styles.buttons}>
      {state === 'sending' && (
        <Deed intent="pause" variant="outline">
          Pause
        </Deed>
      )}
      {state === 'paused' && <Deed intent="resume">Go on</Deed>}
      {(state === 'sending' || state === 'paused') && (
        <AskedDeed
          intent="stop"
          question="Stop this newsletter for good?"
          consequence="Whoever has not got it yet never does. It cannot be begun again."
        >
          Stop for good
        </AskedDeed>
      )}
    </div>
    {startedAt && (
      <p>
        <Link to={`${newslettersPath}/${_id}`} reloadDocument>
          Its page on the site
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
      <Figure name="Taken from the list, waiting" count={waiting} />
      <Figure name="Refused" count={failed} />
      <Figure name="Perhaps arrived" count={unknown} />
    </dl>
    {unknown > 0 && (
      <p>
        Of some it is not known whether they arrived: the line broke. <Link to={outboxPath}>Decide in the outbox</Link>.
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
