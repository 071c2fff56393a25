/** The people who signed up for an event, for users with the permission `signups.read`. */

import { redirect, useLocation, useNavigate } from 'react-router'
import actionStyles from '#admin/lists/rows.module.css'
import { withId, withParams } from '#page/api-client.ts'
import { telUrl } from '#shared/country/phone.ts'
import { recordOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { manageEventsPath } from '#shared/paths.ts'
import type { Event } from '#shared/shapes/event.ts'
import type { ListedSignup, SignupsOfDay } from '#shared/shapes/signup.ts'
import { everybodyWording, doorWording as words } from '#shared/wording/door.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { dayAndTime, timeWithin } from '#shared/wording/signups.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { adminApi, bodyOf, isFailure, withIdempotencyKey } from '../api.ts'
import { Seats } from '../events/seats.tsx'
import { AskButton } from '../form-dialog.tsx'
import { defineIntents, openWithToast, withToast } from '../intents.ts'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { FailedPage, PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/people'
import { AddSignup } from './add-signup.tsx'
import { TellByPhone } from './tell-by-phone.tsx'

/** The coming events with a seat left, and the event with this id: a volunteer may have filled it just now. */
const eventsToChoose = async (request: Request, id: string) => {
  const query = { when: 'coming', page: '1', limit: String(limits.maxPageSize) } as const
  const body = await bodyOf(() => adminApi(request).events.$get({ query }))
  if (isFailure(body)) return body
  return body.events.filter(
    ({ _id, state, seats }) => _id === id || (state === 'published' && seats && seats.taken < seats.all),
  )
}

const peoplePathOf = (id: string, mayChoose: boolean) =>
  `${manageEventsPath}/${id}/people${mayChoose ? '?choose' : ''}#add`

/** The entry Sign-up of New leads to the next event with a seat left. The page lets people choose if there are several. */
const openNextEvent = async (request: Request) => {
  const events = await eventsToChoose(request, '')
  if (isFailure(events)) return openWithToast(manageEventsPath, events.reason)
  const [next] = events
  if (!next) return openWithToast(manageEventsPath, words.noSeats)
  throw redirect(peoplePathOf(next._id, events.length > 1))
}

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => {
  if (params.id === 'next') return openNextEvent(request)
  const choice = new URL(request.url).searchParams.has('choose') ? await eventsToChoose(request, params.id) : []
  const event = adminApi(request).events[':id']
  const [people, times] = await Promise.all([
    bodyOf(() => event.signups.$get(withId(params.id))),
    bodyOf(() => event.times.$get(withId(params.id))),
  ])
  // A draft takes no sign-ups.
  const open = isFailure(times) ? undefined : times
  return isFailure(people) ? people : { ...people, open, choice: isFailure(choice) ? [] : choice }
}

const runPeopleIntent = defineIntents({
  add: withToast(
    ({ api, id, text }) => {
      const json = { ...recordOf(['calledBy', 'time', 'email', 'phone'], text), people: Number(text('people')) }
      return bodyOf(() =>
        api.events[':id'].signups.$post({ ...withId(id), json, ...withIdempotencyKey(text('idempotencyKey')) }),
      )
    },
    ({ signup, code }) => words.added(signup.calledBy, code),
  ),
  remove: withToast(
    ({ api, id, text }) =>
      bodyOf(() => api.events[':id'].signups[':signup'].$delete(withParams({ id, signup: text('signup') }))),
    words.removed,
  ),
  saveTold: ({ api, id, text }) => {
    const json = { sequence: Number(text('sequence')), isTold: text('isTold') === 'true' }
    const call = { ...withParams({ id, signup: text('signup') }), json }
    return bodyOf(() => api.events[':id'].signups[':signup'].told.$put(call))
  },
})

// Not actionOf: the page loads again also after a failure, because others may have taken the last seat.
export const clientAction = ({ request, params }: Route.ClientActionArgs) => runPeopleIntent(request, params.id)

export default function PeopleOfEvent({ loaderData: answer, params: { id } }: Route.ComponentProps) {
  const isWanted = useLocation().hash === '#add'
  const path = `${manageEventsPath}/${id}`
  const back = { to: path, text: words.backToEvent }
  if (isFailure(answer)) return <FailedPage title={words.people} back={back} failed={words.failed} failure={answer} />
  return (
    <>
      <PageHeading title={`${words.people}: ${answer.event.title}`} back={back}>
        <p className={`actions ${actionStyles.actions}`}>
          <ButtonLink to={`${path}/door`}>{words.title}</ButtonLink>
          <ButtonLink to={`${path}/after`} variant="outline">
            {words.counts}
          </ButtonLink>
          <ButtonLink to={`${path}/email`} variant="outline">
            {everybodyWording.title}
          </ButtonLink>
        </p>
      </PageHeading>
      {answer.choice.length > 1 && <ChooseEvent key={`choice ${id}`} id={id} choice={answer.choice} />}
      {answer.open && <AddSignup key={id} open={answer.open} isWanted={isWanted} />}
      <People {...answer} />
    </>
  )
}

const ChooseEvent = ({ id, choice }: { id: string; choice: Event[] }) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  const open = (chosen: string) =>
    navigate(peoplePathOf(chosen, true), { replace: true, preventScrollReset: true, state: 'chosen' })
  return (
    <Select
      label={words.event}
      // The page is hidden while the next one loads, which takes the focus away.
      autoFocus={state === 'chosen'}
      data-begin
      value={id}
      options={choice.map((event) => [event._id, `${eventsWording.titled(event)}, ${dayAndTime(event.startsAt)}`])}
      onChange={({ target }) => open(target.value)}
    />
  )
}

const People = (answer: SignupsOfDay) => {
  const { event, signups, seats } = answer
  return (
    <div className="stack-5">
      <TellByPhone {...answer} />
      <Seats seats={seats} />
      {signups.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ListTable
          caption={words.people}
          items={signups}
          columns={columnsFor(event)}
          actions={(signup) => (
            <AskButton
              button={words.remove}
              variant="outline"
              about={signup.calledBy}
              question={`${words.remove} ${nameOf(signup)}?`}
              explanation={<p>{words.removal}</p>}
              intent="remove"
              fields={{ signup: signup._id }}
            />
          )}
        />
      )}
      <p>{words.deleted}</p>
    </div>
  )
}

const nameOf = ({ calledBy, people }: ListedSignup) => (people > 1 ? `${calledBy} × ${people}` : calledBy)

const columnsFor = (event: SignupsOfDay['event']): Column<ListedSignup>[] => [
  { name: words.name, holds: 'heading', cell: nameOf },
  {
    name: words.emailColumn,
    holds: 'address',
    isPlain: true,
    cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
  },
  {
    name: words.phoneColumn,
    holds: 'detail',
    isPlain: true,
    cell: ({ phone }) => phone && <a href={telUrl(phone)}>{phone}</a>,
  },
  { name: words.time, holds: 'detail', isPlain: true, cell: ({ startsAt }) => timeWithin(event, startsAt) },
]
