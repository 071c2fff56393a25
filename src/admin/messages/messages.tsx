import { answeringPath } from '#shared/paths.ts'
import type { InboxMessage } from '#shared/shapes/message-thread.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { DeletableTable } from '../lists/deletable-table.tsx'
import { ListKeys } from '../lists/list-keys.tsx'
import { ListPage } from '../lists/list-page.tsx'
import type { Column } from '../lists/table.tsx'
import type { Route } from './+types/messages'
import { inboxFilterIn, listMessages, withoutEmptyInboxPage } from './calls.ts'
import styles from './folders.module.css'
import { Folders } from './folders.tsx'
import { folderWords, hrefOfMessage, type InboxFilter, inboxQuery } from './inbox-filter.ts'
import { runMessageIntent, showToastOf } from './intents.ts'
import { Marks } from './marks.tsx'
import { messageFrom } from './message-from.ts'
import { NotSpam } from './not-spam.tsx'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  inbox: withoutEmptyInboxPage(await listMessages(request)),
  wish: inboxFilterIn(request),
})

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const result = await runMessageIntent(request)
  showToastOf(result)
  return result
}

const title = 'Messages'

export default function MessagesPage({ loaderData: { inbox, wish } }: Route.ComponentProps) {
  const { empty } = folderWords[wish.folder]
  return (
    <ListPage
      title={title}
      list={inbox}
      words={{
        loading: 'Loading messages',
        empty: wish.search ? 'No message here has these words.' : empty,
        failed: adminWording.edit.loadFailed,
      }}
      add={
        <ButtonLink variant="outline" to={answeringPath}>
          Answering
        </ButtonLink>
      }
      above={<Folders wish={wish} counts={isFailure(inbox) ? undefined : inbox.counts} />}
      hrefOf={(page) => inboxQuery(wish, { page: String(page) }) || '?'}
    >
      {(messages) => (
        <>
          <DeletableTable
            caption={title}
            items={messages}
            columns={columns}
            nameOf={messageFrom}
            consequence="It is gone for good, with our answers and notes."
            actions={(message) => <Actions message={message} wish={wish} />}
          />
          <div className={styles.keys}>
            <ListKeys only={['/', 'j', 'k', '?']} />
          </div>
        </>
      )}
    </ListPage>
  )
}

const columns: Column<InboxMessage>[] = [
  { name: 'Name', holds: 'heading', cell: (message) => <Marks message={message} /> },
  { name: 'Email', holds: 'address', cell: ({ email }) => email },
  { name: 'Message', holds: 'text', cell: ({ subject }) => <p>{subject}</p> },
]

const Actions = ({ message, wish }: { message: InboxMessage; wish: InboxFilter }) => (
  <>
    <ButtonLink variant="outline" to={hrefOfMessage(message._id, wish)} data-key="row">
      <span>
        View <span className="visually-hidden">{messageFrom(message)}</span>
      </span>
    </ButtonLink>
    {message.spamAt && <NotSpam message={message} />}
  </>
)
