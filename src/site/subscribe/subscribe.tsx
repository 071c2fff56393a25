import { data, Form, useNavigation } from 'react-router'
import { apiContext, browserApi } from '#page/api-client.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormResult } from '../form-result.tsx'
import { offlineWording } from '../offline/offline-wording.ts'
import { useRetry } from '../offline/send-or-queue.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/subscribe'
import { Agreement, NextStep } from './agreement.tsx'
import styles from './subscribe.module.css'
import { type Subscribed, sendOrKeepEmail, subscribeEmail } from './subscribe-email.ts'

/** In the browser a script measures the time by itself. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)['form-check'].$get()
  return answer.ok ? answer.json() : { stamp: '' }
}

export const clientLoader = () => null

export const action = async ({ context, request }: Route.ActionArgs) => {
  const subscribed = await subscribeEmail(context.get(apiContext), request)
  return data(subscribed, { status: subscribed.refusal?.status ?? 200 })
}

export const clientAction = ({ request }: Route.ClientActionArgs) => sendOrKeepEmail(browserApi(), request)

/** Where the footer's box leads without a script; with one, the box answers where it stands. */
export default function Subscribe({ actionData, loaderData }: Route.ComponentProps) {
  const retry = useRetry<Subscribed>()
  const subscribed = actionData ?? retry
  const { refusal } = subscribed ?? {}
  const isSending = useNavigation().formAction === '/subscribe'
  const isDone = subscribed && !refusal
  return (
    <section className={`container ${styles.page}`}>
      <PageHead title="Our news letter" description="One short letter from Voima, now and then." path="/subscribe" />
      <h1>One short letter, now and then</h1>
      <p className="lead">News, dates and plain facts. Leave any time.</p>
      <Form key={retry ? 'retry' : 'new'} className={styles.form} method="post" action="/subscribe" noValidate>
        {subscribed && (
          <FormResult
            of={subscribed}
            refusal={refusal}
            done={wording.subscribe.done}
            failed={wording.subscribe.failed}
            queued={subscribed.isQueued && offlineWording.queued.subscribe}
          />
        )}
        {isDone && !subscribed.isQueued && <NextStep />}
        {!isDone && (
          <>
            <Field
              label="Your email"
              name="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={subscribed?.typed}
              error={refusal?.errors.email}
            />
            <Agreement stamp={loaderData?.stamp} />
            <p>
              <Button isBusy={isSending}>{wording.subscribe.button}</Button>
            </p>
          </>
        )}
      </Form>
    </section>
  )
}
