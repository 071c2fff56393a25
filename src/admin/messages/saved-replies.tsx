/** The list of saved replies (canned responses, templates), which users add, edit and delete. */

import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { SavedReply } from '#shared/shapes/reply-settings.ts'
import { Field, fieldsOf, TextArea } from '#ui/field.tsx'
import { Folded } from '../folded.tsx'
import { IntentForm, SubmitButton } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { Section } from '../page-heading.tsx'
import styles from './reply-settings.module.css'

/** Prepared replies to frequent questions. */
export const SavedReplies = ({ replies }: { replies: SavedReply[] }) => (
  <Section title="Saved replies">
    <p className="soft">
      You can insert a saved reply into your reply and edit it there. Never put medical advice here.
    </p>
    <ul className={styles.saved}>
      {replies.map((reply) => (
        <li key={reply._id}>
          <Folded name={reply.title}>
            <SavedReplyForm reply={reply} />
            <DeleteButton id={reply._id} name={`the reply “${reply.title}”`} consequence="You cannot undo this." />
          </Folded>
        </li>
      ))}
      <li>
        <Folded name="New saved reply" mustOpen={replies.length === 0}>
          <SavedReplyForm />
        </Folded>
      </li>
    </ul>
  </Section>
)

const SavedReplyForm = ({ reply }: { reply?: SavedReply }) => {
  const fetcher = useFetcher<ActionResult>()
  const failure = fetcher.data?.failure
  return (
    <IntentForm
      fetcher={fetcher}
      intent={reply ? 'change' : 'add'}
      errorsOf={['title', 'text']}
      isCleared={!reply}
      fields={reply ? { id: reply._id, version: reply.version } : {}}
      conflict={{ what: 'reply', theirs }}
    >
      <SavedReplyFields reply={reply} errors={failure?.errors} />
      <SubmitButton fetcher={fetcher} variant="outline">
        {reply ? 'Save reply' : 'Add reply'}
      </SubmitButton>
    </IntentForm>
  )
}

const theirs = ({ savedReply }: { savedReply: SavedReply }) => (
  <SavedReplyFields reply={savedReply} errors={undefined} />
)

type FieldsProps = { reply: SavedReply | undefined; errors: Record<string, string> | undefined }

const SavedReplyFields = ({ reply, errors }: FieldsProps) => {
  const field = fieldsOf(errors, reply)
  return (
    <>
      <Field label="Title" {...field('title')} required maxLength={limits.savedReplyTitle} />
      <TextArea label="Text" {...field('text')} rows={5} required maxLength={limits.replyText} />
    </>
  )
}
