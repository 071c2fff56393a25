import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { roles } from '#shared/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { IntentForm, Section } from '../section.tsx'
import { Trouble } from '../trouble.tsx'
import type { Outcome } from './calls.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './people.module.css'
import { roleWords } from './roles.ts'

export const InviteForm = () => {
  const fetcher = useFetcher<Outcome>()
  const { failure, link } = fetcher.data ?? {}
  return (
    <Section title="Invite somebody">
      {link && <Link link={link} />}
      <Trouble failure={failure} fields={['email']} />
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

/** The letter has it too; without a mail account it is passed on by hand. */
const Link = ({ link }: { link: string }) => (
  <Alert kind="success">
    <div className={styles.invited}>
      <p>The invitation is in the outbox, with this link. It works once, for {limits.invitationDays} days:</p>
      <p className={styles.link}>{link}</p>
      <p>You will not see it here again. If no letter arrives, pass it on yourself, to nobody else.</p>
      <CopyButton text={link} />
    </div>
  </Alert>
)
