/** The form of a place of care, new or existing. */
import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { nhisAnswers, placeKinds } from '#shared/places/place-values.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording } from '#shared/wording/places.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, Select, TextArea } from '#ui/field.tsx'
import { FailureAlert } from '../form-results.tsx'
import { IntentForm } from '../intent-form.tsx'
import { errorIn } from '../refused-fields.tsx'
import { RegionAndTown } from '../region-and-town.tsx'
import type { PlaceActionResult } from './intents.ts'

type Errors = Record<string, string>

export const PlaceForm = ({ place }: { place?: Place }) => {
  const { Form, state, data } = useFetcher<PlaceActionResult>()
  const errors = data?.failure?.errors ?? {}
  return (
    <IntentForm
      Form={Form}
      intent={place ? 'save' : 'create'}
      fields={place ? { version: String(place.version) } : {}}
      conflict={{ what: 'place', failure: data?.failure, theirs }}
      noValidate
    >
      <FailureAlert failure={data?.failure} />
      <Fields place={place} errors={errors} />
      <p>
        <Button isBusy={state !== 'idle'}>Save</Button>
      </p>
    </IntentForm>
  )
}

const theirs = ({ place }: { place: Place }) => ({
  version: place.version,
  fields: <Fields place={place} errors={{}} />,
})

const Fields = (props: PartProps) => (
  <>
    <Needed {...props} />
    <Helpful {...props} />
  </>
)

type PartProps = { place: Place | undefined; errors: Errors }

/** The required details of a place. */
const Needed = ({ place, errors }: PartProps) => (
  <>
    <Field label="Name" name="name" maxLength={limits.placeName} defaultValue={place?.name} error={errors.name} />
    <Kinds place={place} error={errorIn(errors, 'kinds')} />
    <RegionAndTown stored={place} errors={errors} />
    <Field
      label="Phone numbers"
      name="phones"
      hint={`At most ${limits.placePhones}, separated by commas. A place needs a phone or WhatsApp number.`}
      defaultValue={place?.phones.join(', ')}
      error={errorIn(errors, 'phones')}
    />
    <Field label="WhatsApp" name="whatsapp" type="tel" defaultValue={place?.whatsapp} error={errors.whatsapp} />
    <Field
      label="Source"
      name="source"
      hint="Where these details come from. Visitors see it."
      defaultValue={place?.source}
      error={errors.source}
    />
  </>
)

const Kinds = ({ place, error }: { place: Place | undefined; error: string | undefined }) => (
  <fieldset>
    <legend>What it offers</legend>
    {placeKinds.map((kind, index) => (
      <Checkbox
        key={kind}
        name="kinds"
        value={kind}
        defaultChecked={place?.kinds.includes(kind)}
        data-label="What it offers"
        error={index === 0 ? error : undefined}
      >
        {placesWording.kinds[kind]}
      </Checkbox>
    ))}
  </fieldset>
)

/** The directions to a place. */
const Helpful = ({ place, errors }: PartProps) => (
  <>
    <Field
      label="Days"
      name="days"
      hint="For example: Tuesday and Thursday"
      defaultValue={place?.days}
      error={errors.days}
    />
    <Field
      label="Hours"
      name="hours"
      hint="For example: 8 am to 2 pm"
      defaultValue={place?.hours}
      error={errors.hours}
    />
    <NhisSelect place={place} error={errors.nhis} />
    <TextArea
      label="Landmark"
      name="landmark"
      hint="How to find it: what you would tell someone who asks the way"
      rows={2}
      defaultValue={place?.landmark}
      error={errors.landmark}
    />
    <Field label="Ages" name="ages" hint="Leave empty for all ages" defaultValue={place?.ages} error={errors.ages} />
    <Field label="District" name="district" defaultValue={place?.district} error={errors.district} />
    <Field
      label="Position"
      name="position"
      hint="Two numbers, as map apps copy them: 6.60, 0.47. Without them, distances are measured from the town."
      inputMode="text"
      defaultValue={place?.lat === null || !place ? '' : `${place.lat}, ${place.lon}`}
      error={errors.lat ?? errors.lon}
    />
  </>
)

const NhisSelect = ({ place, error }: { place: Place | undefined; error: string | undefined }) => (
  <Select label="Does NHIS pay?" name="nhis" defaultValue={place?.nhis ?? 'ask'} error={error}>
    {nhisAnswers.map((answer) => (
      <option key={answer} value={answer}>
        {placesWording.nhisAnswers[answer]}
      </option>
    ))}
  </Select>
)
