/** Signs up a person who asks at a stall or by phone, with the fields of the public form. */
import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { SignupTimes } from '#shared/shapes/signup.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { signupWording, timeWithin } from '#shared/wording/signups.ts'
import { Field, fieldsOf, Select } from '#ui/field.tsx'
import { Folded } from '../folded.tsx'
import { FailureAlert, IntentForm, SubmitButton } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { useIdempotencyKey } from '../use-idempotency-key.ts'

/** `isWanted`: the page was opened to add somebody. The form is empty again for the next person. */
export const AddSignup = ({ open, isWanted }: { open: SignupTimes; isWanted: boolean }) => {
  const fetcher = useFetcher<ActionResult>()
  const idempotencyKey = useIdempotencyKey(fetcher.data)
  const field = fieldsOf(fetcher.data?.failure?.errors)
  const { form } = signupWording
  const times = open.times.filter(({ left }) => left > 0)
  if (!open.isOpen || times.length === 0) return isWanted && <p role="status">{words.full}</p>
  return (
    <Folded name={words.add} mustOpen={isWanted}>
      <IntentForm fetcher={fetcher} intent="add" fields={{ idempotencyKey }} isCleared>
        <FailureAlert failure={fetcher.data?.failure} />
        <Field label={words.name} {...field('calledBy')} maxLength={limits.signupName} />
        <Field label={form.people} {...field('people')} inputMode="numeric" defaultValue="1" />
        <Select
          label={form.time}
          {...field('time')}
          options={times.map(({ _id, startsAt, left }) => [_id, form.seatsAt(timeWithin(open.event, startsAt), left)])}
        />
        <Field label={form.phone} {...field('phone')} type="tel" maxLength={limits.signupPhone} />
        <Field label={form.email} {...field('email')} type="email" />
        <SubmitButton fetcher={fetcher}>{form.button}</SubmitButton>
      </IntentForm>
    </Folded>
  )
}
