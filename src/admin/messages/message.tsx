import { redirect } from 'react-router'
import { messagesPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { ListKeys } from '../lists/list-keys.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/message'
import { AnswerForm } from './answer-form.tsx'
import { Beside, Steps } from './beside.tsx'
import { inboxFilterIn, openMessage } from './calls.ts'
import { Conversation } from './conversation.tsx'
import { inboxQuery } from './inbox-filter.ts'
import { leavesMessage, runMessageIntent, showToastOf } from './intents.ts'
import styles from './message.module.css'
import { MessageDetail } from './message-detail.tsx'
import { Notes } from './notes.tsx'

export { onlyWhenDone as shouldRevalidate } from '../only-when-done.ts'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => openMessage(request, params.id)

export const clientAction = async ({ request, params }: Route.ClientActionArgs) => {
  const wish = inboxFilterIn(request)
  const result = await runMessageIntent(request, params.id)
  if (!leavesMessage(result)) return result
  showToastOf(result)
  return redirect(messagesPath + inboxQuery(wish, { page: wish.page }))
}

export default function MessagePage({ loaderData: opened }: Route.ComponentProps) {
  if (isFailure(opened))
    return (
      <>
        <PageHeading title="Message" back={{ to: messagesPath, text: 'Back to messages' }} />
        <LoadFailure text={adminWording.edit.loadFailed} reason={opened.reason} />
      </>
    )
  const { thread, inbox, answering, cannedAnswers } = opened
  const { message, answers, notes } = thread
  const back = inbox ? messagesPath + inboxQuery(inbox.wish, { page: inbox.wish.page }) : messagesPath
  return (
    <div className={styles.page}>
      {inbox && <Beside inbox={inbox} current={message._id} />}
      <div className={styles.thread} key={message._id}>
        <MessageDetail thread={thread} back={{ to: back, text: 'Back to messages' }} />
        <Conversation answers={answers} />
        <AnswerForm message={message} answering={answering} cannedAnswers={cannedAnswers} />
        <Notes notes={notes} />
        <div className={styles.steps}>
          {inbox && <Steps inbox={inbox} current={message._id} />}
          <ListKeys only={['j', 'k', '?']} />
        </div>
      </div>
    </div>
  )
}
