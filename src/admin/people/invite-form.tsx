import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { roles } from '#shared/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { Section } from '../section.tsx'
import type { PeopleResult } from './calls.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './people.module.css'
import { roleWords } from './roles.ts'

export const InviteForm = () => {
  const fetcher = useFetcher<PeopleResult>()
  const { data } = fetcher
  const failure = data?.failure
  const link = data?.intent === 'invite' ? data.body?.link : undefined
  return (
    <Section title="Invite somebody">
      {link && <Link link={link} />}
      <FailureAlert failure={failure} fields={['email']} />
      <IntentForm key={link} Form={fetcher.Form} intent="invite">
        <Field label="Email" name="email" type="email" autoComplete="off" required error={failure?.errors.email} />
        <Select label="Role" name="role" defaultValue="editor">
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleWords[role].name}: {roleWords[role].may}
            </option>
          ))}
        </Select>
        <Button isBusy={fetcher.state !== 'idle'}>Invite</Button>
      </IntentForm>
    </Section>
  )
}

/** The email has it too; without a mail account it is passed on by hand. */
const Link = ({ link }: { link: string }) => (
  <Alert kind="success">
    <div className={styles.invited}>
      <p>The invitation is in the outbox, with this link. It works once, for {limits.invitationDays} days:</p>
      <p className={styles.link}>{link}</p>
      <p>You will not see it here again. If no email arrives, pass it on yourself, to nobody else.</p>
      <CopyButton text={link} />
    </div>
  </Alert>
)
