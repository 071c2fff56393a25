/** Who signed up for a day, for users with the permission `signups.read`. */
import { manageEventsPath } from '#shared/paths.ts'
import type { ListedSignup } from '#shared/shapes/signup.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { dayAndTime } from '#shared/wording/signups.ts'
import { ButtonLink } from '#ui/button.tsx'
import { adminApi, bodyOf, isFailure, withId } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { defineIntents, withToast } from '../intents.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/people'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  bodyOf(() => adminApi(request).events[':id'].signups.$get(withId(params.id)))

const runPeopleIntent = defineIntents({
  remove: ({ api, id, text, request }) => {
    const param = { id: encodeURIComponent(id), signup: encodeURIComponent(text('signup')) }
    return withToast(
      bodyOf(() => api.events[':id'].signups[':signup'].$delete({ param })),
      () => ({ on: new URL(request.url).pathname, text: words.removed }),
    )
  },
})

export const clientAction = ({ request, params }: Route.ClientActionArgs) => runPeopleIntent(request, params.id)

export default function PeopleOfDay({ loaderData: answer, params: { id } }: Route.ComponentProps) {
  const path = `${manageEventsPath}/${id}`
  return (
    <>
      <PageHeading title={words.people}>
        <p className="actions">
          <ButtonLink to={`${path}/door`}>{words.title}</ButtonLink>
          <ButtonLink to={`${path}/after`} variant="outline">
            {words.counts}
          </ButtonLink>
        </p>
      </PageHeading>
      {isFailure(answer) ? (
        <LoadFailure text={words.failed} reason={answer.reason} />
      ) : (
        <People signups={answer.signups} />
      )}
    </>
  )
}

const People = ({ signups }: { signups: ListedSignup[] }) => (
  <>
    {signups.length === 0 ? (
      <p>{words.empty}</p>
    ) : (
      <ListTable
        caption={words.people}
        items={signups}
        columns={columns}
        actions={({ _id, calledBy }) => (
          <IntentButton intent="remove" fields={{ signup: _id }} variant="danger">
            {words.remove} <span className="visually-hidden">{calledBy}</span>
          </IntentButton>
        )}
      />
    )}
    <p>{words.deleted}</p>
  </>
)

const columns: Column<ListedSignup>[] = [
  {
    name: 'Name',
    holds: 'heading',
    cell: ({ calledBy, people }) => (people > 1 ? `${calledBy} × ${people}` : calledBy),
  },
  { name: 'Time', holds: 'detail', cell: ({ startsAt }) => dayAndTime(startsAt) },
  { name: 'Email', holds: 'address', cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
  {
    name: 'Phone',
    holds: 'detail',
    cell: ({ phone }) => phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
  },
]
