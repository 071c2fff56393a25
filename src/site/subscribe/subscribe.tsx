/** The newsletter sign-up as a page; `frame/newsletter-box.tsx` is the same form in the footer. */
import { data, Form, useNavigation } from 'react-router'
import { apiContext, browserApi } from '#page/api-client.ts'
import { footer } from '#shared/content/frame.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormResult } from '../form-result.tsx'
import { useRetry } from '../offline/offline-send.ts'
import { offlineWording } from '../offline/offline-wording.ts'
import { PageHead } from '../page-head.tsx'
import { useSiteContent } from '../site-content.ts'
import type { Route } from './+types/subscribe'
import { Agreement, NextStep } from './consent.tsx'
import styles from './subscribe.module.css'
import { type Subscribed, sendOrKeepEmail, subscribeEmail } from './subscribe-email.ts'

/** For the form without scripts; in the browser a script measures the time. */
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

/** The newsletter form as a page, to which the form in the footer posts without scripts. */
export default function Subscribe({ actionData, loaderData }: Route.ComponentProps) {
  const retry = useRetry<Subscribed>()
  const { newsletterTitle, newsletterText } = useSiteContent('footer', footer)
  const subscribed = actionData ?? retry
  return (
    <section className={`container ${styles.page}`}>
      <PageHead title="Our newsletter" description="Subscribe to Voima’s newsletter by email." path="/subscribe" />
      <h1>{newsletterTitle}</h1>
      <p className="lead">{newsletterText}</p>
      <Form key={retry ? 'retry' : 'new'} className={styles.form} method="post" action="/subscribe" noValidate>
        {subscribed && <Result subscribed={subscribed} />}
        {(!subscribed || subscribed.refusal) && <Fields subscribed={subscribed} stamp={loaderData?.stamp} />}
      </Form>
    </section>
  )
}

const Result = ({ subscribed }: { subscribed: Subscribed }) => (
  <>
    <FormResult
      of={subscribed}
      refusal={subscribed.refusal}
      done={wording.subscribe.done}
      failed={wording.subscribe.failed}
      queued={subscribed.isQueued && offlineWording.queued.subscribe}
    />
    {!subscribed.refusal && !subscribed.isQueued && <NextStep />}
  </>
)

const Fields = ({ subscribed, stamp }: { subscribed: Subscribed | undefined; stamp: string | undefined }) => (
  <>
    <Field
      label="Your email"
      name="email"
      inputMode="email"
      autoComplete="email"
      defaultValue={subscribed?.typed}
      error={subscribed?.refusal?.errors.email}
    />
    <Agreement stamp={stamp} />
    <p>
      <Button isBusy={useNavigation().formAction === '/subscribe'}>{wording.subscribe.button}</Button>
    </p>
  </>
)
