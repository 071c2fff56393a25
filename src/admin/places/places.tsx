/** The list of places of care: due checks first, and one tap records that the details are still right. */

import { Link } from 'react-router'
import { telUrl } from '#shared/country/phone.ts'
import { regions } from '#shared/country/regions.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording } from '#shared/wording/places.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { FilterSearch, FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import { Day } from '../moment.tsx'
import { focusToast } from '../toast-region.tsx'
import type { Route } from './+types/places'
import { listPlaces, newPlacePath, placeFilters, placePath } from './calls.ts'
import { runPlaceIntent } from './intents.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listPlaces(request)

export const clientAction = actionOf(runPlaceIntent)

const title = 'Places of care'
export default function ManagePlaces({ loaderData: list }: Route.ComponentProps) {
  const { state, search } = useFilter(placeFilters)
  return (
    <ListPage
      title={title}
      list={list}
      words={{ loading: 'Loading places', empty: search ? 'No places match. Try other words.' : tabs[state].empty }}
      add={
        <ButtonLink to={newPlacePath} data-key="n">
          New place
        </ButtonLink>
      }
      begin={{ to: newPlacePath, text: 'Add a place of care' }}
      above={
        <>
          <FilterTabs
            filters={placeFilters}
            name="state"
            label="Places by status"
            tabs={tabs}
            toDo="due"
            counts={isFailure(list) ? undefined : list.counts}
          />
          <FilterSearch filters={placeFilters} label="Name or town" />
        </>
      }
    >
      {(places) => <ListTable caption={title} items={places} columns={columns} actions={actionsOf} />}
    </ListPage>
  )
}

const tabs = {
  all: { tab: 'All', empty: 'No places yet. Add the first one, then call to check it.' },
  due: { tab: 'To check', empty: 'Nothing to check this week.' },
  waiting: { tab: 'New', empty: 'Every place has been checked.' },
  listed: { tab: 'Listed', empty: 'The public list is empty. A place appears there after its first check.' },
  expired: { tab: 'Expired', empty: 'No place was taken off the list because nobody checked it.' },
  closed: { tab: 'Closed', empty: 'No place on your list has closed for good.' },
  removed: { tab: 'Trash', empty: 'The trash is empty.' },
}

const columns: Column<Place>[] = [
  {
    name: 'Place',
    holds: 'heading',
    cell: ({ _id, name, town, region }) => (
      <>
        <Link to={placePath(_id)}>
          <strong>{name}</strong>
        </Link>
        <p className="soft">{`${town}, ${regions[region]}`}</p>
      </>
    ),
  },
  {
    name: 'Phone',
    holds: 'detail',
    isPlain: true,
    cell: ({ phones, whatsapp }) => <PhoneLink phone={phones[0] ?? whatsapp} />,
  },
  { name: 'Last check', holds: 'detail', cell: (place) => <Check place={place} /> },
]

/** The volunteer who checks the list on a phone calls with one tap. */
const PhoneLink = ({ phone }: { phone: string }) => <a href={telUrl(phone)}>{phone}</a>

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
    <IntentButton intent="restore" fields={{ id }} onDone={focusToast} about={`: ${name}`}>
      Restore
    </IntentButton>
  ) : (
    <IntentButton intent="stillRight" fields={{ id }} onDone={focusToast} about={`: ${name}`}>
      Still right, I called today
    </IntentButton>
  )
