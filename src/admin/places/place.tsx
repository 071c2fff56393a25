/** The page of one place of care: its checks, and the form that changes it. */

import { useFetcher } from 'react-router'
import styles from '#admin/section.module.css'
import { telUrl } from '#shared/country/phone.ts'
import { dayToday, longDay } from '#shared/format.ts'
import { managePlacesPath, placesPath } from '#shared/paths.ts'
import type { CheckResult } from '#shared/places/place-values.ts'
import type { Place, PlaceCheck } from '#shared/shapes/place.ts'
import { placesWording } from '#shared/wording/places.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Field, fieldsOf, Select } from '#ui/field.tsx'
import { isFailure } from '../api.ts'
import { Folded } from '../folded.tsx'
import { AskButton } from '../form-dialog.tsx'
import { FailureAlert, IntentButton, IntentForm, SubmitButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import { focusToast } from '../toast-region.tsx'
import { TrashSection } from '../trash-section.tsx'
import type { Route } from './+types/place'
import { loadPlace, type PlaceWithChecks } from './calls.ts'
import { type PlaceActionResult, runPlaceIntent } from './intents.ts'
import { PlaceForm } from './place-form.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => loadPlace(request, params.id)

export const clientAction = actionOf(runPlaceIntent, ({ params }: Route.ClientActionArgs) => params.id)

const back = { to: managePlacesPath, text: 'Back to places' }

export default function PlacePage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <LoadedPage title={isFailure(loaded) ? 'Place' : loaded.place.name} back={back} loaded={loaded}>
      {(loaded) => <Loaded {...loaded} />}
    </LoadedPage>
  )
}

const Loaded = ({ place, checks }: PlaceWithChecks) => (
  <div className={`stack-5 ${styles.record}`}>
    <Section title="Checks">
      <p>
        <Standing place={place} />
      </p>
      {place.state !== 'removed' && (
        <>
          <Call {...place} />
          <IntentButton intent="stillRight" fields={{ id: place._id }} onDone={focusToast}>
            Still right, I called today
          </IntentButton>
          <CheckForm />
        </>
      )}
      {checks.length > 0 && <Checks place={place} checks={checks} />}
    </Section>
    {place.state === 'removed' ? (
      <IntentButton intent="restore" fields={{ id: place._id }} onDone={focusToast}>
        Restore from the trash
      </IntentButton>
    ) : (
      <>
        <PlaceForm key={place._id} place={place} />
        <TrashSection id={place._id} what="place" consequence="Visitors will no longer see the place." />
      </>
    )}
  </div>
)

/** One tap calls, and the details to compare are in the form below. */
const Call = ({ phones, whatsapp }: Place) => (
  <p className="actions">
    {[...new Set([...phones, ...(whatsapp ? [whatsapp] : [])])].map((phone) => (
      <ButtonLink key={phone} variant="outline" to={telUrl(phone)}>
        Call {phone}
      </ButtonLink>
    ))}
  </p>
)

const Standing = ({ place }: { place: Place }) => {
  if (place.state === 'listed')
    return (
      <>
        In the public list. {placesWording.checked(place)}
        <br />
        <a href={`${placesPath}/${place.slug}`}>Open its page</a>
      </>
    )
  return standings[place.state]
}

const standings: Record<Exclude<Place['state'], 'listed'>, string> = {
  waiting: 'Not in the public list: nobody has checked it yet.',
  expired: 'Not in the public list: the last check is too old.',
  closed: 'Not in the public list: the last check found that it has closed.',
  removed: 'In the trash.',
}

const resultTexts: Record<CheckResult, string> = {
  right: 'Everything is right',
  changed: 'Something had changed, and is now corrected',
  closed: 'It has closed',
  no_answer: 'No answer',
}

const CheckForm = () => {
  const fetcher = useFetcher<PlaceActionResult>()
  const field = fieldsOf(fetcher.data?.failure?.errors)
  return (
    <Folded name="Record another check">
      <IntentForm fetcher={fetcher} intent="check">
        <FailureAlert failure={fetcher.data?.failure} />
        <Select label="How" name="how" options={placesWording.ways} />
        <Select label="Result" name="result" options={resultTexts} />
        <Field label="Day" {...field('on')} type="date" defaultValue={dayToday()} />
        <p>
          <SubmitButton fetcher={fetcher} variant="outline">
            Record this check
          </SubmitButton>
        </p>
      </IntentForm>
    </Folded>
  )
}

const Checks = ({ place, checks }: { place: Place; checks: PlaceCheck[] }) => (
  <ul>
    {checks.map(({ _id, on, how, result, who }) => (
      <li key={_id}>
        {`${longDay(on)}, ${placesWording.ways[how]}: ${resultTexts[result]}${who ? ` (${who})` : ''} `}
        <AskButton
          button="Remove"
          variant="outline"
          about={`the check of ${longDay(on)}`}
          question={`Remove the check of ${longDay(on)}?`}
          explanation={<p>Visitors see the place only if its last check is not too old. You cannot undo this.</p>}
          intent="takeBack"
          fields={{ id: `${place._id}/${_id}` }}
        />
      </li>
    ))}
  </ul>
)
