/** The page of one volunteer: the person's entry, the state, our replies by email, and notes for colleagues. */

import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import styles from '#admin/record.module.css'
import { telUrl } from '#shared/country/phone.ts'
import { regions } from '#shared/country/regions.ts'
import { longDay } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import { manageVolunteersPath } from '#shared/paths.ts'
import type { Volunteer } from '#shared/shapes/volunteer.ts'
import { daysOfWeek, volunteerStates } from '#shared/volunteers.ts'
import { Select } from '#ui/field.tsx'
import { isFailure } from '../api.ts'
import { Conversation } from '../conversations/conversation.tsx'
import { Notes } from '../conversations/notes.tsx'
import { ReplyForm } from '../conversations/reply-form.tsx'
import { IntentButton, IntentForm, SubmitButton } from '../intent-form.tsx'
import { type ActionResult, actionOf } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { FailedPage, PageHeading, Section } from '../page-heading.tsx'
import { focusToast } from '../toast-region.tsx'
import type { Route } from './+types/volunteer'
import { openVolunteer, runVolunteerIntent } from './calls.ts'
import { volunteerStateText, volunteerStateWords } from './state-words.ts'
import { Welcome } from './welcome.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => openVolunteer(request, params.id)

export const clientAction = actionOf(runVolunteerIntent, ({ params }: Route.ClientActionArgs) => params.id)

const back = { to: manageVolunteersPath, text: 'Back to volunteers' }

export default function VolunteerPage({ loaderData: opened }: Route.ComponentProps) {
  if (isFailure(opened)) return <FailedPage title="Volunteer" back={back} failure={opened} />
  const { thread, nextEvent, ...settings } = opened
  const { volunteer, replies, notes, others } = thread
  return (
    <div className={styles.thread} key={volunteer._id}>
      <PageHeading title={volunteer.name} back={back} />
      <Details volunteer={volunteer} others={others} />
      <Section title="Status">
        <State volunteer={volunteer} />
        {volunteer.state !== 'welcome' && (
          <Welcome volunteer={volunteer} nextEvent={nextEvent} replySettings={settings.replySettings} />
        )}
      </Section>
      <Conversation replies={replies} />
      {volunteer.email && <ReplyForm email={volunteer.email} {...settings} />}
      <Notes notes={notes} />
      <Section title="The entry">
        {volunteer.email && (
          <>
            <p>With their own link, people see, change and delete their entry. A new link replaces the old one.</p>
            <IntentButton intent="sendLink" onDone={focusToast}>
              Email a new link
            </IntentButton>
          </>
        )}
        <Deleting volunteer={volunteer} />
      </Section>
    </div>
  )
}

const namesOf = (keys: string[], names: Record<string, string>) => keys.map((key) => names[key] ?? key).join(', ')

const Details = ({ volunteer, others }: { volunteer: Volunteer; others: number }) => {
  const { email, phone, town, region, roles, days, isAdult, words, isSuspicious, createdAt, agreedOn, endsAt } =
    volunteer
  const facts: [name: string, fact: ReactNode][] = [
    ['Phone', phone && <a href={telUrl(phone)}>{phone}</a>],
    ['Email', email],
    ['Lives in', [town, region && regions[region]].filter(Boolean).join(', ')],
    ['Would like to', roles.join(', ')],
    ['Can help on', namesOf(days, daysOfWeek)],
    ['Speaks', namesOf(volunteer.languages, languages)],
    ['18 or older', isAdult ? 'Yes' : 'No: first ask to speak with a parent or guardian'],
    ['In their own words', words],
    [agreedOn ? 'Agreed on paper on' : 'Sent on', longDay(agreedOn ?? createdAt)],
    ['Deleted on', `${longDay(endsAt)}, unless you talk to them before then`],
  ]
  return (
    <article className={styles.message}>
      {isSuspicious && <p>A robot may have sent this. No email was sent to the address.</p>}
      {others > 0 && (
        <p>{others === 1 ? 'Another entry has' : `${others} other entries have`} the same phone or email.</p>
      )}
      <dl className={`facts ${styles.facts}`}>
        {facts
          .filter(([, fact]) => fact)
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </article>
  )
}

const State = ({ volunteer }: { volunteer: Volunteer }) => {
  const fetcher = useFetcher<ActionResult>()
  return (
    <>
      {volunteer.state === 'welcome' && <p>{volunteerStateText(volunteer)}.</p>}
      <IntentForm
        fetcher={fetcher}
        intent="setState"
        errorsOf={['state']}
        className={styles.assign}
        fields={{ version: volunteer.version }}
        conflict={{ what: 'entry', theirs }}
      >
        <StateSelect state={volunteer.state} error={fetcher.data?.failure?.errors.state} />
        <SubmitButton fetcher={fetcher} variant="outline">
          Save
        </SubmitButton>
      </IntentForm>
      <p>“Talked to” and a welcome record that you talked today, so the entry is kept for another year.</p>
    </>
  )
}

const theirs = ({ volunteer: { state } }: { volunteer: Volunteer }) => <StateSelect state={state} error={undefined} />

const StateSelect = ({ state, error }: { state: Volunteer['state']; error: string | undefined }) => (
  <Select label="Status" name="state" key={state} defaultValue={state} error={error} options={statesFrom(state)} />
)

/** The form below welcomes a person. */
const statesFrom = (state: Volunteer['state']) =>
  volunteerStates
    .filter((other) => other !== 'welcome' || other === state)
    .map((other) => [other, volunteerStateWords[other]] as const)

const Deleting = ({ volunteer: { _id, name } }: { volunteer: Volunteer }) => (
  <DeleteButton
    id={_id}
    name={`the entry of ${name}`}
    consequence="The entry, our replies, notes and emails will be deleted permanently."
  />
)
