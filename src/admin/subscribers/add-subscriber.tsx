/** The form that adds one person by hand, with when and how this person agreed. */

import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/field.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { GroupsField } from './groups.tsx'

const today = () => new Date().toISOString().slice(0, 10)

export const AddSubscriber = () => {
  const { Form, state, data } = useFetcher<ActionResult>()
  const errors = data?.failure?.errors
  // A new form after each success, so that the next person can be added.
  const round = data?.failure ? 'again' : JSON.stringify(data?.body)
  return (
    <Disclosure summary="Add a person">
      <FailureAlert failure={data?.failure} fields={['email', 'consent', 'agreedAt']} />
      <IntentForm Form={Form} intent="add" key={round}>
        <Field label="Email address" name="email" type="email" required error={errors?.email} />
        <Field label="Date of consent" name="agreedAt" type="date" max={today()} required error={errors?.agreedAt} />
        <Field
          label="How did this person agree?"
          name="consent"
          hint="For example: signed the list at the walk"
          required
          maxLength={limits.confirmReason}
          error={errors?.consent}
        />
        <GroupsField />
        <Checkbox name="isConfirmed">I have proof, such as a signature. Skip the confirmation email.</Checkbox>
        <Button isBusy={state !== 'idle'}>Add subscriber</Button>
      </IntentForm>
    </Disclosure>
  )
}
