import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import { answeringPath } from '#shared/paths.ts'
import type { AnsweringSettings, CannedAnswer } from '#shared/shapes/message-answering.ts'
import type { InboxMessage } from '#shared/shapes/message-thread.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { Section } from '../section.tsx'
import { answerDraft, dropAnswerDraft, keepAnswerDraft } from './answer-draft.ts'
import { CannedChoice } from './canned-choice.tsx'

type Props = { message: InboxMessage; answering: AnsweringSettings | undefined; cannedAnswers: CannedAnswer[] }

/** Writes back by mail. What is being typed is kept on this device. */
export const AnswerForm = ({ message: { _id, email }, answering, cannedAnswers }: Props) => {
  const fetcher = useFetcher<ActionResult>()
  const [text, setText] = useState(() => answerDraft(_id))
  const [isKept, setKept] = useState(true)
  const key = useAnswerKey(fetcher.data)
  const write = (typed: string) => {
    setText(typed)
    setKept(keepAnswerDraft(_id, typed))
  }
  const { data } = fetcher
  useEffect(() => {
    if (!data || data.failure) return
    dropAnswerDraft(_id)
    setText('')
  }, [data, _id])
  return (
    <Section title="Answer">
      {data && !data.failure && fetcher.state === 'idle' && (
        <Alert kind="success">Your answer is in the outbox, and on its way from there.</Alert>
      )}
      <FailureAlert failure={data?.failure} fields={['text']} />
      <CannedChoice answers={cannedAnswers} onChoose={(chosen) => write(text ? `${text}\n\n${chosen}` : chosen)} />
      <IntentForm Form={fetcher.Form} intent="answer">
        <input type="hidden" name="key" value={key} />
        <TextArea
          label={`Your answer to ${email}`}
          name="text"
          rows={8}
          required
          maxLength={limits.answerText}
          value={text}
          onChange={({ target }) => write(target.value)}
          hint={isKept ? 'Kept on this device until it is sent.' : 'This device keeps nothing: send it soon.'}
          error={data?.failure?.errors.text}
        />
        {answering && <Around answering={answering} />}
        <Button isBusy={fetcher.state !== 'idle'}>Send the answer</Button>
      </IntentForm>
    </Section>
  )
}

/** Another one for each answer, so that one that is sent twice arrives once. */
const useAnswerKey = (sent: ActionResult | undefined) => {
  const [key, setKey] = useState('')
  const last = useRef<ActionResult>(undefined)
  useEffect(() => {
    if (key && (last.current === sent || sent?.failure)) return
    last.current = sent
    // Without https a browser makes none.
    setKey(crypto.randomUUID?.() ?? '')
  }, [sent, key])
  return key
}

const Around = ({ answering: { signature, goesTo, sendsMail } }: { answering: AnsweringSettings }) => (
  <p>
    Under it stands: “{signature}”.{' '}
    {goesTo ? `If they answer, it goes to ${goesTo}.` : 'Nobody reads what they answer: no address is set for that.'}{' '}
    {!sendsMail && 'This site has no mail account: the email waits in the outbox. '}
    <Link to={answeringPath}>Change how messages are answered</Link>
  </p>
)
