import type { Message } from '#shared/shapes/message.ts'
import { wording } from '#shared/wording.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DeletableTable } from '../lists/deletable-table.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Column } from '../lists/table.tsx'
import type { Route } from './+types/messages'
import { deleteMessage, listMessages } from './calls.ts'
import { messageFrom } from './letter.tsx'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listMessages(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => deleteMessage(request)

const title = 'Messages'
const words = { loading: 'Loading messages', empty: 'No messages yet', failed: wording.edit.loadFailed }

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage title={title} list={loaderData} words={words}>
      {(messages) => (
        <DeletableTable
          caption={title}
          items={messages}
          columns={columns}
          nameOf={messageFrom}
          consequence="It is gone for good."
          actions={(message) => <ViewLink message={message} />}
        />
      )}
    </ListPage>
  )
}

const columns: Column<Message>[] = [
  { name: 'Name', holds: 'heading', cell: ({ name }) => <strong>{name}</strong> },
  { name: 'Email', holds: 'detail', cell: ({ email }) => email },
  { name: 'Message', holds: 'text', cell: ({ subject }) => <p>{subject}</p> },
]

const ViewLink = ({ message }: { message: Message }) => (
  <ButtonLink variant="outline" to={`/messages/${message._id}`}>
    <span>
      View <span className="visually-hidden">{messageFrom(message)}</span>
    </span>
  </ButtonLink>
)
