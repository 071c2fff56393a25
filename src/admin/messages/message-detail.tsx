/** The text and sender of one message, with its actions, and the form that assigns it to a colleague. */

import { useFetcher } from 'react-router'
import recordStyles from '#admin/record.module.css'
import type { InboxMessage, Person } from '#shared/shapes/message.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { goToReply } from '../conversations/reply-form.tsx'
import { IntentButton, IntentForm, SubmitButton } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { Moment } from '../moment.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { type Back, BackLink, PageTitle, Section } from '../page-heading.tsx'
import { MarkList, marksOf, messageFrom } from './marks.tsx'

/** `next`: the message that opens after this one was archived, moved to spam or deleted. */
type Props = { message: InboxMessage; next: string | undefined; back: Back }

export const MessageDetail = ({ message, next, back }: Props) => {
  const { name, email, subject, createdAt } = message
  return (
    <>
      <PageTitle title={`Message from ${name}`} />
      <BackLink {...back} />
      <article className={recordStyles.message}>
        <h1>{name}</h1>
        <MarkList marks={marksOf(message)} />
        <p className={recordStyles.from}>
          <span>{email}</span>
          <Moment at={createdAt} />
        </p>
        <p className={recordStyles.text}>{subject}</p>
        <Actions message={message} fields={next ? { next } : {}} />
      </article>
    </>
  )
}

type ActionsProps = { message: InboxMessage; fields: Record<string, string> }

const Actions = ({ message, fields }: ActionsProps) => (
  <div className={recordStyles.actions}>
    <Button type="button" onClick={goToReply}>
      Reply
    </Button>
    {message.archivedAt ? (
      <IntentButton intent="unarchive">Move to inbox</IntentButton>
    ) : (
      <IntentButton intent="archive" fields={fields}>
        Archive
      </IntentButton>
    )}
    <MoreMenu>
      {() => (
        <>
          {message.spamAt ? (
            <IntentButton intent="notSpam">Not spam</IntentButton>
          ) : (
            <IntentButton intent="spam" fields={fields}>
              Spam
            </IntentButton>
          )}
          <IntentButton intent="unread">Mark as unread</IntentButton>
          {!message.answeredAt && <IntentButton intent="answered">Mark as answered</IntentButton>}
        </>
      )}
    </MoreMenu>
    <Deleting message={message} fields={fields} />
  </div>
)

const Deleting = ({ message, fields }: ActionsProps) => (
  <DeleteButton
    id={message._id}
    fields={fields}
    name={messageFrom(message)}
    consequence="The message, our replies and notes will be deleted permanently."
  />
)

/** Assigns the message to a colleague. */
export const Assign = ({ message, people }: { message: InboxMessage; people: Person[] }) => {
  const fetcher = useFetcher<ActionResult>()
  const theirs = (current: { message: InboxMessage }) => (
    <PersonSelect message={current.message} people={people} error={undefined} />
  )
  return (
    <Section title="Assign">
      <IntentForm
        fetcher={fetcher}
        intent="assign"
        className={recordStyles.assign}
        fields={{ version: message.version }}
        conflict={{ what: 'message', theirs }}
      >
        <PersonSelect message={message} people={people} error={fetcher.data?.failure?.errors.assignedTo} />
        <SubmitButton fetcher={fetcher} variant="outline">
          Assign
        </SubmitButton>
      </IntentForm>
    </Section>
  )
}

type SelectProps = { message: InboxMessage; people: Person[]; error: string | undefined }

const PersonSelect = ({ message: { assignedTo }, people, error }: SelectProps) => (
  <Select
    label="Assigned to"
    name="assignedTo"
    key={assignedTo?._id}
    defaultValue={assignedTo?._id ?? ''}
    error={error}
    none="Nobody"
    options={people.map(({ _id, name }) => [_id, name] as const)}
  />
)
