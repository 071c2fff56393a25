/** The list of volunteers, with filters by state, words, role and day, and CSV export. */

import { Link } from 'react-router'
import titleStyles from '#admin/lists/titles.module.css'
import { regions } from '#shared/country/regions.ts'
import { longDay } from '#shared/format.ts'
import { manageVolunteersPath } from '#shared/paths.ts'
import type { Volunteer, VolunteerCounts } from '#shared/shapes/volunteer.ts'
import { daysOfWeek } from '#shared/volunteers.ts'
import { Select } from '#ui/field.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { actionOf } from '../intents.ts'
import { FilterSearch, FilterTabs, useFilter } from '../lists/filter-controls.tsx'
import { type Column, ListPage, ListTable } from '../lists/list-page.tsx'
import type { Route } from './+types/volunteers'
import { loadVolunteers, runVolunteerIntent, volunteerFilters } from './calls.ts'
import { volunteerStateText, volunteerStateWords } from './state-words.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadVolunteers(request)

export const clientAction = actionOf(runVolunteerIntent)

const title = 'Volunteers'

export default function Volunteers({ loaderData: { list, roles } }: Route.ComponentProps) {
  const { state, search, role, day } = useFilter(volunteerFilters)
  const isFiltered = [search, role, day].some(Boolean)
  return (
    <ListPage
      title={title}
      list={list}
      words={{
        loading: 'Loading volunteers',
        empty: isFiltered
          ? 'No volunteers match. Choose another status, role or day, or try other words.'
          : state === 'new'
            ? 'No volunteer is waiting for an answer.'
            : 'No volunteers yet. People who fill in the form on Get involved appear here, and those whom you add from a paper list.',
      }}
      add={<IntentButton intent="export">Download as CSV</IntentButton>}
      begin={{ to: `${manageVolunteersPath}/new`, text: 'Add a volunteer' }}
      above={<Filters roles={roles} counts={isFailure(list) ? undefined : list.counts} />}
    >
      {(volunteers) => <ListTable caption={title} items={volunteers} columns={columns} />}
    </ListPage>
  )
}

type FiltersProps = { roles: string[]; counts: VolunteerCounts | undefined }

const Filters = ({ roles, counts }: FiltersProps) => {
  const { role, day } = useFilter(volunteerFilters)
  const chosen = [role, day && daysOfWeek[day]].filter(Boolean).join(', ')
  return (
    <>
      <FilterTabs
        filters={volunteerFilters}
        name="state"
        label="Volunteers by status"
        tabs={{ all: 'All', ...volunteerStateWords }}
        toDo="new"
        counts={counts}
      />
      <FilterSearch
        filters={volunteerFilters}
        label="Search by name, town or role"
        placeholder="Name or town"
        chosen={chosen}
      >
        {/* A role that is no longer offered can still be chosen while the address contains it. */}
        <Select
          label="Would like to"
          name="role"
          defaultValue={role}
          none="Anything"
          options={[...new Set([...roles, ...(role ? [role] : [])])]}
        />
        <Select label="Can help on" name="day" defaultValue={day} none="Any day" options={daysOfWeek} />
      </FilterSearch>
    </>
  )
}

const columns: Column<Volunteer>[] = [
  {
    name: 'Name',
    holds: 'heading',
    cell: (volunteer) => (
      <>
        <Link className={titleStyles.title} to={`${manageVolunteersPath}/${volunteer._id}`}>
          {volunteer.name}
        </Link>
        <p className="soft">{aboutOf(volunteer)}</p>
      </>
    ),
  },
  { name: 'Would like to', holds: 'text', cell: ({ roles }) => roles.join(', ') },
]

const aboutOf = (volunteer: Volunteer) => {
  const { town, region, isAdult, isSuspicious, createdAt } = volunteer
  return [
    volunteerStateText(volunteer),
    [town, region && regions[region]].filter(Boolean).join(', '),
    !isAdult && 'under 18',
    isSuspicious && 'perhaps from a robot: no email sent',
    longDay(createdAt),
  ]
    .filter(Boolean)
    .join(' · ')
}
