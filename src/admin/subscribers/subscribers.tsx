/** The list of subscribers. */

import { useState } from 'react'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { adminApi, isFailure } from '../api.ts'
import { DeletableTable } from '../lists/delete-table.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Column } from '../lists/table.tsx'
import { saveFile } from '../save-file.ts'
import type { Route } from './+types/subscribers'
import { importPath, loadSubscribers, runSubscriberAction } from './calls.ts'
import { Filters, hrefFor, subscriberStateWords } from './filters.tsx'
import { ConfirmManually, ResendConfirmation } from './subscriber-actions.tsx'
import styles from './subscribers.module.css'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadSubscribers(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => runSubscriberAction(request)

const title = 'Subscribers'
const words = { loading: 'Loading subscribers', empty: 'No subscribers yet', failed: adminWording.edit.loadFailed }

export default function Subscribers({ loaderData: { list, query } }: Route.ComponentProps) {
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <ListPage
      title={title}
      list={list}
      words={isFiltered ? { ...words, empty: 'No subscribers match these filters' } : words}
      hrefOf={hrefFor(query)}
      add={<ListActions />}
      above={<Filters query={query} counts={isFailure(list) ? undefined : list.counts} />}
    >
      {(subscribers) => (
        <DeletableTable
          caption={title}
          items={subscribers}
          columns={columns}
          nameOf={({ email }) => email}
          consequence="They will get no more newsletters. This cannot be undone."
          actions={(subscriber) => <Actions subscriber={subscriber} />}
        />
      )}
    </ListPage>
  )
}

const ListActions = () => (
  <div className={styles.actions}>
    <ButtonLink variant="outline" to={importPath}>
      Import a file
    </ButtonLink>
    <ExportButton />
  </div>
)

const columns: Column<Subscriber>[] = [
  {
    name: 'Email',
    holds: 'heading',
    cell: (subscriber) => (
      <>
        <strong>{subscriber.email}</strong>
        <span className={styles.about}>{aboutOf(subscriber)}</span>
      </>
    ),
  },
]

const aboutOf = ({ state, isSuspicious, confirmReason, unsubscribeReason, bounceReason }: Subscriber) =>
  [
    subscriberStateWords[state],
    state === 'waiting' && isSuspicious && 'possibly a bot: not asked yet',
    state === 'confirmed' && confirmReason && `confirmed manually: ${confirmReason}`,
    state === 'unsubscribed' && unsubscribeReason,
    state === 'bounced' && bounceReason,
  ]
    .filter(Boolean)
    .join(', ')

const Actions = ({ subscriber }: { subscriber: Subscriber }) =>
  subscriber.state === 'waiting' ? (
    <>
      <ResendConfirmation subscriber={subscriber} />
      <ConfirmManually subscriber={subscriber} />
    </>
  ) : null

/** Exports all subscribers and ignores the filters. */
const ExportButton = () => {
  const [alert, setAlert] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const call = () => adminApi(new Request(location.href)).subscribe.export.$get()
    const saved = await saveFile(call, 'voima-subscribers.csv')
    setAlert(isFailure(saved) ? saved.reason : undefined)
    setBusy(false)
  }
  return (
    <>
      <Button type="button" variant="outline" isBusy={isBusy} onClick={save}>
        Download as CSV
      </Button>
      {alert && <Alert kind="failure">{alert}</Alert>}
    </>
  )
}
