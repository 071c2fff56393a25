/** The list of screening days and other events: coming, past, drafts, cancelled, and the trash. */

import { Link } from 'react-router'
import { regions } from '#shared/country/regions.ts'
import { limits } from '#shared/limits.ts'
import type { Event } from '#shared/shapes/event.ts'
import { doorWording } from '#shared/wording/door.ts'
import { dayAndHours } from '#shared/wording/signups.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { useCan } from '../own-account.ts'
import { focusToast } from '../toast-region.tsx'
import type { Route } from './+types/events'
import { editEventPath, eventFilters, loadEventTab, newEventPath } from './calls.ts'
import { eventStates } from './event-states.ts'
import { runEventIntent } from './intents.ts'
import { Seats } from './seats.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadEventTab(request)

export const clientAction = actionOf(runEventIntent)

const title = 'Events'
const tabs = {
  coming: { tab: 'Coming', empty: 'No events are planned.' },
  past: { tab: 'Past', empty: 'No past events.' },
  uncounted: {
    tab: 'Not counted',
    empty: `Counts have been entered for every event of the last ${limits.dashboardDays} days.`,
  },
  drafts: { tab: 'Drafts', empty: 'No drafts.' },
  cancelled: { tab: 'Cancelled', empty: 'No events were cancelled.' },
  removed: { tab: 'Trash', empty: 'The trash is empty.' },
}

export default function ManageEvents({ loaderData: list }: Route.ComponentProps) {
  const { when } = useFilter(eventFilters)
  const mayChange = useCan('events.write')
  const { uncounted, ...others } = tabs
  const mayCount = useCan('signups.read')
  return (
    <ListPage
      title={title}
      list={list}
      words={{ loading: 'Loading events', empty: tabs[when].empty }}
      add={mayChange && <ButtonLink to={newEventPath}>New event</ButtonLink>}
      begin={mayChange ? { to: newEventPath, text: 'Plan an event' } : undefined}
      above={
        <FilterTabs
          filters={eventFilters}
          name="when"
          label="Events by date"
          tabs={mayCount ? tabs : others}
          counts={isFailure(list) ? undefined : list.counts}
          toDo={mayCount ? 'uncounted' : undefined}
        />
      }
    >
      {(events) => (
        <ListTable
          caption={title}
          items={events}
          columns={columns}
          actions={mayChange ? actionsOf : (event) => <PeopleLinks {...event} />}
        />
      )}
    </ListPage>
  )
}

const columns: Column<Event>[] = [
  {
    name: 'Event',
    holds: 'heading',
    cell: ({ _id, title: name, town, region }) => (
      <>
        <Link to={editEventPath(_id)}>
          <strong>{name}</strong>
        </Link>
        <p className="soft">{`${town}, ${regions[region]}`}</p>
      </>
    ),
  },
  { name: 'When', holds: 'address', isPlain: true, cell: dayAndHours },
  { name: 'Seats', holds: 'detail', isPlain: true, cell: Seats },
  { name: 'Status', holds: 'detail', isPlain: true, cell: ({ state }) => eventStates[state].name },
]

const actionsOf = (event: Event) => {
  const { _id: id, title: name, state } = event
  return state === 'removed' ? (
    <IntentButton intent="restore" fields={{ id }} onDone={focusToast} about={`: ${name}`}>
      Restore
    </IntentButton>
  ) : (
    <>
      <PeopleLinks {...event} />
      <MoreMenu about={`: ${name}`}>
        {() => (
          <IntentButton intent="remove" fields={{ id }} variant="danger" onDone={focusToast} about={`: ${name}`}>
            Delete
          </IntentButton>
        )}
      </MoreMenu>
    </>
  )
}

const PeopleLinks = ({ _id: id, title: name, endsAt }: Event) =>
  useCan('signups.read') && (
    <>
      {endsAt < new Date().toISOString() && (
        <ButtonLink to={`${editEventPath(id)}/after`} variant="outline" about={`: ${name}`}>
          {doorWording.counts}
        </ButtonLink>
      )}
      <ButtonLink to={`${editEventPath(id)}/people`} variant="outline" about={`: ${name}`}>
        Sign-ups and door
      </ButtonLink>
    </>
  )
