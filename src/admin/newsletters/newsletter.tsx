/**
 * The page of one newsletter: its form, checks and sending. While it is being sent, the page reloads its numbers every
 * few seconds (polling).
 */

import { useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { country } from '#shared/country/country.ts'
import { counted } from '#shared/format.ts'
import { manageNewslettersPath } from '#shared/paths.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { Alert } from '#ui/alert.tsx'
import { isFailure } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import { Moment } from '../moment.tsx'
import { LoadedPage } from '../page-heading.tsx'
import type { Route } from './+types/newsletter'
import { isUnsent, loadNewsletter, type Shown } from './calls.ts'
import { Checks, SendDialog } from './checks.tsx'
import { type NewsletterActionResult, runNewsletterIntent } from './intents.ts'
import { NewsletterForm, type NewsletterStep } from './newsletter-form.tsx'
import styles from './newsletters.module.css'
import { Progress } from './progress.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => loadNewsletter(request, params.id)

export const clientAction = ({ request, params }: Route.ClientActionArgs) => runNewsletterIntent(request, params.id)

const back = { to: manageNewslettersPath, text: 'Back to newsletters' }

export default function NewsletterPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  useReloading(isFailure(shown) ? undefined : shown.newsletter)
  return (
    <div className={`stack-6 ${styles.page}`}>
      <LoadedPage
        title={isFailure(shown) ? 'Newsletter' : shown.newsletter.subject || 'Newsletter'}
        back={back}
        loaded={shown}
      >
        {(shown) => <Body {...shown} result={actionData} />}
      </LoadedPage>
    </div>
  )
}

type BodyProps = Shown & { result: NewsletterActionResult | undefined }

/** Hides the checks while there are unsaved changes, and asks before sending only when these are saved and checked. */
const Body = ({ newsletter, groups, checks, result }: BodyProps) => {
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (result?.intent === 'save' && result.body) setChanged(false)
  }, [result])
  const { preview, isAsking, onNext, endAsking } = useNextStep(!isChanged && checks !== undefined, result)
  if (!isUnsent(newsletter)) return <Progress newsletter={newsletter} />
  const { state, sendAt, pauseReason } = newsletter
  const below = (
    <div ref={preview} tabIndex={-1} className={`stack-6 ${styles.preview}`}>
      {isChanged && <p role="status">Press Preview to see the changes and the checks.</p>}
      {checks && !isChanged && <Checks newsletter={newsletter} checks={checks} />}
    </div>
  )
  return (
    <>
      {pauseReason && <Alert kind="failure">{pauseReason}</Alert>}
      {state === 'scheduled' && sendAt && <ScheduledNotice sendAt={sendAt} readers={checks?.readers} />}
      {/* Another user may have scheduled the newsletter meanwhile: the unsaved text stays visible. */}
      {state === 'draft' || isChanged ? (
        <NewsletterForm
          key={newsletter._id}
          newsletter={newsletter}
          groups={groups}
          onChange={() => setChanged(true)}
          onNext={onNext}
        >
          {below}
        </NewsletterForm>
      ) : (
        below
      )}
      {isAsking && checks && <SendDialog newsletter={newsletter} checks={checks} onClose={endAsking} />}
    </>
  )
}

/** Moves to the preview, or asks before sending: at once if the text is checked, otherwise once the form has saved it. */
const useNextStep = (isChecked: boolean, result: NewsletterActionResult | undefined) => {
  const preview = useRef<HTMLDivElement>(null)
  const wanted = useRef<NewsletterStep>(undefined)
  const [isAsking, setAsking] = useState(false)
  const isIdle = useNavigation().state === 'idle'
  const go = () => {
    if (wanted.current === 'send') setAsking(true)
    if (wanted.current === 'preview') {
      preview.current?.focus({ preventScroll: true })
      preview.current?.scrollIntoView({ block: 'start' })
    }
    wanted.current = undefined
  }
  useEffect(() => {
    if (result?.failure) wanted.current = undefined
  }, [result])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has loaded what was saved, and its checks.
  useEffect(() => {
    if (isIdle && isChecked) go()
  }, [isIdle, isChecked])
  const onNext = (next: NewsletterStep) => {
    wanted.current = next
    if (isChecked) go()
    return !isChecked
  }
  return { preview, isAsking, onNext, endAsking: () => setAsking(false) }
}

const reloadMilliseconds = 5_000
// The clock of a phone may be slow.
const slowClockMilliseconds = 120_000

/** The newsletter is being sent or is about to be sent, so its numbers change. */
const isMoving = ({ state, sendAt = '' }: Newsletter) =>
  state === 'sending' || (state === 'scheduled' && Date.parse(sendAt) - slowClockMilliseconds <= Date.now())

const useReloading = (newsletter: Newsletter | undefined) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const reload = () => void (newsletter && isMoving(newsletter) && revalidate())
    const timer = setInterval(reload, reloadMilliseconds)
    return () => clearInterval(timer)
  }, [newsletter, revalidate])
}

/** A scheduled newsletter cannot be changed. */
const ScheduledNotice = ({ sendAt, readers }: { sendAt: string; readers: number | undefined }) => (
  <div className={styles.actions}>
    <p>
      It will be sent on <Moment at={sendAt} /> ({country.timeName})
      {readers !== undefined && `, to ${counted(readers, 'subscriber', 'subscribers')} at present`}. Until then it
      cannot be changed.
    </p>
    <IntentButton intent="pause">Cancel sending</IntentButton>
  </div>
)
