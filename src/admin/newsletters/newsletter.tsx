/**
 * The page of one newsletter: its form, checks and sending. While it is being sent, the page reloads its numbers every
 * few seconds (polling).
 */

import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { country } from '#shared/country/country.ts'
import { counted } from '#shared/format.ts'
import { manageNewslettersPath } from '#shared/paths.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { Alert } from '#ui/alert.tsx'
import { isFailure } from '../api.ts'
import { FailureAlert, IntentButton } from '../intent-form.tsx'
import { Moment } from '../moment.tsx'
import { LoadedPage } from '../page-heading.tsx'
import type { Route } from './+types/newsletter'
import { isUnsent, loadNewsletter, type Shown } from './calls.ts'
import { Checks } from './checks.tsx'
import { type NewsletterActionResult, runNewsletterIntent } from './intents.ts'
import { NewsletterForm } from './newsletter-form.tsx'
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
        {(shown) => (
          <>
            {/* The form shows why it could not be saved. */}
            <FailureAlert failure={actionData?.intent === 'save' ? undefined : actionData?.failure} />
            <Body {...shown} result={actionData} />
          </>
        )}
      </LoadedPage>
    </div>
  )
}

type BodyProps = Shown & { result: NewsletterActionResult | undefined }

/** Hides the checks and the send form while there are unsaved changes, so that the user cannot send unchecked text. */
const Body = ({ newsletter, groups, checks, result }: BodyProps) => {
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (result?.intent === 'save' && result.body) setChanged(false)
  }, [result])
  const { element, showPreview } = useMovingToPreview(isChanged, result)
  if (!isUnsent(newsletter)) return <Progress newsletter={newsletter} />
  const { state, sendAt, pauseReason } = newsletter
  return (
    <>
      {pauseReason && <Alert kind="failure">{pauseReason}</Alert>}
      {state === 'scheduled' && sendAt && <ScheduledNotice sendAt={sendAt} readers={checks?.readers} />}
      {/* Another user may have scheduled the newsletter meanwhile: the unsaved text stays visible. */}
      {(state === 'draft' || isChanged) && (
        <NewsletterForm
          key={newsletter._id}
          newsletter={newsletter}
          groups={groups}
          onChange={() => setChanged(true)}
          onPreview={showPreview}
        />
      )}
      {isChanged && <p role="status">Save to see the checks and the preview.</p>}
      <div ref={element} tabIndex={-1} className={`stack-6 ${styles.preview}`}>
        {checks && !isChanged && <Checks newsletter={newsletter} checks={checks} />}
      </div>
    </>
  )
}

/** Moves to the preview and the checks: at once if nothing has changed, otherwise once the changes are saved. */
const useMovingToPreview = (isChanged: boolean, result: NewsletterActionResult | undefined) => {
  const element = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  const move = () => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'start' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result.
  useEffect(() => {
    if (isChanged && !result?.failure) return
    if (isWanted.current && !result?.failure) move()
    isWanted.current = false
  }, [isChanged, result])
  const showPreview = () => {
    isWanted.current = isChanged
    if (!isChanged) move()
    return isChanged
  }
  return { element, showPreview }
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
