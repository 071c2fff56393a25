/** The page of one sign-up, which only its code opens: the code to show, the calendar file, and cancelling. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { usePublicUrl } from '#page/page-url.ts'
import { eventPath, eventsPath, signupCalendarPath, signupPath } from '#shared/paths.ts'
import type { Signup } from '#shared/shapes/signup.ts'
import { shareLinks } from '#shared/share-links.ts'
import { typedNumber } from '#shared/typed-number.ts'
import { codeWording } from '#shared/wording/forms.ts'
import { dayAndTime, signupWording } from '#shared/wording/signups.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { CodeForm, openCode } from '../code-form.tsx'
import { googleCalendarLinkOf } from '../events/google-calendar.ts'
import { formOf } from '../form-values.ts'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { PublicForm, SendButton } from '../public-form.tsx'
import { resultFocus } from '../result-focus.ts'
import type { Route } from './+types/signup'
import { changePeopleByCode, giveBackByCode, notesFor, type SignupResult, signupByCode } from './load-signups.ts'
import styles from './signups.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const asked = await signupByCode(api, params.code)
  return data({ asked, notes: await notesFor(api, asked) }, httpStatusOf(asked))
}

/** Otherwise the page would have only the status of the loader. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Opening the page cancels nothing, because email scanners open every link. */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const opened = await openCode(request, signupPath)
  if (opened) return opened
  const api = context.get(apiContext)
  const people = typedNumber((await formOf(request))('people'))
  const asked = await (people ? changePeopleByCode(api, params.code, people) : giveBackByCode(api, params.code))
  return data({ asked, isChanged: Boolean(people) && asked.is === 'found' }, httpStatusOf(asked))
}

export default function SignupPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const done = actionData && 'asked' in actionData ? actionData : undefined
  const hasFailed = done?.asked.is === 'failed'
  const isSaid = hasFailed || done?.isChanged
  const { asked } = hasFailed || !done ? loaderData : done
  return (
    <>
      <PageHead title={asked.is === 'found' ? `${titleOf(asked)}: ${asked.signup.event.title}` : titleOf(asked)} />
      <PageTop title={titleOf(asked)} sent={isSaid ? undefined : done} isArtOnlyWide />
      <div className={`container ${styles.page}`}>
        {isSaid && (
          <div {...resultFocus(done)}>
            {hasFailed && <Alert kind="failure">{signupWording.giveBack.failed}</Alert>}
            {done?.isChanged && <Alert kind="success">{signupWording.fewer.done}</Alert>}
          </div>
        )}
        {asked.is === 'found' && <Found signup={asked.signup} code={inHalves(params.code)} notes={loaderData.notes} />}
        {asked.is !== 'found' && <Instead asked={asked} />}
      </div>
    </>
  )
}

/** As it was given: a code may be typed in small letters and without the hyphen. */
const inHalves = (code: string) => code.toUpperCase().replace(/^(\w{5})(\w{5})$/, '$1-$2')

const titleOf = (asked: SignupResult) => {
  if (asked.is === 'waits') return codeWording.tooMany
  if (asked.is !== 'found') return signupWording.unknown.title
  return asked.signup.givenBackAt ? signupWording.giveBack.done : signupWording.taken.title
}

const Instead = ({ asked }: { asked: SignupResult }) => {
  if (asked.is === 'failed') return <FailedList sentence={signupWording.giveBack.failed} />
  if (asked.is === 'waits') return <p className="lead">{codeWording.tooManyLead}</p>
  return (
    <>
      <p className="lead">{signupWording.unknown.lead}</p>
      <CodeForm words={signupWording.code} />
    </>
  )
}

const words = signupWording.taken

type TicketProps = { signup: Signup; code: string }

const Found = ({ signup, code, notes }: TicketProps & { notes: string[] }) => {
  const { slug, cancelledAt } = signup.event
  if (signup.givenBackAt)
    return (
      <>
        <p className="lead">{signupWording.giveBack.doneLead}</p>
        <p>
          <a href={eventPath(slug)}>{signupWording.giveBack.again}</a>
        </p>
      </>
    )
  return (
    <>
      {cancelledAt ? <Cancelled /> : <Ticket signup={signup} code={code} />}
      {!cancelledAt && <Ways signup={signup} code={code} notes={notes} />}
      {!cancelledAt && <GiveBack people={signup.people} />}
    </>
  )
}

const Cancelled = () => (
  <>
    <Alert kind="failure">{words.cancelled}</Alert>
    <p>
      <a href={eventsPath}>{signupWording.nextEvents}</a>
    </p>
  </>
)

const Ticket = ({ signup, code }: TicketProps) => (
  <div className={styles.ticket}>
    <p>
      {signup.event.title}
      <br />
      <strong>{dayAndTime(signup.startsAt)}</strong>
      {signup.event.place && (
        <>
          <br />
          {signup.event.place}
        </>
      )}
    </p>
    <p>
      <span translate="no">{signup.calledBy}</span>
      <br />
      {words.forPeople(signup.people)}
    </p>
    <p>
      {words.code}
      <br />
      <strong className={styles.code} translate="no">
        {code}
      </strong>
    </p>
  </div>
)

const Ways = ({ signup, code, notes }: TicketProps & { notes: string[] }) => {
  const { event, startsAt, getsEmail } = signup
  const site = usePublicUrl()
  const link = site + signupPath(code)
  const text = `${event.title}, ${dayAndTime(startsAt)}${event.place && `, ${event.place}`}. ${words.code}: ${code}`
  return (
    <>
      <p>
        <strong>{words.picture}</strong> {getsEmail && words.email}
      </p>
      <p className="actions">
        <a className={buttonClass('outline')} href={signupCalendarPath(code)}>
          {words.calendar}
        </a>
        <a
          className={buttonClass('outline')}
          href={googleCalendarLinkOf(signup, code, notes, site + eventPath(event.slug))}
          rel="noopener noreferrer"
        >
          {words.google}
        </a>
        <a className={buttonClass('outline')} href={shareLinks(text, link)[0].href} rel="noopener">
          {words.whatsApp}
        </a>
      </p>
      <p>
        <a href={eventPath(event.slug)}>{words.details}</a>
      </p>
      <p>{words.results}</p>
    </>
  )
}

const GiveBack = ({ people }: { people: number }) => (
  <div className={styles.giveBack}>
    {people > 1 && (
      <PublicForm name="fewer" className={styles.fewer} failed={signupWording.fewer.failed}>
        <Select label={signupWording.fewer.lead} name="people" options={numbersBelow(people)} />
        <SendButton variant="outline">{signupWording.fewer.button}</SendButton>
      </PublicForm>
    )}
    <h2>{words.giveBack}</h2>
    <p>{words.giveBackLead}</p>
    <PublicForm name="cancel" failed={signupWording.giveBack.failed}>
      <SendButton variant="outline">{signupWording.giveBack.button}</SendButton>
    </PublicForm>
  </div>
)

/** The most first, because usually one person of a family cannot come. */
const numbersBelow = (people: number) => Array.from({ length: people - 1 }, (_, index) => String(people - 1 - index))
