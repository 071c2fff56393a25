/** The audit log (activity log): who changed what, and when, with its filters. */

import { Link } from 'react-router'
import entryStyles from '#admin/lists/entries.module.css'
import { auditEventGroups, auditEventTexts, auditGroupNames } from '#shared/audit-events.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { keysOf } from '#shared/keys.ts'
import {
  imagesPath,
  manageEventsPath,
  manageNewslettersPath,
  managePlacesPath,
  manageQuestionsPath,
} from '#shared/paths.ts'
import type { HistoryEntry, HistoryKind } from '#shared/shapes/history.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { adminApi, isFailure } from '../api.ts'
import { FilterForm, useFilter } from '../lists/filter-controls.tsx'
import { defineFilters } from '../lists/filters.ts'
import { ListPage } from '../lists/list-page.tsx'
import { Moment } from '../moment.tsx'
import { listFrom, pageQuery } from '../page.ts'
import type { Route } from './+types/history'
import styles from './history.module.css'

const filters = defineFilters({ who: '', kind: ['', ...keysOf(auditEventGroups)] })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const query = { ...pageQuery(request), ...filters.chosen(request.url) }
  return listFrom(request, 'history', () => adminApi(request).history.$get({ query }))
}

const words = { loading: 'Loading the history', empty: 'Nobody has changed anything yet.' }

export default function HistoryPage({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      title="History"
      list={list}
      words={words}
      above={!isFailure(list) && <HistoryFilter people={list.people} names={list.names} />}
    >
      {(entries) => (
        <ol className={entryStyles.entries}>
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} names={isFailure(list) ? {} : list.names} />
          ))}
        </ol>
      )}
    </ListPage>
  )
}

type EntryProps = { entry: HistoryEntry; names: Record<string, string> }

const Entry = ({ entry: { at, event, who, name, about, ref }, names }: EntryProps) => (
  <li>
    <p>
      <strong>{name ?? who ?? (event === 'signing.refused' ? 'An unknown person' : 'The site')}</strong>{' '}
      {auditEventTexts[event]}{' '}
      {ref ? (
        <Link to={`${pathOf[ref.kind]}/${ref._id}`}>{about || 'without a title'}</Link>
      ) : (
        <span className={styles.about}>{about.replace(/^[^\s:]+@[^\s:]+/, (email) => names[email] ?? email)}</span>
      )}
    </p>
    <Moment at={at} />
  </li>
)

const pathOf: Record<HistoryKind, string> = {
  news: newsFeed.editPath,
  blog: blogFeed.editPath,
  pictures: imagesPath,
  newsletters: manageNewslettersPath,
  events: manageEventsPath,
  places: managePlacesPath,
  questions: manageQuestionsPath,
}

const HistoryFilter = ({ people, names }: { people: string[]; names: Record<string, string> }) => {
  const { who, kind } = useFilter(filters)
  return (
    <FilterForm filters={filters} className={styles.filter}>
      <Select
        label="Who"
        name="who"
        defaultValue={who}
        none="Anyone"
        options={people.map((email) => [email, names[email] ?? email] as const)}
      />
      <Select label="What" name="kind" defaultValue={kind} none="All" options={auditGroupNames} />
      <Button variant="outline">Show</Button>
    </FilterForm>
  )
}
