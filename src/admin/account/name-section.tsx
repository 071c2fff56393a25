import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { hasSucceeded } from '../intents.ts'
import { Section } from '../section.tsx'
import type { AccountResult } from './calls.ts'

export const NameSection = ({ name, email }: { name: string | undefined; email: string }) => {
  const fetcher = useFetcher<AccountResult>()
  const { failure } = fetcher.data ?? {}
  const isDone = hasSucceeded(fetcher)
  return (
    <Section title="Name">
      {isDone && <Alert kind="success">Your name is changed.</Alert>}
      <FailureAlert failure={failure} fields={['name']} />
      <IntentForm Form={fetcher.Form} intent="changeName">
        <Field
          label="What colleagues call you"
          name="name"
          autoComplete="name"
          defaultValue={name}
          maxLength={limits.name}
          hint={`They see it beside what you write. Without one they see ${email.split('@')[0]}.`}
          error={failure?.errors.name}
        />
        <Button isBusy={fetcher.state !== 'idle'}>Save the name</Button>
      </IntentForm>
    </Section>
  )
}
