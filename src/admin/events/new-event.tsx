/** The page for a new event, empty or as a copy (`?copy=ID`) of an earlier one. */
import { manageEventsPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/new-event'
import { loadStoredEvent } from './calls.ts'
import { EventForm } from './event-form.tsx'
import { runEventIntent } from './intents.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const copied = new URL(request.url).searchParams.get('copy')
  return copied ? await loadStoredEvent(request, copied) : null
}

export const clientAction = ({ request }: Route.ClientActionArgs) => runEventIntent(request)

export default function NewEventPage({ loaderData: copied }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="New event" back={{ to: manageEventsPath, text: 'Back to events' }} />
      {copied && isFailure(copied) ? (
        <LoadFailure text={adminWording.edit.loadFailed} reason={copied.reason} />
      ) : (
        <EventForm copied={copied ?? undefined} />
      )}
    </>
  )
}
