/** The page that adds a person who offered help on a paper list, with the fields and the rules of the public form. */

import { useFetcher } from 'react-router'
import { dayToday } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { manageVolunteersPath } from '#shared/paths.ts'
import { daysOfWeek } from '#shared/volunteers.ts'
import { volunteerWording } from '#shared/wording/volunteers.ts'
import { Checkbox, CheckboxGroup } from '#ui/controls/checkbox.tsx'
import { Field, fieldsOf, TextArea } from '#ui/field.tsx'
import { adminApi } from '../api.ts'
import { Folded } from '../folded.tsx'
import { IntentForm } from '../intent-form.tsx'
import { type ActionResult, actionOf } from '../intents.ts'
import { PageHeading } from '../page-heading.tsx'
import { RegionAndTown } from '../region-and-town.tsx'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import { SaveBar } from '../writing/bottom-bar.tsx'
import type { Route } from './+types/new-volunteer'
import { offeredRoles, runVolunteerIntent } from './calls.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => offeredRoles(adminApi(request))

export const clientAction = actionOf(runVolunteerIntent)

type Errors = Record<string, string> | undefined

export default function VolunteerFromPaper({ loaderData: roles }: Route.ComponentProps) {
  const fetcher = useFetcher<ActionResult>()
  const idempotencyKey = useIdempotencyKey(fetcher.data)
  const errors = fetcher.data?.failure?.errors
  const field = fieldsOf(errors)
  return (
    <>
      <PageHeading
        title="Add a volunteer from a paper list"
        back={{ to: manageVolunteersPath, text: 'Back to volunteers' }}
      />
      <IntentForm fetcher={fetcher} intent="recordFromPaper" fields={{ idempotencyKey }} key={idempotencyKey}>
        <PersonFields errors={errors} />
        <Folded name="What they would like to do, and when">
          <CheckboxGroup legend="Would like to" {...field('roles')} options={roles.map((name) => [name, name])} />
          <CheckboxGroup legend="Can help on" {...field('days')} options={Object.entries(daysOfWeek)} />
          <CheckboxGroup legend="Speaks" {...field('languages')} options={Object.entries(languages)} />
          <TextArea label="In their own words" {...field('words')} rows={3} maxLength={limits.volunteerWords} />
        </Folded>
        <SaveBar fetcher={fetcher}>Add volunteer</SaveBar>
      </IntentForm>
    </>
  )
}

const PersonFields = ({ errors }: { errors: Errors }) => {
  const field = fieldsOf(errors)
  const { yes, no } = volunteerWording
  const age = field('isAdult')
  return (
    <>
      <Field label="Name" {...field('name')} maxLength={limits.name} />
      <Field
        label="Phone"
        hint={volunteerWording.contactHint}
        {...field('phone')}
        type="tel"
        maxLength={limits.phone}
      />
      <Field label="Email" {...field('email')} type="email" />
      <RegionAndTown stored={undefined} errors={errors} />
      <fieldset>
        <legend>18 or older?</legend>
        <p className="soft">Under 18? Before you welcome them, you speak with a parent or guardian.</p>
        {/* The first one has the error, so that the list of refused fields leads there. */}
        <Checkbox type="radio" name={age.name} value="yes" error={age.error} data-label="18 or older">
          {yes}
        </Checkbox>
        <Checkbox type="radio" name={age.name} value="no">
          {no}
        </Checkbox>
      </fieldset>
      <Field
        label="Agreed on paper on"
        hint="The day on which this person signed that we may get in touch about helping."
        {...field('agreedOn')}
        type="date"
        defaultValue={dayToday()}
        max={dayToday()}
      />
    </>
  )
}
