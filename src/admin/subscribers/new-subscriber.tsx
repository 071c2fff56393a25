/** The page that adds one person who agreed on paper, such as at a stall, with the date and form of consent. */

import { useFetcher } from 'react-router'
import { dayToday } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { subscribersPath } from '#shared/paths.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { IntentForm } from '../intent-form.tsx'
import { type ActionResult, actionOf } from '../intents.ts'
import { PageHeading } from '../page-heading.tsx'
import { SaveBar } from '../writing/bottom-bar.tsx'
import { runSubscriberIntent } from './calls.ts'
import { GroupsField } from './groups.tsx'

export const clientAction = actionOf(runSubscriberIntent)

export default function AddSubscriber() {
  const fetcher = useFetcher<ActionResult>()
  const field = fieldsOf(fetcher.data?.failure?.errors)
  return (
    <>
      <PageHeading title="Add a subscriber" back={{ to: subscribersPath, text: 'Back to subscribers' }} />
      <IntentForm fetcher={fetcher} intent="add" isCleared>
        <Field label="Email address" {...field('email')} type="email" />
        <Field label="Date of consent" {...field('agreedAt')} type="date" max={dayToday()} />
        <Field
          label="How did this person agree?"
          {...field('consent')}
          hint="For example: signed the list at the walk"
          maxLength={limits.confirmReason}
        />
        <GroupsField />
        <Checkbox name="isConfirmed">I have proof, such as a signature. Skip the confirmation email.</Checkbox>
        <SaveBar fetcher={fetcher}>Add subscriber</SaveBar>
      </IntentForm>
    </>
  )
}
