/** The audit log (activity log): who changed what, and when, with its filters. */

import { Form, Link } from 'react-router'
import { type AuditEventGroup, auditEventGroups, auditEventTexts, auditGroupNames } from '#shared/audit-events.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import {
  imagesPath,
  manageEventsPath,
  manageNewslettersPath,
  managePlacesPath,
  manageQuestionsPath,
} from '#shared/paths.ts'
import type { HistoryEntry, HistoryKind } from '#shared/shapes/history.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { adminApi, bodyOf, type Failure, isFailure } from '../api.ts'
import { ListPage } from '../lists/list-page.tsx'
import { Moment } from '../moment.tsx'
import { type PageOf, pageQuery } from '../page.ts'
import type { Route } from './+types/history'
import styles from './history.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readHistory(request)

const words = { loading: 'Loading the history', empty: 'Nothing yet', failed: adminWording.edit.loadFailed }

export default function HistoryPage({ loaderData: { list, people, filter } }: Route.ComponentProps) {
  return (
    <ListPage
      title="History"
      list={list}
      words={words}
      above={<FilterForm people={people} filter={filter} />}
      hrefOf={historyHref(filter)}
    >
      {(entries) => (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
    </ListPage>
  )
}

const Entry = ({ entry: { at, event, who, name, about, ref } }: { entry: HistoryEntry }) => (
  <li>
    <p>
      <strong title={who}>{name ?? who ?? (event === 'signing.refused' ? 'An unknown person' : 'The site')}</strong>{' '}
      {auditEventTexts[event]}{' '}
      {ref ? (
        <Link to={`${pathOf[ref.kind]}/${ref._id}`}>{about || 'without a title'}</Link>
      ) : (
        <span className={styles.about}>{about}</span>
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

/** A plain GET form, so that the filters are in the URL. */
const FilterForm = ({ people, filter }: { people: string[]; filter: Filter }) => (
  <Form className={styles.filter} key={JSON.stringify(filter)}>
    <Select label="Who" name="who" defaultValue={filter.who} none="Anyone" options={people} />
    <Select label="What" name="kind" defaultValue={filter.kind} none="All" options={auditGroupNames} />
    <Button variant="outline">Show</Button>
  </Form>
)

/** The filters of the audit log; an empty value means no filter. */
type Filter = { who: string; kind: AuditEventGroup | '' }
type HistoryData = { list: PageOf<HistoryEntry> | Failure; people: string[]; filter: Filter }

const readHistory = async (request: Request): Promise<HistoryData> => {
  const filter = filterIn(new URL(request.url).searchParams)
  const body = await bodyOf(() =>
    adminApi(request).history.$get({ query: { ...pageQuery(request), ...asked(filter) } }),
  )
  if (isFailure(body)) return { list: body, people: [], filter }
  const { history: items, people, ...pages } = body
  return { list: { items, ...pages }, people, filter }
}

const isKind = (text: string): text is AuditEventGroup => Object.hasOwn(auditEventGroups, text)

const filterIn = (query: URLSearchParams): Filter => {
  const kind = query.get('kind') ?? ''
  return { who: query.get('who') ?? '', kind: isKind(kind) ? kind : '' }
}

const asked = ({ who, kind }: Filter) => ({ ...(who && { who }), ...(kind && { kind }) })

const historyHref = (filter: Filter) => (page: number) =>
  `?${new URLSearchParams({ ...asked(filter), page: String(page) })}`
