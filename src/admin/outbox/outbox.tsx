/** The outbox (mail queue): the emails that the site sends, by state, and why none is being sent. */

import { Link } from 'react-router'
import { limits } from '#shared/limits.ts'
import { deliverabilityPath } from '#shared/paths.ts'
import type { MailHealth } from '#shared/shapes/outbox.ts'
import { Alert } from '#ui/alert.tsx'
import { isFailure } from '../api.ts'
import { actionOf } from '../intents.ts'
import { FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Route } from './+types/outbox'
import { listEmails, runOutboxIntent } from './calls.ts'
import { EmailTable } from './email-table.tsx'
import styles from './outbox.module.css'
import { mailWaits, outboxFilters, states } from './states.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listEmails(request)

export const clientAction = actionOf(runOutboxIntent)

export default function OutboxPage({ loaderData: outbox }: Route.ComponentProps) {
  const { state } = useFilter(outboxFilters)
  const { empty, about } = states[state]
  return (
    <ListPage
      title="Outbox"
      list={outbox}
      words={{ loading: 'Loading emails', empty }}
      above={
        !isFailure(outbox) && (
          <>
            <Health health={outbox.health} />
            <FilterTabs
              filters={outboxFilters}
              name="state"
              label="Emails by status"
              tabs={states}
              counts={outbox.counts}
            />
            {about && outbox.items.length > 0 && <p>{about}</p>}
          </>
        )
      }
    >
      {(emails) => <EmailTable emails={emails} state={state} />}
    </ListPage>
  )
}

/** The reason why no emails are being sent at the moment. */
const Health = ({ health: { sends, problem, isQuotaReached } }: { health: MailHealth }) => {
  if (!sends)
    return (
      <p className={styles.note}>
        This site has no email account, so emails stay here for {limits.unsentEmailDays} days and are then deleted. You
        can read each one and pass it on. To send email, enter your email account on the page{' '}
        <Link to={deliverabilityPath}>Email setup</Link>.
      </p>
    )
  if (problem)
    return (
      <Alert kind="failure">
        <p>No email can be sent at the moment. {problem}</p>
        <p>{mailWaits}</p>
      </Alert>
    )
  if (!isQuotaReached) return null
  return <p className={styles.note}>Sending limit reached; the rest will follow.</p>
}
