import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { DeletableTable } from '../lists/deletable-table.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Column } from '../lists/table.tsx'
import type { Route } from './+types/subscribers'
import { importPath, listSubscribers, settle } from './calls.ts'
import { ExportButton } from './export-button.tsx'
import { Filters, hrefFor, stateWords } from './filters.tsx'
import { AskAgain, ConfirmByHand } from './subscriber-actions.tsx'
import styles from './subscribers.module.css'

export { onlyWhenDone as shouldRevalidate } from '../intents.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listSubscribers(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => settle(request)

const title = 'Subscribers'
const words = { loading: 'Loading subscribers', empty: 'No subscribers yet', failed: adminWording.edit.loadFailed }

export default function Subscribers({ loaderData: { list, wish } }: Route.ComponentProps) {
  const isWish = Object.values(wish).some(Boolean)
  return (
    <ListPage
      title={title}
      list={list}
      words={isWish ? { ...words, empty: 'Nobody is like this' } : words}
      hrefOf={hrefFor(wish)}
      add={<Ways />}
      above={<Filters wish={wish} counts={isFailure(list) ? undefined : list.counts} />}
    >
      {(subscribers) => (
        <DeletableTable
          caption={title}
          items={subscribers}
          columns={columns}
          nameOf={({ email }) => email}
          consequence="They get no more emails. It cannot be taken back."
          actions={(subscriber) => <Actions subscriber={subscriber} />}
        />
      )}
    </ListPage>
  )
}

const Ways = () => (
  <div className={styles.ways}>
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

const aboutOf = ({ state, isDoubtful, confirmReason, leftReason, stoppedWhy }: Subscriber) =>
  [
    stateWords[state],
    state === 'waiting' && isDoubtful && 'perhaps a robot: not asked yet',
    state === 'confirmed' && confirmReason && `by hand: ${confirmReason}`,
    state === 'left' && leftReason,
    state === 'bouncing' && stoppedWhy,
  ]
    .filter(Boolean)
    .join(', ')

const Actions = ({ subscriber }: { subscriber: Subscriber }) =>
  subscriber.state === 'waiting' ? (
    <>
      <AskAgain subscriber={subscriber} />
      <ConfirmByHand subscriber={subscriber} />
    </>
  ) : null
