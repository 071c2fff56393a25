/** The list of screening days and other events: coming, past, drafts, and the trash. */
import { Link } from 'react-router'
import { regions } from '#shared/country/regions.ts'
import type { Event } from '#shared/shapes/event.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { dayAndTime } from '#shared/wording/signups.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { IntentButton } from '../intent-form.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import type { Route } from './+types/events'
import { type EventTab, editEventPath, eventTabIn, eventTabs, listEvents, newEventPath } from './calls.ts'
import { runEventIntent } from './intents.ts'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  list: await listEvents(request),
  tab: eventTabIn(request),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runEventIntent(request)

const title = 'Days and events'
const words = { loading: 'Loading events', empty: 'No events here yet', failed: adminWording.edit.loadFailed }

export default function ManageEvents({ loaderData: { list, tab } }: Route.ComponentProps) {
  return (
    <ListPage
      title={title}
      list={list}
      words={words}
      hrefOf={(page) => `?${new URLSearchParams({ when: tab, page: String(page) })}`}
      add={<ButtonLink to={newEventPath}>New day</ButtonLink>}
      above={<WhenTabs tab={tab} />}
    >
      {(events) => <ListTable caption={title} items={events} columns={columns} actions={actionsOf} />}
    </ListPage>
  )
}

const tabTexts: Record<EventTab, string> = { coming: 'Coming', past: 'Past', drafts: 'Drafts', removed: 'Trash' }

const WhenTabs = ({ tab }: { tab: EventTab }) => (
  <Tabs
    label="Events by date"
    tabs={eventTabs.map((each) => ({ to: `?when=${each}`, text: tabTexts[each], isCurrent: each === tab }))}
  />
)

const columns: Column<Event>[] = [
  {
    name: 'Event',
    holds: 'heading',
    cell: ({ _id, title: name }) => (
      <Link to={editEventPath(_id)}>
        <strong>{name}</strong>
      </Link>
    ),
  },
  { name: 'When', holds: 'detail', cell: ({ startsAt }) => dayAndTime(startsAt) },
  { name: 'Where', holds: 'text', cell: ({ town, region }) => `${town}, ${regions[region]}` },
  { name: 'State', holds: 'detail', cell: ({ state }) => stateTexts[state] },
]

const stateTexts: Record<Event['state'], string> = {
  draft: 'Draft',
  published: 'Public',
  cancelled: 'Cancelled',
  removed: 'Trash',
}

const actionsOf = (event: Event) => (event.state === 'removed' ? <Restore {...event} /> : <Actions {...event} />)

const Restore = ({ _id: id, title: name }: Event) => (
  <IntentButton intent="restore" fields={{ id }}>
    <span>
      Restore <span className="visually-hidden">: {name}</span>
    </span>
  </IntentButton>
)

const Actions = ({ _id: id, title: name }: Event) => (
  <>
    <ButtonLink to={`${editEventPath(id)}/people`} variant="outline">
      <span>
        People and door <span className="visually-hidden">: {name}</span>
      </span>
    </ButtonLink>
    <IntentButton intent="remove" fields={{ id }} variant="danger">
      <span>
        Remove <span className="visually-hidden">: {name}</span>
      </span>
    </IntentButton>
  </>
)
