/** The page of one event: publish it, cancel it, and the form that changes it. */

import { Navigate } from 'react-router'
import styles from '#admin/section.module.css'
import { eventPath, manageEventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import { dayAndHours } from '#shared/wording/signups.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { Folded } from '../folded.tsx'
import { IntentButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { useCan } from '../own-account.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import { ShareActions } from '../share-actions.tsx'
import { TrashSection } from '../trash-section.tsx'
import type { Route } from './+types/event'
import { type EventWithTimes, editEventPath, loadStoredEvent, newEventPath } from './calls.ts'
import { EventForm } from './event-form.tsx'
import { eventStates } from './event-states.ts'
import { runEventIntent } from './intents.ts'
import { Seats } from './seats.tsx'
import { askTheDoor, contactsIn, whoIsTold } from './who-is-told.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => loadStoredEvent(request, params.id)

export const clientAction = actionOf(runEventIntent, ({ params }: Route.ClientActionArgs) => params.id)

const back = { to: manageEventsPath, text: 'Back to events' }

export default function EventPage({ loaderData: loaded, params }: Route.ComponentProps) {
  const mayChange = useCan('events.write')
  if (!mayChange) return <Navigate replace to={`${editEventPath(params.id)}/people`} />
  return (
    <LoadedPage title={isFailure(loaded) ? 'Event' : loaded.event.title} back={back} loaded={loaded}>
      {(loaded) => <Loaded {...loaded} />}
    </LoadedPage>
  )
}

const Loaded = (stored: EventWithTimes) => (
  <div className={`stack-5 ${styles.record}`}>
    <Section title="Status">
      <State {...stored} />
    </Section>
    {stored.event.state === 'removed' ? (
      <IntentButton intent="restore" fields={{ id: stored.event._id }}>
        Restore from the trash
      </IntentButton>
    ) : (
      <>
        <EventForm key={stored.event._id} stored={stored} />
        <TrashSection id={stored.event._id} what="event" consequence="Visitors cannot see an event in the trash." />
      </>
    )}
  </div>
)

const State = ({ event, times }: EventWithTimes) => {
  const { slug, state, seriesId } = event
  return (
    <>
      <p>{dayAndHours(event)}</p>
      <p>{eventStates[state].sentence}</p>
      {seriesId && <p>One event of a series. Changes here do not change the other events.</p>}
      {event.seats && (
        <p>
          <Seats seats={event.seats} />
        </p>
      )}
      <Actions {...event} />
      {(state === 'published' || state === 'cancelled') && <ShareActions title={event.title} path={eventPath(slug)} />}
      {state === 'published' && <Cancel event={event} times={times} />}
    </>
  )
}

const Actions = ({ _id: id, state, seriesId }: Event) => (
  <div className="actions">
    {state === 'draft' && seriesId && (
      <IntentButton intent="publishSeries" fields={{ id }}>
        Publish the whole series
      </IntentButton>
    )}
    {useCan('signups.read') && (
      <ButtonLink to={`${editEventPath(id)}/people`} variant="outline">
        Sign-ups and door
      </ButtonLink>
    )}
    <ButtonLink to={`${newEventPath}?copy=${id}`} variant="outline">
      Copy as a new event
    </ButtonLink>
    {state === 'published' && (
      <IntentButton intent="unpublish" fields={{ id }}>
        Unpublish
      </IntentButton>
    )}
  </div>
)

const Cancel = ({ event: { _id: id, seriesId }, times }: EventWithTimes) => {
  const mayCall = useCan('signups.read')
  const fields = { id, mayCall: mayCall ? 'true' : '' }
  return (
    <div>
      <Question
        summary="Cancel this event"
        intent="cancel"
        fields={fields}
        answer="Yes, cancel this event"
        text={`The page stays and says that the event is cancelled. ${whoIsTold(contactsIn(times), mayCall)}`}
      />
      {seriesId && (
        <Question
          summary="Cancel the whole series"
          intent="cancelSeries"
          fields={fields}
          answer="Yes, cancel the series"
          text={`All published events of the series that are still to come are cancelled. Their pages stay and say so. ${mayCall ? 'Then open each event, and call the people whom no email reaches.' : askTheDoor}`}
        />
      )}
    </div>
  )
}

type QuestionProps = { summary: string; intent: string; fields: Record<string, string>; answer: string; text: string }

const Question = ({ summary, intent, fields, answer, text }: QuestionProps) => (
  <Folded name={summary}>
    <p>{text}</p>
    <IntentButton intent={intent} fields={fields} variant="danger">
      {answer}
    </IntentButton>
  </Folded>
)
