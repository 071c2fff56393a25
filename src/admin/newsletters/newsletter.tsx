import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { thousands } from '#shared/format.ts'
import { manageNewslettersPath } from '#shared/paths.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Alert } from '#ui/alert.tsx'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { Moment } from '../moment.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/newsletter'
import { Deed } from './action-button.tsx'
import { findNewsletter, isUnsent, type Shown } from './calls.ts'
import { Proof } from './checks.tsx'
import { type Outcome, settle } from './intents.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletters.module.css'
import { Progress } from './progress.tsx'

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => findNewsletter(request, params.id)

export const clientAction = ({ request, params }: Route.ClientActionArgs) => settle(request, params.id)

const back = { to: manageNewslettersPath, text: 'Back to the newsletters' }

export default function NewsletterPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  useLookAgain(isFailure(shown) ? undefined : shown.newsletter)
  return (
    <div className={styles.page}>
      <PageHeading title={isFailure(shown) ? 'Newsletter' : shown.newsletter.subject || 'Newsletter'} back={back} />
      {actionData?.failure && <Alert kind="failure">{actionData.failure.reason}</Alert>}
      {actionData?.done && <Alert kind="success">{actionData.done}</Alert>}
      {isFailure(shown) ? (
        <LoadFailure text={adminWording.edit.loadFailed} reason={shown.reason} />
      ) : (
        <Body {...shown} outcome={actionData} />
      )}
    </div>
  )
}

/** Nobody sends what they have not seen: whatever is typed after the check hides it until it is saved. */
const Body = ({ newsletter, proof, outcome }: Shown & { outcome: Outcome | undefined }) => {
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (outcome?.isSaved) setChanged(false)
  }, [outcome])
  if (!isUnsent(newsletter)) return <Progress newsletter={newsletter} />
  const { state, sendAt, pauseReason } = newsletter
  return (
    <>
      {pauseReason && <Alert kind="failure">{pauseReason}</Alert>}
      {state === 'scheduled' && sendAt && <Hour sendAt={sendAt} readers={proof?.readers} />}
      {/* Somebody else may have given it its hour while it was written here: what was typed stays in sight. */}
      {(state === 'draft' || isChanged) && (
        <NewsletterForm key={newsletter._id} newsletter={newsletter} onChange={() => setChanged(true)} />
      )}
      {isChanged && <p role="status">Finished writing? Press Save, and it is checked and shown here.</p>}
      {proof && !isChanged && <Proof newsletter={newsletter} proof={proof} />}
    </>
  )
}

const lookAgainMilliseconds = 5_000
// The clock of a phone may be late.
const lateMilliseconds = 120_000

/** It goes out, or is about to: the numbers grow, and there is something to pause. */
const isMoving = ({ state, sendAt = '' }: Newsletter) =>
  state === 'sending' || (state === 'scheduled' && Date.parse(sendAt) - lateMilliseconds <= Date.now())

const useLookAgain = (newsletter: Newsletter | undefined) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => void (newsletter && isMoving(newsletter) && revalidate())
    const timer = setInterval(look, lookAgainMilliseconds)
    return () => clearInterval(timer)
  }, [newsletter, revalidate])
}

/** A newsletter that waits for its hour: until then nobody changes it. */
const Hour = ({ sendAt, readers }: { sendAt: string; readers: number | undefined }) => (
  <div className={styles.ways}>
    <p>
      It goes out on <Moment at={sendAt} /> (Ghana time)
      {readers !== undefined && `, to ${thousands(readers)} readers as of now`}. Until then it stays as it is.
    </p>
    <Deed intent="pause" variant="outline">
      Not yet: make it a draft again
    </Deed>
  </div>
)
