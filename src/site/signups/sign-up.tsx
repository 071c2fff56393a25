/**
 * The form to sign up for an event. It is not on the page of the event, which is cached: this page shows how many seats
 * are left now, and keeps what was typed after an error.
 */
import { data, redirect } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { eventPath, signupPath } from '#shared/paths.ts'
import type { SignupTimes } from '#shared/shapes/signup.ts'
import { eventsWording } from '#shared/wording/events.ts'
import { codeWording } from '#shared/wording/forms.ts'
import { dayAndHours, dayAndTime, signupWording, timeWithin } from '#shared/wording/signups.ts'
import { Alert } from '#ui/alert.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { BotCheckFields } from '../bot-check/bot-check-fields.tsx'
import { stampOf } from '../bot-check/stamp.ts'
import { ChoiceInput, Choices } from '../choices.tsx'
import { CodeForm, openCode } from '../code-form.tsx'
import NotFoundPage from '../not-found/not-found.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { PublicForm, SendButton } from '../public-form.tsx'
import { PrivacyLine } from '../subscribe/consent.tsx'
import type { Route } from './+types/sign-up'
import { type SentSignup, sendSignup, type TimesResult, timesOf } from './load-signups.ts'
import styles from './signups.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [asked, stamp] = await Promise.all([timesOf(api, params.slug), stampOf(api)])
  return data({ asked, stamp }, httpStatusOf(asked))
}

const finish = (sent: Awaited<ReturnType<typeof sendSignup>>) => {
  if ('code' in sent) throw redirect(signupPath(sent.code))
  return sent
}

/** The form for a code posts here, too. */
export const action = async ({ context, request }: Route.ActionArgs) => {
  const opened = await openCode(request, signupPath)
  if (opened) return opened
  const sent = finish(await sendSignup(context.get(apiContext), request))
  return data(sent, { status: sent.refusal.status })
}

export default function SignUp({ loaderData: { asked, stamp }, actionData }: Route.ComponentProps) {
  if (asked.is === 'missing') return <NotFoundPage />
  return (
    <>
      <PageHead title={titleOf(asked)} />
      <PageTop title={signupWording.title} lead={asked.is === 'found' && <Lead {...asked.day} />} isArtOnlyWide />
      <section className={`container ${styles.page}`}>
        {asked.is === 'found' && (
          <Day day={asked.day} sent={actionData && 'typed' in actionData ? actionData : undefined} stamp={stamp} />
        )}
        {asked.is === 'failed' && <FailedList sentence={signupWording.giveBack.failed} />}
      </section>
    </>
  )
}

const titleOf = (asked: TimesResult) =>
  asked.is === 'found' ? `${signupWording.title}: ${asked.day.event.title}` : signupWording.title

type Props = { day: SignupTimes; sent: SentSignup | undefined; stamp: string }

const Lead = ({ event }: SignupTimes) => (
  <>
    <a href={eventPath(event.slug)}>{event.title}</a>
    <br />
    {dayAndHours(event)}
    {event.place && `, ${event.place}`}
  </>
)

const Day = ({ day, sent, stamp }: Props) => (
  <>
    <Offer day={day} sent={sent} stamp={stamp} />
    {day.takesSignups && (
      <section className={styles.giveBack} aria-labelledby="code">
        <h2 className="h3" id="code">
          {codeWording.have}
        </h2>
        <CodeForm words={signupWording.code} />
      </section>
    )}
  </>
)

const Offer = ({ day, sent, stamp }: Props) => {
  if (!day.isOpen)
    return <Alert kind="success">{day.event.cancelledAt ? signupWording.taken.cancelled : closedWords(day)}</Alert>
  if (day.times.every(({ left }) => left === 0)) return <OtherEvents next={day.next} />
  return <SignupForm day={day} sent={sent} stamp={stamp} />
}

const closedWords = ({ event, takesSignups }: SignupTimes) =>
  !takesSignups && event.endsAt > new Date().toISOString() ? eventsWording.walkIn : signupWording.closed

const OtherEvents = ({ next }: { next: SignupTimes['next'] }) => (
  <>
    <h2>{signupWording.full.title}</h2>
    <p>{signupWording.full.again}</p>
    <p>{next.length > 0 ? signupWording.full.lead : signupWording.full.none}</p>
    <ul className={styles.next}>
      {next.map(({ slug, title, startsAt }) => (
        <li key={slug}>
          <a href={eventPath(slug)}>{title}</a>, {dayAndTime(startsAt)}
        </li>
      ))}
    </ul>
  </>
)

const words = signupWording.form

const SignupForm = ({ day, sent, stamp }: Props) => {
  const { typed, refusal } = sent ?? {}
  const errors = refusal?.errors
  return (
    <PublicForm name="signup" className={styles.form} failed={words.failed} refusal={refusal}>
      <input type="hidden" name="event" value={day._id} />
      <TimeField day={day} typed={typed?.time} error={errors?.time} />
      <PeopleFields sent={sent} />
      <ContactFields sent={sent} sendsEmail={day.sendsEmail} />
      <p>
        {words.keeps} {words.never}
      </p>
      <PrivacyLine>{words.use}</PrivacyLine>
      <BotCheckFields stamp={stamp} />
      <p>
        <SendButton>{words.button}</SendButton>
      </p>
    </PublicForm>
  )
}

const PeopleFields = ({ sent }: { sent: SentSignup | undefined }) => {
  const field = fieldsOf(sent?.refusal.errors, sent?.typed)
  return (
    <>
      <Field
        label={words.name}
        hint={words.nameHint}
        {...field('calledBy')}
        autoComplete="nickname"
        maxLength={limits.signupName}
        required
      />
      <Field
        label={words.people}
        hint={words.peopleHint}
        {...field('people')}
        inputMode="numeric"
        defaultValue={sent?.typed.people ?? '1'}
      />
    </>
  )
}

const TimeField = ({
  day,
  typed,
  error,
}: {
  day: SignupTimes
  typed: string | undefined
  error: string | undefined
}) => (
  <Choices name="time" legend={words.time} error={error}>
    {day.times.map(({ _id, startsAt, left }) => (
      <ChoiceInput
        key={_id}
        type="radio"
        name="time"
        value={_id}
        chosen={[typed ?? firstFree(day) ?? '']}
        required
        disabled={left === 0}
      >
        {words.seatsAt(timeWithin(day.event, startsAt), left)}
      </ChoiceInput>
    ))}
  </Choices>
)

const firstFree = ({ times }: SignupTimes) => times.find(({ left }) => left > 0)?._id

const ContactFields = ({ sent, sendsEmail }: { sent: SentSignup | undefined; sendsEmail: boolean }) => {
  const field = fieldsOf(sent?.refusal.errors, sent?.typed)
  return (
    <>
      {sendsEmail ? (
        <Field label={words.email} hint={words.emailHint} {...field('email')} type="email" autoComplete="email" />
      ) : (
        <p>{words.noEmail}</p>
      )}
      <Field
        label={words.phone}
        hint={words.phoneHint}
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={limits.signupPhone}
      />
    </>
  )
}
