/** The internal notes (comments) on a message. */

import { useFetcher } from 'react-router'
import recordStyles from '#admin/record.module.css'
import { limits } from '#shared/limits.ts'
import type { MessageNote } from '#shared/shapes/message.ts'
import { fieldsOf, TextArea } from '#ui/field.tsx'
import { IntentForm, SubmitButton } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import styles from './conversation.module.css'

/** Only users of the admin area see the notes; the sender receives them only with a request for personal data. */
export const Notes = ({ notes }: { notes: MessageNote[] }) => {
  const fetcher = useFetcher<ActionResult>()
  return (
    <Section title="Notes for colleagues">
      <ul className={`plain-list stack-3 ${styles.said}`}>
        {notes.map((note) => (
          <NoteRow key={note._id} note={note} />
        ))}
      </ul>
      <IntentForm fetcher={fetcher} intent="note" errorsOf={['text']} isCleared>
        <TextArea
          label="Note"
          {...fieldsOf(fetcher.data?.failure?.errors)('text')}
          rows={2}
          required
          maxLength={limits.note}
          hint="Notes are never sent, but senders can see them if they request their personal data."
        />
        <SubmitButton fetcher={fetcher} variant="outline">
          Add note
        </SubmitButton>
      </IntentForm>
    </Section>
  )
}

const NoteRow = ({ note: { _id, who, at, text } }: { note: MessageNote }) => (
  <li>
    <p className={recordStyles.by}>
      <strong>{who}</strong> <Moment at={at} />
    </p>
    <p className={styles.replyText}>{text}</p>
    <DeleteButton id={_id} name={`the note of ${who}`} consequence="You cannot undo this." intent="removeNote" />
  </li>
)
