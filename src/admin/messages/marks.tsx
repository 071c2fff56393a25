/** The marks (status badges) of a message or a question, like answered, assigned or possible spam. */

import styles from '#admin/lists/marks.module.css'
import type { SpamReason } from '#shared/inbox.ts'
import type { InboxMessage } from '#shared/shapes/message.ts'

const reasons: Record<SpamReason, string> = {
  bot: 'a robot filled it in',
  tooFast: 'it was sent too fast, with a link',
  links: 'it contains many links',
  repeated: 'the same text was sent many times',
}

export const marksOf = (message: InboxMessage) => {
  const { isUrgent, readAt, answeredAt, archivedAt, spamAt, assignedTo } = message
  return [
    isUrgent && !answeredAt && !spamAt && 'May be urgent',
    !readAt && 'Unread',
    answeredAt && 'Answered',
    archivedAt && 'Archived',
    spamMark(message),
    assignedTo && `Assigned to ${assignedTo.name}`,
  ]
}

/** A message with urgent words stays in the inbox, with a warning that it may be spam. */
const spamMark = ({ spamAt, spamReason }: InboxMessage) => {
  if (spamReason) return `${spamAt ? 'Spam' : 'Looks like spam'}: ${reasons[spamReason]}`
  return spamAt && 'Spam'
}

/** In words, never as a colour alone. */
export const MarkList = ({ marks }: { marks: (string | false | undefined)[] }) => (
  <span className={styles.marks}>
    {marks
      .filter((mark) => typeof mark === 'string')
      .map((mark) => (
        <span
          key={mark}
          className={styles.mark}
          data-urgent={mark === 'May be urgent' || undefined}
          data-unread={mark === 'Unread' || undefined}
        >
          {mark}
        </span>
      ))}
  </span>
)

export const messageFrom = ({ name }: { name: string }) => `the message from ${name}`
