/**
 * The form that replies to a message or a volunteer by email, with saved replies. `core/conversations/reply-email.ts` makes
 * the email.
 */

import { useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import recordStyles from '#admin/record.module.css'
import { limits } from '#shared/limits.ts'
import { replySettingsPath } from '#shared/paths.ts'
import type { InboxMessage } from '#shared/shapes/message.ts'
import type { ReplySettings, SavedReply } from '#shared/shapes/reply-settings.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { fieldsOf, Select, TextArea } from '#ui/field.tsx'
import { Folded } from '../folded.tsx'
import { FailureAlert, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { type ActionResult, hasSucceeded } from '../intents.ts'
import { momentOf } from '../moment.tsx'
import { Section } from '../page-heading.tsx'
import { useAskBeforeSending } from '../use-ask-before-sending.tsx'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import styles from './conversation.module.css'
import type { ReplyParts } from './reply-parts.ts'
import { unreadableAnswer } from './unreadable-answer.tsx'

type Quoted = Pick<InboxMessage, 'subject' | 'createdAt'>

/** `quoted`: the message to which this replies, if there is one. */
type Props = ReplyParts & { email: string; quoted?: Quoted }

const boxId = 'reply'

export const goToReply = () => {
  const box = document.getElementById(boxId)
  box?.scrollIntoView({ block: 'nearest' })
  box?.querySelector('textarea')?.focus()
}

/** Replies by email. */
export const ReplyForm = ({ email, quoted, replySettings, savedReplies }: Props) => {
  const fetcher = useFetcher<ActionResult>()
  const { data } = fetcher
  const text = useRef<HTMLTextAreaElement>(null)
  const key = useIdempotencyKey(data)
  const asking = useAskBeforeSending(unreadableAnswer(replySettings))
  return (
    <Section title="Reply">
      <FailureAlert failure={data?.failure} fields={['text']} />
      <SavedReplyChoice replies={savedReplies} onChoose={(chosen) => append(text.current, chosen)} />
      <IntentForm fetcher={fetcher} intent="reply" id={boxId} isCleared onSubmit={asking.onSubmit}>
        <input type="hidden" name="idempotencyKey" value={key} />
        <TextArea
          ref={text}
          label={`Your reply to ${email}`}
          {...fieldsOf(data?.failure?.errors)('text')}
          rows={8}
          required
          maxLength={limits.replyText}
        />
        {quoted && <Quote message={quoted} />}
        {replySettings && <Around replySettings={replySettings} />}
        <SubmitButton fetcher={fetcher}>Send reply</SubmitButton>
        {asking.question}
      </IntentForm>
      <SuccessNote isShown={hasSucceeded(fetcher)}>Your reply is in the outbox and will be sent shortly.</SuccessNote>
    </Section>
  )
}

/** The text below the reply in the email, unless the user omits it. */
const Quote = ({ message: { subject, createdAt } }: { message: Quoted }) => {
  const [isOn, setOn] = useState(true)
  return (
    <div>
      <Checkbox name="quotesMessage" checked={isOn} onChange={({ target }) => setOn(target.checked)}>
        Quote the message below the reply
      </Checkbox>
      {isOn && (
        <Folded name={`On ${momentOf(createdAt)} you wrote: …`}>
          <blockquote className={styles.quote}>{subject}</blockquote>
        </Folded>
      )}
    </div>
  )
}

/** As if the person had typed it. */
const append = (area: HTMLTextAreaElement | null, chosen: string) => {
  if (!area) return
  area.value = [area.value, chosen].filter(Boolean).join('\n\n')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

const Around = ({ replySettings: { signature, goesTo, sendsMail } }: { replySettings: ReplySettings }) => (
  <p>
    Signature: “{signature}”.{' '}
    {goesTo ? `Replies go to ${goesTo}.` : 'Replies reach nobody: no reply-to address is set.'}{' '}
    {!sendsMail && 'The site has no email account, so the reply will wait in the outbox. '}
    <Link to={replySettingsPath}>Change the reply settings</Link>
  </p>
)

/** Inserts a saved reply into the text, where the user can edit it. */
const SavedReplyChoice = ({ replies, onChoose }: { replies: SavedReply[]; onChoose: (text: string) => void }) => {
  const choice = useRef<HTMLSelectElement>(null)
  if (replies.length === 0) return null
  const choose = () => {
    const chosen = replies.find(({ _id }) => _id === choice.current?.value)
    if (chosen) onChoose(chosen.text)
  }
  return (
    <div className={recordStyles.assign}>
      <Select ref={choice} label="Start from" options={replies.map(({ _id, title }) => [_id, title] as const)} />
      <Button type="button" variant="outline" onClick={choose}>
        Insert
      </Button>
    </div>
  )
}
