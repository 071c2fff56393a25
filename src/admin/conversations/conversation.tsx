/** Our replies to a message or a volunteer, each with the state of its email. */

import recordStyles from '#admin/record.module.css'
import type { MessageReply } from '#shared/shapes/message.ts'
import { Moment } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import styles from './conversation.module.css'

const states: Record<MessageReply['state'], string> = {
  waiting: 'Waiting in the outbox',
  sent: 'Sent',
  failed: 'Not delivered',
  unknown: 'May not have been delivered: decide in the outbox',
  discarded: 'Deleted before it was sent',
}

/** The replies that were sent. */
export const Conversation = ({ replies }: { replies: MessageReply[] }) => {
  if (replies.length === 0) return null
  return (
    <Section title="Our replies">
      <ul className={`plain-list stack-3 ${styles.said}`}>
        {replies.map(({ _id, at, who, text, state, reason }) => (
          <li key={_id}>
            <p className={recordStyles.by}>
              <strong>{who}</strong> <Moment at={at} /> <span data-state={state}>{states[state]}</span>
            </p>
            {reason && <p>{reason}</p>}
            <p className={styles.replyText}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
