import { useFetcher } from 'react-router'
import type { OwnSession } from '#shared/shapes/account.ts'
import { Button } from '#ui/button.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import type { AccountResult } from './calls.ts'
import styles from './sessions.module.css'

export const Sessions = ({ sessions }: { sessions: OwnSession[] }) => {
  const fetcher = useFetcher<AccountResult>()
  return (
    <Section title="Where you are signed in">
      <FailureAlert failure={fetcher.data?.failure} />
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <IntentForm Form={fetcher.Form} intent="endOthers">
          <Button variant="outline" isBusy={fetcher.state !== 'idle'}>
            Log out everywhere else
          </Button>
        </IntentForm>
      )}
    </Section>
  )
}

const SessionRow = ({ session: { _id, device, createdAt, usedAt, isThis } }: { session: OwnSession }) => {
  const fetcher = useFetcher<AccountResult>()
  return (
    <li>
      <p>
        <strong>{device || 'Another program'}</strong>
        {isThis && ' (this device)'}
        <span className={styles.when}>
          Since <Moment at={createdAt} />, last used <Moment at={usedAt} />
        </span>
      </p>
      {!isThis && (
        <IntentForm Form={fetcher.Form} intent="endSession">
          <input type="hidden" name="id" value={_id} />
          <Button variant="outline" isBusy={fetcher.state !== 'idle'}>
            <span>
              Log out <span className="visually-hidden">{device}</span>
            </span>
          </Button>
        </IntentForm>
      )}
    </li>
  )
}
