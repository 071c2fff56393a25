import type { MessageAnswer } from '#shared/shapes/message-thread.ts'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import styles from './conversation.module.css'

const states: Record<MessageAnswer['state'], string> = {
  waiting: 'Waits in the outbox',
  sent: 'Sent',
  failed: 'Did not arrive',
  unknown: 'May not have arrived: somebody has to decide in the outbox',
  discarded: 'Deleted before it was sent',
}

/** What we have written back. */
export const Conversation = ({ answers }: { answers: MessageAnswer[] }) => {
  if (answers.length === 0) return null
  return (
    <Section title="Our answers">
      <ul className={styles.said}>
        {answers.map(({ _id, at, who, text, state, reason }) => (
          <li key={_id}>
            <p className={styles.by}>
              <strong>{who}</strong> <Moment at={at} /> <span data-state={state}>{states[state]}</span>
            </p>
            {reason && <p>{reason}</p>}
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
