/** The form of an event, new or existing. */
import { useFetcher } from 'react-router'
import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Event } from '#shared/shapes/event.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/controls/checkbox.tsx'
import { Field, fieldsOf, Select, TextArea } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { Folded } from '../folded.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { OneLine } from '../one-line.tsx'
import { useCan } from '../own-account.ts'
import { RegionAndTown } from '../region-and-town.tsx'
import { BottomBar } from '../writing/bottom-bar.tsx'
import type { EventWithTimes } from './calls.ts'
import styles from './event-form.module.css'
import { eventStates } from './event-states.ts'
import type { EventActionResult } from './intents.ts'
import { WhenFields } from './when-fields.tsx'
import { contactsIn, whoIsTold } from './who-is-told.ts'

type Props = { stored?: EventWithTimes; copied?: EventWithTimes | undefined }

export const EventForm = ({ stored, copied }: Props) => {
  const fetcher = useFetcher<EventActionResult>()
  const errors = withoutHours(fetcher.data?.failure?.errors ?? {})
  const shown = stored ?? copied
  const mayCall = useCan('signups.read')
  return (
    <IntentForm
      fetcher={fetcher}
      intent={stored ? 'save' : 'create'}
      keptAs={copied?.event._id ?? ''}
      fields={stored ? storedFields(stored.event, mayCall) : {}}
      conflict={{ what: 'event', theirs }}
    >
      <Fields shown={shown} isNew={!stored} errors={errors} />
      <Bar stored={stored} failure={fetcher.data?.failure} isBusy={fetcher.state !== 'idle'} />
    </IntentForm>
  )
}

const theirs = (current: EventWithTimes) => <Fields shown={current} isNew={false} errors={{}} />

/** `sequence` and `mayCall`: whether the page of the people comes next, because somebody must be called. */
const storedFields = ({ version, sequence }: Event, mayCall: boolean) => ({
  version: String(version),
  sequence: String(sequence),
  mayCall: mayCall ? 'true' : '',
})

type BarProps = { stored: EventWithTimes | undefined; failure: Failure | undefined; isBusy: boolean }

/** Only a draft, new or stored, can be published. */
const Bar = ({ stored, failure, isBusy }: BarProps) => {
  const state = stored?.event.state
  const told = whoIsTold(contactsIn(stored?.times ?? []), useCan('signups.read'))
  const isDraft = state === undefined || state === 'draft'
  return (
    <BottomBar
      label="Save and publish"
      problem={<FailureAlert failure={failure} />}
      status={
        <p>
          {state ? eventStates[state].name : 'Not saved yet'}
          {state === 'published' && told && `. New time or place: ${told}`}
        </p>
      }
    >
      <Button variant={isDraft ? 'outline' : 'filled'} isBusy={isBusy}>
        {state ? 'Save' : 'Save as a draft'}
      </Button>
      {isDraft && (
        <Button name="publish" value="true" isBusy={isBusy}>
          Publish
        </Button>
      )}
    </BottomBar>
  )
}

type FieldsProps = { shown: EventWithTimes | undefined; isNew: boolean; errors: Errors }

const Fields = ({ shown, isNew, errors }: FieldsProps) => (
  <>
    <fieldset className={styles.part}>
      <legend>What and when</legend>
      <What event={shown?.event} errors={errors} />
      <WhenFields shown={shown} isCopy={isNew} errors={errors}>
        {isNew && <Repeat errors={errors} />}
      </WhenFields>
    </fieldset>
    <fieldset className={styles.part}>
      <legend>Where</legend>
      <Where event={shown?.event} errors={errors} />
    </fieldset>
    <Folded name="Details" value="Text, what to bring, cost" mustOpen={inDetails.some((name) => errors[name])}>
      <Details event={shown?.event} errors={errors} />
    </Folded>
  </>
)

type Errors = Record<string, string>

/** Without a date, the form cannot validate the hours. */
const withoutHours = (errors: Errors): Errors =>
  errors.startsAt
    ? Object.fromEntries(Object.entries(errors).filter(([field]) => !/^(?:endsAt|times)\b/.test(field)))
    : errors

type PartProps = { event: Event | undefined; errors: Errors }

const What = ({ event, errors }: PartProps) => {
  const field = fieldsOf(errors, event)
  return (
    <>
      <Select label="Kind" {...field('kind')} options={eventsWording.kinds} />
      <OneLine label="Title" {...field('title')} maxLength={limits.eventTitle} />
    </>
  )
}

const repeats = {
  '1 week': 'Every week',
  '2 week': 'Every 2 weeks',
  '4 week': 'Every 4 weeks',
  '1 month': 'Every month, on the same date',
}

/** Only for a new event: afterwards each event of the series is changed separately. */
const Repeat = ({ errors }: { errors: Errors }) => (
  <>
    <Select
      label="Repeat"
      name="repeat"
      defaultValue=""
      error={errors['repeat.every']}
      none="Do not repeat"
      options={repeats}
    />
    <Field
      label="Repeat until"
      name="until"
      type="date"
      hint={`Only for an event that repeats: at most ${limits.seriesEvents} dates. You can change and cancel each event on its own.`}
      error={errors['repeat.until']}
    />
  </>
)

const Where = ({ event, errors }: PartProps) => (
  <>
    <RegionAndTown stored={event} errors={errors} />
    <OneLine
      label="Place and landmark"
      {...fieldsOf(errors, event)('landmark')}
      hint="How to find it: what you would tell someone who asks the way"
    />
  </>
)

const inDetails = ['text', 'bring', 'cost', 'languages', 'contact']

const Details = ({ event, errors }: PartProps) => {
  const field = fieldsOf(errors, event)
  return (
    <>
      <TextArea label="Text" {...field('text')} rows={6} />
      <Field label="What to bring" {...field('bring')} />
      <Field label="Cost" {...field('cost')} hint="For example: free" />
      <Languages spoken={event?.languages ?? []} error={field('languages').error} />
      <Field
        label="Contact"
        {...field('contact')}
        hint="A phone number or an email address for questions. Visitors see it."
      />
    </>
  )
}

/** An event that was saved before tags were required may name other languages. */
const Languages = ({ spoken, error }: { spoken: string[]; error: string | undefined }) => {
  const unknown = spoken.filter((text) => !isKeyOf(languages, text))
  return (
    <CheckboxGroup
      legend="Languages spoken"
      name="languages"
      options={Object.entries(languages)}
      chosen={spoken}
      error={error}
    >
      {unknown.length > 0 && (
        <p>
          Also stored: {unknown.join(', ')}. These are not in the list, and saving removes them. You can name them in
          the text.
        </p>
      )}
    </CheckboxGroup>
  )
}
