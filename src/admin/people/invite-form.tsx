/** The form that invites a user, and the table of open invitations. */

import { useFetcher } from 'react-router'
import { jobsInWords } from '#shared/job-names.ts'
import { limits } from '#shared/limits.ts'
import type { Invitation } from '#shared/shapes/user.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { CopyButton } from '../copy-button.tsx'
import { FormDisclosure } from '../folded.tsx'
import { ConfirmFields, IntentForm, SubmitButton, SuccessAlert } from '../intent-form.tsx'
import { DeleteButton } from '../lists/delete-button.tsx'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import type { PeopleResult } from './calls.ts'
import { JobChoice } from './job-choice.tsx'
import styles from './people.module.css'

export const InviteForm = () => {
  const fetcher = useFetcher<PeopleResult>()
  const { data } = fetcher
  const failure = data?.failure
  const link = data?.intent === 'invite' ? data.body?.link : undefined
  return (
    <FormDisclosure summary="Invite a person">
      {link && <Link link={link} />}
      <IntentForm fetcher={fetcher} intent="invite" errorsOf={['email', 'jobs']} isCleared>
        <Field label="Email" {...fieldsOf(failure?.errors)('email')} type="email" autoComplete="off" required />
        <JobChoice chosen={['writer']} error={failure?.errors.jobs} />
        <ConfirmFields failure={failure} />
        <SubmitButton fetcher={fetcher}>Invite</SubmitButton>
      </IntentForm>
    </FormDisclosure>
  )
}

/** The email contains the same link; without an email account the administrator forwards the link. */
const Link = ({ link }: { link: string }) => (
  <SuccessAlert>
    <div className={styles.invited}>
      <p>The invitation is in the outbox, with this link. It works once, for {limits.invitationDays} days:</p>
      <p>{link}</p>
      <p>It is shown only once. If no email arrives, send the link to this person yourself, and to nobody else.</p>
      <CopyButton text={link} />
    </div>
  </SuccessAlert>
)

const title = 'Open invitations'

export const Invitations = ({ invitations }: { invitations: Invitation[] }) => (
  <Section title={title}>
    <ListTable
      caption={title}
      items={invitations}
      columns={columns}
      actions={(invitation) => <Withdraw invitation={invitation} />}
    />
  </Section>
)

const columns: Column<Invitation>[] = [
  { name: 'Email', holds: 'heading', cell: ({ email }) => <strong>{email}</strong> },
  { name: 'Jobs', holds: 'detail', isPlain: true, cell: ({ jobs }) => jobsInWords(jobs) },
  { name: 'Expires', holds: 'detail', cell: ({ endsAt }) => <Moment at={endsAt} /> },
]

const Withdraw = ({ invitation: { _id, email } }: { invitation: Invitation }) => (
  <DeleteButton
    id={_id}
    name={`the invitation of ${email}`}
    consequence="Its link no longer works. You can invite this person again."
    intent="withdraw"
  />
)
