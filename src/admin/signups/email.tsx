/** Writes to everybody who signed up for an event: by email, and with a list of phone numbers of people without one. */

import { useState } from 'react'
import { useFetcher } from 'react-router'
import { withId } from '#page/api-client.ts'
import { smsUrl, telUrl } from '#shared/country/phone.ts'
import { limits } from '#shared/limits.ts'
import { manageEventsPath } from '#shared/paths.ts'
import type { ListedSignup, SignupsOfDay } from '#shared/shapes/signup.ts'
import { doorWording, everybodyWording as words } from '#shared/wording/door.ts'
import { TextArea } from '#ui/field.tsx'
import { adminApi, bodyOf, isFailure, withIdempotencyKey } from '../api.ts'
import { NobodyReadsAnswers } from '../conversations/unreadable-answer.tsx'
import { FailureAlert, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { actionOf, defineIntents, hasSucceeded, type ResultOf } from '../intents.ts'
import { FailedPage, PageHeading, Section } from '../page-heading.tsx'
import { useAskBeforeSending } from '../use-ask-before-sending.tsx'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import type { Route } from './+types/email'
import styles from './signups.module.css'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  bodyOf(() => adminApi(request).events[':id'].signups.$get(withId(params.id)))

const runEmailIntent = defineIntents({
  send: ({ api, id, text }) => {
    const call = api.events[':id'].signups.emails
    const json = { text: text('text') }
    return bodyOf(() => call.$post({ ...withId(id), json, ...withIdempotencyKey(text('key')) }))
  },
})
type EmailResult = ResultOf<typeof runEmailIntent>

export const clientAction = actionOf(runEmailIntent, ({ params }: Route.ClientActionArgs) => params.id)

export default function TellEverybody({ loaderData: answer, params: { id } }: Route.ComponentProps) {
  const back = { to: `${manageEventsPath}/${id}/people`, text: doorWording.back }
  if (isFailure(answer))
    return <FailedPage title={words.title} back={back} failed={doorWording.failed} failure={answer} />
  return (
    <div className="stack-4">
      <PageHeading title={`${words.title}: ${answer.event.title}`} back={back} />
      <Ways {...answer} />
    </div>
  )
}

const Ways = ({ signups, sendsEmail, goesTo }: SignupsOfDay) => {
  const [text, setText] = useState('')
  const byEmail = signups.filter(({ email }) => email)
  const byPhone = signups.filter(({ phone, getsEmail }) => phone && !getsEmail)
  const neither = signups.filter(({ email, phone }) => !email && !phone)
  return (
    <>
      <Section title={words.byEmail}>
        {sendsEmail ? (
          <EmailForm count={byEmail.length} text={text} onText={setText} goesTo={goesTo} />
        ) : (
          <>
            <p>{words.cannotSend}</p>
            {byEmail.length > 0 && <Addresses signups={byEmail} />}
          </>
        )}
      </Section>
      <Section title={words.byPhone}>
        <Phones signups={byPhone} text={text} lead={sendsEmail ? words.phones(byPhone.length) : words.allPhones} />
        {neither.length > 0 && <p>{words.neither(neither.length)}</p>}
      </Section>
    </>
  )
}

type FormProps = Pick<SignupsOfDay, 'goesTo'> & { count: number; text: string; onText: (text: string) => void }

const EmailForm = ({ count, text, onText, goesTo }: FormProps) => {
  const fetcher = useFetcher<EmailResult>()
  const { data } = fetcher
  const key = useIdempotencyKey(data)
  const asking = useAskBeforeSending({
    question: words.question(count),
    button: words.send,
    children: (
      <>
        <blockquote className={styles.written}>{text}</blockquote>
        <p>{words.consequence}</p>
        {!goesTo && <NobodyReadsAnswers />}
      </>
    ),
  })
  if (count === 0) return <p>{words.nobody}</p>
  return (
    <>
      <p>{words.about(count)}</p>
      <IntentForm fetcher={fetcher} intent="send" className="stack-4" fields={{ key }} onSubmit={asking.onSubmit}>
        <EmailText text={text} onText={onText} error={data?.failure?.errors.text} />
        <p>
          <SubmitButton fetcher={fetcher}>{words.ask(count)}</SubmitButton>
        </p>
        {asking.question}
      </IntentForm>
      <FailureAlert failure={data?.failure} fields={['text']} />
      <SuccessNote isShown={hasSucceeded(fetcher)}>{words.sent(data?.body?.emails ?? count)}</SuccessNote>
    </>
  )
}

type TextProps = Pick<FormProps, 'text' | 'onText'> & { error: string | undefined }

const EmailText = ({ text, onText, error }: TextProps) => (
  <TextArea
    label={words.text}
    hint={words.hint}
    name="text"
    rows={6}
    required
    maxLength={limits.signupMessage}
    value={text}
    onChange={({ target }) => onText(target.value)}
    error={error}
  />
)

const Addresses = ({ signups }: { signups: ListedSignup[] }) => (
  <ul className={`links ${styles.contacts}`}>
    {signups.map(({ _id, calledBy, email }) => (
      <li key={_id}>
        {calledBy} <a href={`mailto:${email}`}>{email}</a>
      </li>
    ))}
  </ul>
)

const Phones = ({ signups, text, lead }: { signups: ListedSignup[]; text: string; lead: string }) => {
  if (signups.length === 0) return <p>{words.noPhones}</p>
  return (
    <>
      <p>{lead}</p>
      <ul className={`links ${styles.contacts}`}>
        {signups.map(({ _id, calledBy, phone = '' }) => (
          <li key={_id}>
            <span>{calledBy}</span>
            <a href={telUrl(phone)}>{phone}</a>
            <a href={smsUrl(phone, text)}>
              {words.sms}
              <span className="visually-hidden">: {calledBy}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
