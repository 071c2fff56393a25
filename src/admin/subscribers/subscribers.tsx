import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { wording } from '#shared/wording.ts'
import { DeletableTable } from '../lists/deletable-table.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Column } from '../lists/table.tsx'
import type { Route } from './+types/subscribers'
import { deleteSubscriber, listSubscribers } from './calls.ts'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listSubscribers(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => deleteSubscriber(request)

const title = 'Subscribers'
const words = { loading: 'Loading subscribers', empty: 'No subscribers yet', failed: wording.edit.loadFailed }
const columns: Column<Subscriber>[] = [
  { name: 'Email', holds: 'heading', cell: ({ email }) => <strong>{email}</strong> },
]

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage title={title} list={loaderData} words={words}>
      {(subscribers) => (
        <DeletableTable
          caption={title}
          items={subscribers}
          columns={columns}
          nameOf={({ email }) => email}
          consequence="They get no more letters. It cannot be taken back."
        />
      )}
    </ListPage>
  )
}
