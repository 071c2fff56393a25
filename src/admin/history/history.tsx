import { auditEventTexts } from '#shared/audit-events.ts'
import type { HistoryEntry } from '#shared/shapes/history.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { ListPage } from '../lists/list-page.tsx'
import { Moment } from '../moment.tsx'
import type { Route } from './+types/history'
import { historyHref, readHistory } from './calls.ts'
import { FilterForm } from './filter-form.tsx'
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

const Entry = ({ entry: { at, deed, who, about } }: { entry: HistoryEntry }) => (
  <li>
    <p>
      <strong>{who ?? (deed === 'signing.refused' ? 'Somebody unknown' : 'The site')}</strong> {auditEventTexts[deed]}
      {about && <span className={styles.about}> {about}</span>}
    </p>
    <Moment at={at} />
  </li>
)
