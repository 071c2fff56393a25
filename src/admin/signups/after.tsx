/** The counts of an event, which remain after the names are deleted, and their correction from the paper list. */

import { useFetcher } from 'react-router'
import { withId } from '#page/api-client.ts'
import { manageEventsPath } from '#shared/paths.ts'
import type { EventCounts } from '#shared/shapes/signup.ts'
import { typedNumber } from '#shared/typed-number.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { timeWithin } from '#shared/wording/signups.ts'
import { Field, fieldsOf } from '#ui/field.tsx'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { FailureAlert, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { actionOf, defineIntents, hasSucceeded, type ResultOf } from '../intents.ts'
import { LoadedPage, Section } from '../page-heading.tsx'
import type { Route } from './+types/after'
import styles from './signups.module.css'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  bodyOf(() => adminApi(request).events[':id'].counts.$get(withId(params.id)))

const countIn = (text: string) => (text.trim() === '' ? null : typedNumber(text))

const runCountsIntent = defineIntents({
  save: ({ api, id, text }) => {
    const json = {
      ...{ came: countIn(text('came')), walkedIn: countIn(text('walkedIn')) },
      ...{ tested: countIn(text('tested')), sentOn: countIn(text('sentOn')), version: text('version') },
    }
    return bodyOf(() => api.events[':id'].counts.$patch({ ...withId(id), json }))
  },
})
type CountsResult = ResultOf<typeof runCountsIntent>

export const clientAction = actionOf(runCountsIntent, ({ params }: Route.ClientActionArgs) => params.id)

export default function CountsOfEvent({ loaderData: counts, params: { id } }: Route.ComponentProps) {
  return (
    <LoadedPage
      title={isFailure(counts) ? words.counts : `${words.counts}: ${counts.event.title}`}
      back={{ to: `${manageEventsPath}/${id}/people`, text: words.back }}
      failed={words.failed}
      loaded={counts}
    >
      {(counts) => (
        <div className={styles.counts}>
          <Numbers counts={counts} />
          <Correction counts={counts} />
          <p>{words.deleted}</p>
        </div>
      )}
    </LoadedPage>
  )
}

const fields = ['came', 'walkedIn', 'tested', 'sentOn'] as const
const nameOf = { came: words.cameCount, ...words.count }

const Numbers = ({ counts }: { counts: EventCounts }) => (
  <table>
    <caption className="visually-hidden">{words.counts}</caption>
    <tbody>
      <tr>
        <th scope="row">{words.signed}</th>
        <td>{counts.signed}</td>
      </tr>
      {fields.map((field) => (
        <tr key={field}>
          <th scope="row">{nameOf[field]}</th>
          <td>{counts[field]}</td>
        </tr>
      ))}
      {counts.times.map(({ startsAt, signed, came }) => (
        <tr key={startsAt}>
          <th scope="row">{timeWithin(counts.event, startsAt)}</th>
          <td>{words.of(came, signed)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const theirs = ({ counts }: { counts: EventCounts }) => <CountFields counts={counts} errors={{}} />

const CountFields = ({ counts, errors }: { counts: EventCounts; errors: Record<string, string> }) => {
  const field = fieldsOf(errors, counts)
  return fields.map((name) => <Field key={name} label={nameOf[name]} {...field(name)} inputMode="numeric" />)
}

const Correction = ({ counts }: { counts: EventCounts }) => {
  const fetcher = useFetcher<CountsResult>()
  const failure = fetcher.data?.failure
  return (
    <Section title={words.correct}>
      <p>{words.correctLead}</p>
      <IntentForm
        fetcher={fetcher}
        intent="save"
        className={styles.counts ?? ''}
        fields={{ version: counts.version }}
        conflict={{ what: 'page', theirs }}
      >
        <CountFields counts={counts} errors={failure?.errors ?? {}} />
        <FailureAlert failure={failure} fields={[...fields]} />
        <p>
          <SubmitButton fetcher={fetcher}>{words.save}</SubmitButton>
        </p>
        <SuccessNote isShown={hasSucceeded(fetcher)}>{words.savedCounts}</SuccessNote>
      </IntentForm>
    </Section>
  )
}
