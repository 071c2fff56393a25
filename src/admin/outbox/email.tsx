/** The page of one email of the outbox. */

import { useFetcher } from 'react-router'
import styles from '#admin/record.module.css'
import { outboxPath } from '#shared/paths.ts'
import type { EmailDetail } from '#shared/shapes/outbox.ts'
import { type Failure, isFailure } from '../api.ts'
import { ConfirmFields, IntentForm, SubmitButton } from '../intent-form.tsx'
import { actionOf, type ResultOf } from '../intents.ts'
import { Moment } from '../moment.tsx'
import { BackLink, FailedPage, PageHeading, PageTitle, Section } from '../page-heading.tsx'
import type { Route } from './+types/email'
import { findEmail, runEmailIntent } from './calls.ts'
import { hrefOfState, states } from './states.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => findEmail(request, params.id)

export const clientAction = actionOf(runEmailIntent)

export default function EmailPage({ loaderData: email }: Route.ComponentProps) {
  if (!isFailure(email)) return <EmailView email={email} />
  if (email.errors.confirmation) return <AskForPassword failure={email} />
  return <FailedPage title="Email" back={{ to: outboxPath, text: 'Back to the outbox' }} failure={email} />
}

/** After the password is confirmed, the router loads the email again. */
const AskForPassword = ({ failure }: { failure: Failure }) => {
  const fetcher = useFetcher<ResultOf<typeof runEmailIntent>>()
  return (
    <>
      <PageHeading title="Email" back={{ to: outboxPath, text: 'Back to the outbox' }} />
      <Section title="This email has a link that lets its reader sign in">
        <IntentForm fetcher={fetcher} intent="show">
          <ConfirmFields failure={fetcher.data?.failure ?? failure} />
          <SubmitButton fetcher={fetcher}>Show the email</SubmitButton>
        </IntentForm>
      </Section>
    </>
  )
}

const EmailView = ({ email: { to, subject, purpose, state, since, reason, text } }: { email: EmailDetail }) => (
  <>
    <PageTitle title={`Email to ${to}`} />
    <BackLink to={hrefOfState(state)} text="Back to the outbox" />
    <article className={styles.message}>
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
      <p className={styles.text}>
        {text || 'The text was deleted, because it contained a secret link for the recipient.'}
      </p>
    </article>
  </>
)
