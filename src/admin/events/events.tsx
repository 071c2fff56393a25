/** The list of screening days and other events: coming, past, drafts, cancelled, and the trash. */
import { Link } from 'react-router'
import { regions } from '#shared/country/regions.ts'
import { limits } from '#shared/limits.ts'
import type { Event } from '#shared/shapes/event.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { doorWording } from '#shared/wording/door.ts'
import { dayAndHours } from '#shared/wording/signups.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Icon } from '#ui/icon.tsx'
import { IntentButton } from '../intent-button.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { useMaySeePeople } from '../signups/may-see-people.ts'
import styles from '../subscribers/subscribers.module.css'
import { focusToast } from '../toast-region.tsx'
import type { Route } from './+types/events'
import { type EventTab, editEventPath, eventTabIn, eventTabs, listEvents, newEventPath } from './calls.ts'
import { runEventIntent } from './intents.ts'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  list: await listEvents(request),
  tab: eventTabIn(request),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runEventIntent(request)

const title = 'Events'
const words = { loading: 'Loading events', failed: adminWording.edit.loadFailed }

const emptyTexts: Record<EventTab, string> = {
  coming: 'No events are planned.',
  past: 'No past events.',
  uncounted: `Counts have been entered for every event of the last ${limits.dashboardDays} days.`,
  drafts: 'No drafts.',
  cancelled: 'No events were cancelled.',
  removed: 'The trash is empty.',
}

export default function ManageEvents({ loaderData: { list, tab } }: Route.ComponentProps) {
  return (
    <ListPage
      title={title}
      list={list}
      words={{ ...words, empty: emptyTexts[tab] }}
      hrefOf={(page) => `?${new URLSearchParams({ when: tab, page: String(page) })}`}
      add={<ButtonLink to={newEventPath}>New event</ButtonLink>}
      above={<WhenTabs tab={tab} />}
    >
      {(events) => <ListTable isCompact caption={title} items={events} columns={columns} actions={actionsOf} />}
    </ListPage>
  )
}

const tabTexts: Record<EventTab, string> = {
  coming: 'Coming',
  past: 'Past',
  uncounted: 'Not counted',
  drafts: 'Drafts',
  cancelled: 'Cancelled',
  removed: 'Trash',
}

const WhenTabs = ({ tab }: { tab: EventTab }) => {
  const mayCount = useMaySeePeople()
  return (
    <Tabs
      label="Events by date"
      tabs={eventTabs
        .filter((each) => each !== 'uncounted' || mayCount)
        .map((each) => ({ to: `?when=${each}`, text: tabTexts[each], isCurrent: each === tab }))}
    />
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
        <span className={styles.about}>{`${town}, ${regions[region]}`}</span>
      </>
    ),
  },
  { name: 'When', holds: 'address', cell: dayAndHours },
  { name: 'State', holds: 'detail', cell: ({ state }) => stateTexts[state] },
]

const stateTexts: Record<Event['state'], string> = {
  draft: 'Draft',
  published: 'Published',
  cancelled: 'Cancelled',
  removed: 'Trash',
}

const actionsOf = (event: Event) => {
  const { _id: id, title: name, state } = event
  return state === 'removed' ? (
    <IntentButton intent="restore" fields={{ id }} onDone={focusToast}>
      <Named action="Restore" name={name} />
    </IntentButton>
  ) : (
    <>
      <PeopleLinks {...event} />
      <IntentButton intent="remove" fields={{ id }} variant="danger" onDone={focusToast}>
        <Icon name="trash" />
        <Named action="Delete" name={name} />
      </IntentButton>
    </>
  )
}

const PeopleLinks = ({ _id: id, title: name, endsAt }: Event) =>
  useMaySeePeople() && (
    <>
      {endsAt < new Date().toISOString() && (
        <ButtonLink to={`${editEventPath(id)}/after`} variant="outline">
          <Named action={doorWording.counts} name={name} />
        </ButtonLink>
      )}
      <ButtonLink to={`${editEventPath(id)}/people`} variant="outline">
        <Named action="Sign-ups and door" name={name} />
      </ButtonLink>
    </>
  )

const Named = ({ action, name }: { action: string; name: string }) => (
  <span>
    {action}
    <span className="visually-hidden">: {name}</span>
  </span>
)
