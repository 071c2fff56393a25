/** The page for a new event, empty or as a copy of an earlier one: `?copy=ID`, or `?copy=last`. */

import { useSearchParams } from 'react-router'
import { manageEventsPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { actionOf } from '../intents.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/new-event'
import { loadLastEvent, loadStoredEvent } from './calls.ts'
import { EventForm } from './event-form.tsx'
import { runEventIntent } from './intents.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const copied = new URL(request.url).searchParams.get('copy')
  if (copied === 'last') return (await loadLastEvent(request)) ?? null
  return copied ? await loadStoredEvent(request, copied) : null
}

export const clientAction = actionOf(runEventIntent)

export default function NewEventPage({ loaderData: copied }: Route.ComponentProps) {
  const isCopy = useSearchParams()[0].has('copy')
  return (
    <>
      <PageHeading title="New event" back={{ to: manageEventsPath, text: 'Back to events' }}>
        {!isCopy && (
          <ButtonLink to="?copy=last" variant="outline">
            Copy the last event
          </ButtonLink>
        )}
      </PageHeading>
      {isCopy && !copied && <p role="status">There is no event to copy yet.</p>}
      {copied && isFailure(copied) ? (
        <LoadFailure text={adminWording.edit.loadFailed} reason={copied.reason} />
      ) : (
        <EventForm key={copied?.event._id} copied={copied ?? undefined} />
      )}
    </>
  )
}
