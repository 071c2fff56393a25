/** The messages of one folder as a table: the whole row opens a message, and several can be selected. */

import { useFetcher } from 'react-router'
import styles from '#admin/lists/marks.module.css'
import type { Folder } from '#shared/inbox.ts'
import type { InboxMessage } from '#shared/shapes/message.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AskButton } from '../form-dialog.tsx'
import { FailureAlert, IntentButton } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { ListKeys } from '../lists/list-keys.tsx'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { type BulkButton, SelectBox, type Selection, SelectionBar, useSelection } from '../lists/selection.tsx'
import { Moment } from '../moment.tsx'
import { hrefOfMessage, type InboxFilter } from './inbox-filter.ts'
import { MarkList, marksOf, messageFrom } from './marks.tsx'

type Props = { messages: InboxMessage[]; filter: InboxFilter }

export const MessageTable = ({ messages, filter }: Props) => {
  const selection = useSelection(messages)
  const fetcher = useFetcher<ActionResult>()
  return (
    <div className={styles.inbox}>
      <FailureAlert failure={fetcher.data?.failure} />
      <div className={styles.above}>
        <SelectionBar selection={selection} fetcher={fetcher} actions={bulkButtons(filter.folder)}>
          <DeleteSelected messages={messages.filter(({ _id }) => selection.ids.has(_id))} />
        </SelectionBar>
        {filter.folder === 'spam' && selection.ids.size === 0 && <EmptySpam />}
      </div>
      <ListTable
        caption="Messages"
        items={messages}
        columns={columnsOf(selection)}
        actions={(message) => <Actions message={message} filter={filter} />}
      />
      <div className={styles.keys}>
        <ListKeys only={['/', 'j', 'k', 'x', '?']} />
      </div>
    </div>
  )
}

const consequence = 'The message, our replies and notes will be deleted permanently.'

/** The names in the confirmation: enough to recognise the selection. */
const shownNames = 5

const DeleteSelected = ({ messages }: { messages: InboxMessage[] }) => {
  const names = messages.slice(0, shownNames).map(({ name }) => name)
  const more = messages.length - names.length
  return (
    <AskButton
      button="Delete"
      question={`Delete ${messages.length === 1 ? 'one message' : `${messages.length} messages`}?`}
      explanation={
        <p>
          From {names.join(', ')}
          {more > 0 && ` and ${more} more`}.{' '}
          {messages.length === 1 ? consequence : 'The messages, our replies and notes will be deleted permanently.'}
        </p>
      }
      intent="delete"
      fields={{ id: messages.map(({ _id }) => _id).join() }}
    />
  )
}

const EmptySpam = () => (
  <AskButton
    button="Delete all spam"
    question="Delete all spam?"
    explanation={<p>Every message in the folder Spam will be deleted permanently.</p>}
    intent="emptySpam"
    confirm="Delete"
  />
)

const archive: BulkButton = { intent: 'archive', text: 'Archive' }
const others: BulkButton[] = [
  { intent: 'read', text: 'Mark as read' },
  { intent: 'unread', text: 'Mark as unread' },
  { intent: 'spam', text: 'Spam' },
]

const bulkButtons = (folder: Folder): BulkButton[] => {
  if (folder === 'archived') return [{ intent: 'unarchive', text: 'Move to inbox' }, ...others]
  if (folder === 'spam')
    return [{ intent: 'notSpam', text: 'Not spam' }, ...others.filter(({ intent }) => intent !== 'spam')]
  return [archive, ...others]
}

const columnsOf = (selection: Selection): Column<InboxMessage>[] => [
  {
    name: 'Name',
    holds: 'heading',
    cell: (message, index) => (
      <div className={styles.who}>
        <SelectBox selection={selection} id={message._id} index={index} name={messageFrom(message)} />
        <strong className={styles.name} data-read={message.readAt ? '' : undefined}>
          {message.name}
        </strong>
        <Moment at={message.createdAt} />
      </div>
    ),
  },
  { name: 'Email', holds: 'address', isPlain: true, cell: ({ email }) => email },
  {
    name: 'Message',
    holds: 'text',
    cell: (message) => (
      <>
        <p>{message.subject}</p>
        <MarkList marks={marksOf(message)} />
      </>
    ),
  },
]

const Actions = ({ message, filter }: { message: InboxMessage; filter: InboxFilter }) => (
  <>
    <ButtonLink variant="outline" to={hrefOfMessage(message._id, filter)} data-key="row" about={messageFrom(message)}>
      View
    </ButtonLink>
    {message.spamAt && <NotSpam message={message} />}
    <DeleteButton id={message._id} name={messageFrom(message)} consequence={consequence} />
  </>
)

const NotSpam = ({ message }: { message: InboxMessage }) => (
  <IntentButton intent="notSpam" fields={{ id: message._id }} about={`: ${messageFrom(message)}`}>
    Not spam
  </IntentButton>
)
