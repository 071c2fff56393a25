/** The form that answers a message, with its draft and canned answers. */

import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { answeringPath } from '#shared/paths.ts'
import type { InboxMessage } from '#shared/shapes/message.ts'
import type { AnsweringSettings, CannedAnswer } from '#shared/shapes/message-answering.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Select, TextArea } from '#ui/field.tsx'
import { newIdempotencyKey } from '../api.ts'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { type ActionResult, hasSucceeded } from '../intents.ts'
import { Section } from '../section.tsx'
import { saveTextOnDevice } from '../writing/autosave.ts'
import styles from './message.module.css'

type Props = { message: InboxMessage; answering: AnsweringSettings | undefined; cannedAnswers: CannedAnswer[] }

/** Answers a message by email. The draft is saved on this device. */
export const AnswerForm = ({ message: { _id, email }, answering, cannedAnswers }: Props) => {
  const fetcher = useFetcher<ActionResult>()
  const { data } = fetcher
  const { text, isSaved, write } = useAnswerDraft(_id, data)
  const key = useAnswerKey(data)
  return (
    <Section title="Answer">
      {hasSucceeded(fetcher) && <Alert kind="success">Your answer is in the outbox and will be sent from there.</Alert>}
      <FailureAlert failure={data?.failure} fields={['text']} />
      <CannedChoice answers={cannedAnswers} onChoose={(chosen) => write(text ? `${text}\n\n${chosen}` : chosen)} />
      <IntentForm Form={fetcher.Form} intent="answer">
        <input type="hidden" name="idempotencyKey" value={key} />
        <TextArea
          label={`Your answer to ${email}`}
          name="text"
          rows={8}
          required
          maxLength={limits.answerText}
          value={text}
          onChange={({ target }) => write(target.value)}
          hint={isSaved ? 'Saved on this device until you send it.' : 'This device cannot save drafts: send it soon.'}
          error={data?.failure?.errors.text}
        />
        {answering && <Around answering={answering} />}
        <Button isBusy={fetcher.state !== 'idle'}>Send the answer</Button>
      </IntentForm>
    </Section>
  )
}

/** The text of the form: saved on this device while the user types, and removed after it was sent. */
const useAnswerDraft = (id: string, sent: ActionResult | undefined) => {
  const [text, setText] = useState(() => answerDraft(id))
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    if (!sent || sent.failure) return
    removeAnswerDraft(id)
    setText('')
  }, [sent, id])
  const write = (typed: string) => {
    setText(typed)
    setSaved(saveAnswerDraft(id, typed))
  }
  return { text, isSaved, write }
}

/** The idempotency key: a new one for each answer, so that a repeated request sends the answer only once. */
const useAnswerKey = (sent: ActionResult | undefined) => {
  const [key, setKey] = useState('')
  const last = useRef<ActionResult>(undefined)
  useEffect(() => {
    if (key && (last.current === sent || sent?.failure)) return
    last.current = sent
    setKey(newIdempotencyKey() ?? '')
  }, [sent, key])
  return key
}

const Around = ({ answering: { signature, goesTo, sendsMail } }: { answering: AnsweringSettings }) => (
  <p>
    Your signature: “{signature}”.{' '}
    {goesTo ? `Replies go to ${goesTo}.` : 'Nobody reads replies: no reply-to address is set.'}{' '}
    {!sendsMail && 'This site has no email account: the email waits in the outbox. '}
    <Link to={answeringPath}>Change how messages are answered</Link>
  </p>
)

/** The draft of an answer, saved on this device until the answer is sent. */
const keyOf = (id: string) => `draft answer ${id}`

const answerDraft = (id: string) => localStorage.getItem(keyOf(id)) ?? ''

const removeAnswerDraft = (id: string) => localStorage.removeItem(keyOf(id))

/** Returns false if the browser could not store the draft. */
const saveAnswerDraft = (id: string, text: string) => {
  if (text.trim() === '') {
    removeAnswerDraft(id)
    return true
  }
  return saveTextOnDevice(keyOf(id), text)
}

/** Inserts a canned answer into the text, where the user can edit it. */
const CannedChoice = ({ answers, onChoose }: { answers: CannedAnswer[]; onChoose: (text: string) => void }) => {
  const choice = useRef<HTMLSelectElement>(null)
  if (answers.length === 0) return null
  const choose = () => {
    const chosen = answers.find(({ _id }) => _id === choice.current?.value)
    if (chosen) onChoose(chosen.text)
  }
  return (
    <div className={styles.assign}>
      <Select ref={choice} label="Begin with">
        {answers.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </Select>
      <Button type="button" variant="outline" onClick={choose}>
        Insert
      </Button>
    </div>
  )
}
