/** The list of places of care: due checks first, and one tap records that the details are still right. */
import { Form, Link } from 'react-router'
import { regions } from '#shared/country/regions.ts'
import type { Place, PlaceCounts } from '#shared/shapes/place.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { placesWording } from '#shared/wording/places.ts'
import { ButtonLink } from '#ui/button.tsx'
import layout from '#ui/controls/layout.module.css'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Icon } from '#ui/icon.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-button.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { Day } from '../moment.tsx'
import styles from '../subscribers/subscribers.module.css'
import { focusToast } from '../toast-region.tsx'
import type { Route } from './+types/places'
import { listPlaces, newPlacePath, type PlaceTab, placePath, placeTabs, tabIn } from './calls.ts'
import { runPlaceIntent } from './intents.ts'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  list: await listPlaces(request),
  tab: tabIn(request),
  search: new URL(request.url).searchParams.get('search') ?? '',
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runPlaceIntent(request)

const title = 'Places of care'
const words = { loading: 'Loading places', failed: adminWording.edit.loadFailed }

export default function ManagePlaces({ loaderData: { list, tab, search } }: Route.ComponentProps) {
  return (
    <ListPage
      title={title}
      list={list}
      words={{ ...words, empty: search ? 'No places match. Try other words.' : emptyTexts[tab] }}
      hrefOf={(page) => `?${new URLSearchParams({ state: tab, search, page: String(page) })}`}
      add={
        <ButtonLink to={newPlacePath} data-key="n">
          <span>
            New<span className="visually-hidden"> place</span>
          </span>
        </ButtonLink>
      }
      above={<Filters tab={tab} search={search} counts={isFailure(list) ? undefined : list.counts} />}
    >
      {(places) => <ListTable isCompact caption={title} items={places} columns={columns} actions={actionsOf} />}
    </ListPage>
  )
}

const tabTexts: Record<PlaceTab, string> = {
  all: 'All',
  due: 'To check',
  waiting: 'New',
  listed: 'Listed',
  expired: 'Expired',
  closed: 'Closed',
  removed: 'Trash',
}

const emptyTexts: Record<PlaceTab, string> = {
  all: 'No places yet. Add the first one, then call to check it.',
  due: 'Nothing to check this week.',
  waiting: 'Every place has been checked.',
  listed: 'The public list is empty. A place appears there after its first check.',
  expired: 'No places have expired.',
  closed: 'No places have closed.',
  removed: 'The trash is empty.',
}

type FilterProps = { tab: PlaceTab; search: string; counts: PlaceCounts | undefined }

const Filters = ({ tab, search, counts }: FilterProps) => (
  <div className={layout.form}>
    <Tabs
      label="Places by state"
      tabs={placeTabs.map((each) => ({
        to: `?state=${each}`,
        text: tabTexts[each],
        count: counts?.[each],
        isCurrent: each === tab,
      }))}
    />
    <Form>
      <input type="hidden" name="state" value={tab} />
      <SearchField key={search} label="Name or town" defaultValue={search} />
    </Form>
  </div>
)

const columns: Column<Place>[] = [
  {
    name: 'Place',
    holds: 'heading',
    cell: ({ _id, name, town, region }) => (
      <>
        <Link to={placePath(_id)}>
          <strong>{name}</strong>
        </Link>
        <span className={styles.about}>{`${town}, ${regions[region]}`}</span>
      </>
    ),
  },
  { name: 'Phone', holds: 'detail', cell: ({ phones, whatsapp }) => <PhoneLink phone={phones[0] ?? whatsapp} /> },
  { name: 'Last check', holds: 'detail', cell: (place) => <Check place={place} /> },
]

/** The volunteer who checks the list on a phone calls with one tap. */
const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>

const Check = ({ place: { state, checkedOn, checkedHow = 'told' } }: { place: Place }) => {
  if (state === 'closed') return 'It has closed'
  if (!checkedOn) return 'Never'
  return (
    <>
      <Day at={checkedOn} />, {placesWording.ways[checkedHow]}
    </>
  )
}

const actionsOf = ({ _id: id, name, state }: Place) =>
  state === 'removed' ? (
    <IntentButton intent="restore" fields={{ id }} onDone={focusToast}>
      <Named action="Restore" name={name} />
    </IntentButton>
  ) : (
    <>
      <IntentButton intent="stillRight" fields={{ id }} onDone={focusToast}>
        <Named action="Still right, I called today" name={name} />
      </IntentButton>
      <IntentButton intent="remove" fields={{ id }} variant="danger" onDone={focusToast}>
        <Icon name="trash" />
        <Named action="Delete" name={name} />
      </IntentButton>
    </>
  )

const Named = ({ action, name }: { action: string; name: string }) => (
  <span>
    {action}
    <span className="visually-hidden">: {name}</span>
  </span>
)
