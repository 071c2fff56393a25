/** The page of one message: its text, replies (conversation, thread) and notes, and which message opens next. */

import { Link } from 'react-router'
import recordStyles from '#admin/record.module.css'
import { messagesPath } from '#shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { Conversation } from '../conversations/conversation.tsx'
import { Notes } from '../conversations/notes.tsx'
import { ReplyForm } from '../conversations/reply-form.tsx'
import { actionOf } from '../intents.ts'
import { ListKeys } from '../lists/list-keys.tsx'
import { Moment } from '../moment.tsx'
import { FailedPage } from '../page-heading.tsx'
import type { Route } from './+types/message'
import { type Inbox, openMessage } from './calls.ts'
import { folderWords, hrefOfInbox, hrefOfMessage } from './inbox-filter.ts'
import { runMessageIntent } from './intents.ts'
import { MarkList, marksOf } from './marks.tsx'
import styles from './message.module.css'
import { Assign, MessageDetail } from './message-detail.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => openMessage(request, params.id)

export const clientAction = actionOf(runMessageIntent, ({ params }: Route.ClientActionArgs) => params.id)

export default function MessagePage({ loaderData: opened }: Route.ComponentProps) {
  if (isFailure(opened))
    return <FailedPage title="Message" back={{ to: messagesPath, text: 'Back to messages' }} failure={opened} />
  const { thread, inbox, replySettings, savedReplies } = opened
  const { message, replies, notes } = thread
  const back = inbox ? hrefOfInbox(inbox.filter) : messagesPath
  return (
    <div className={`stack-6 ${styles.page}`}>
      {inbox && <Beside inbox={inbox} current={message._id} />}
      <div className={recordStyles.thread} key={message._id}>
        <MessageDetail
          message={message}
          next={inbox && neighboursOf(inbox, message._id).next?._id}
          back={{ to: back, text: 'Back to messages' }}
        />
        <Conversation replies={replies} />
        <ReplyForm email={message.email} quoted={message} replySettings={replySettings} savedReplies={savedReplies} />
        <Assign message={message} people={thread.people} />
        <Notes notes={notes} />
        <div className="actions">
          {inbox && <Steps inbox={inbox} current={message._id} />}
          <ListKeys only={['j', 'k', '?']} />
        </div>
      </div>
    </div>
  )
}

type Props = { inbox: Inbox; current: string }

/** The list from which the user opened the message, on wide screens only. */
const Beside = ({ inbox: { items, filter }, current }: Props) => (
  <nav className={styles.beside} aria-label={`Messages: ${folderWords[filter.folder].tab}`}>
    <ul>
      {items.map((message) => (
        <li key={message._id}>
          <Link to={hrefOfMessage(message._id, filter)} aria-current={message._id === current ? 'page' : undefined}>
            <strong>{message.name}</strong> <Moment at={message.createdAt} />
            <MarkList marks={marksOf(message)} />
            <span className={styles.excerpt}>{message.subject}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** The messages before and after this one in the list; for a message that is not in the list, its first one. */
const neighboursOf = ({ items }: Inbox, current: string) => {
  const at = items.findIndex(({ _id }) => _id === current)
  return { previous: items[at - 1], next: at < 0 ? items[0] : items[at + 1] }
}

/** Links to the previous and the next message, for touch screens and keyboard shortcuts. */
const Steps = ({ inbox, current }: Props) => {
  const { filter } = inbox
  const { previous, next } = neighboursOf(inbox, current)
  return (
    <>
      {previous && (
        <ButtonLink variant="outline" to={hrefOfMessage(previous._id, filter)} data-key="previous">
          Previous message
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="outline" to={hrefOfMessage(next._id, filter)} data-key="next">
          Next message
        </ButtonLink>
      )}
    </>
  )
}
