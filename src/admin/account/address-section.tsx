/** The form that changes the address of the user's own account. */

import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { ConfirmFields } from '../confirm-fields.tsx'
import { FoldedSection } from '../folded.tsx'
import { FailureAlert, SuccessNote } from '../form-results.tsx'
import { IntentForm } from '../intent-form.tsx'
import { hasSucceeded } from '../intents.ts'
import type { AccountResult } from './calls.ts'

export const AddressSection = ({ email }: { email: string }) => {
  const fetcher = useFetcher<AccountResult>()
  const { failure } = fetcher.data ?? {}
  const field = fieldsOf(failure?.errors)
  return (
    <FoldedSection title="Email address" value={email}>
      <FailureAlert failure={failure} fields={['email']} />
      <IntentForm Form={fetcher.Form} intent="changeAddress">
        <Field
          label="New email address"
          {...field('email')}
          type="email"
          autoComplete="email"
          required
          hint={`Both addresses get an email. The old one can undo the change for ${limits.addressUndoDays} days.`}
        />
        <ConfirmFields failure={failure} />
        <Button isBusy={fetcher.state !== 'idle'}>Change address</Button>
        <SuccessNote isShown={hasSucceeded(fetcher)}>
          Your address was changed. Sign in with it from now on.
        </SuccessNote>
      </IntentForm>
    </FoldedSection>
  )
}
