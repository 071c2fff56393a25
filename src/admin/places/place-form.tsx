/** The form of a place of care, new or existing. */
import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { placeKinds } from '#shared/places/place-values.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording } from '#shared/wording/places.ts'
import { CheckboxGroup } from '#ui/controls/checkbox.tsx'
import { Field, fieldsOf, Select, TextArea } from '#ui/field.tsx'
import { IntentForm } from '../intent-form.tsx'
import { OneLine } from '../one-line.tsx'
import { RegionAndTown } from '../region-and-town.tsx'
import { SaveBar } from '../writing/bottom-bar.tsx'
import type { PlaceActionResult } from './intents.ts'
import { positionHint } from './parse-position.ts'

export const PlaceForm = ({ place }: { place?: Place }) => {
  const fetcher = useFetcher<PlaceActionResult>()
  return (
    <IntentForm
      fetcher={fetcher}
      intent={place ? 'save' : 'create'}
      fields={place ? { version: String(place.version) } : {}}
      conflict={{ what: 'place', theirs }}
    >
      <Fields place={place} errors={fetcher.data?.failure?.errors} />
      <SaveBar fetcher={fetcher}>Save</SaveBar>
    </IntentForm>
  )
}

const theirs = ({ place }: { place: Place }) => <Fields place={place} errors={undefined} />

const Fields = (props: PartProps) => (
  <>
    <Needed {...props} />
    <Helpful {...props} />
  </>
)

type PartProps = { place: Place | undefined; errors: Record<string, string> | undefined }

/** The required details of a place. */
const Needed = ({ place, errors }: PartProps) => {
  const field = fieldsOf(errors, place)
  return (
    <>
      <OneLine label="Name" {...field('name')} maxLength={limits.placeName} />
      <CheckboxGroup
        legend="What it offers"
        name="kinds"
        options={placeKinds.map((kind) => [kind, placesWording.kinds[kind]])}
        chosen={place?.kinds}
        error={field('kinds').error}
      />
      <RegionAndTown stored={place} errors={errors} />
      <Field
        label="Phone numbers"
        {...field('phones')}
        hint={`At most ${limits.placePhones}, separated by commas. A place needs a phone or WhatsApp number.`}
        defaultValue={place?.phones.join(', ')}
      />
      <Field label="WhatsApp" {...field('whatsapp')} type="tel" />
      <OneLine label="Source" {...field('source')} hint="Where these details come from. Visitors see it." />
    </>
  )
}

/** The directions to a place. */
const Helpful = ({ place, errors }: PartProps) => {
  const field = fieldsOf(errors, place)
  return (
    <>
      <Field label="Days" {...field('days')} hint="For example: Tuesday and Thursday" />
      <Field label="Hours" {...field('hours')} hint="For example: 8 am to 2 pm" />
      <Select
        label={placesWording.nhisQuestion}
        {...field('nhis')}
        defaultValue={place?.nhis ?? 'ask'}
        options={placesWording.nhisAnswers}
      />
      <TextArea
        label="Landmark"
        {...field('landmark')}
        hint="How to find it: what you would tell someone who asks the way"
        rows={2}
      />
      <Field label="Ages" {...field('ages')} hint="Leave empty for all ages" />
      <Field label="District" {...field('district')} />
      <Field
        label="Position"
        name="position"
        hint={`${positionHint} Without a position, distances are measured from the town.`}
        inputMode="text"
        defaultValue={place?.lat === null || !place ? '' : `${place.lat}, ${place.lon}`}
        error={errors?.lat ?? errors?.lon}
      />
    </>
  )
}
