import { useFetcher } from 'react-router'
import { StaticHtml } from '#page/static-html.tsx'
import { footer } from '#shared/content/frame.ts'
import { wording } from '#shared/wording.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormResult } from '../form-result.tsx'
import { offlineWording } from '../offline/offline-wording.ts'
import { useSiteContent } from '../site-content.ts'
import { Agreement, NextStep } from '../subscribe/consent.tsx'
import type { Subscribed } from '../subscribe/subscribe-email.ts'
import styles from './footer.module.css'

/** The newsletter form of every page. With scripts the result appears here, without scripts on /subscribe. */
export const NewsletterBox = () => {
  const fetcher = useFetcher<Subscribed>()
  const { data: sent } = fetcher
  const isSending = fetcher.state !== 'idle'
  return (
    <section className={styles.box} aria-labelledby="newsletter-title">
      <StaticHtml>
        <Invitation />
      </StaticHtml>
      <fetcher.Form method="post" action="/subscribe" noValidate>
        {sent && !isSending && (
          <FormResult
            of={sent}
            refusal={sent.refusal}
            done={wording.subscribe.done}
            failed={wording.subscribe.failed}
            queued={sent.isQueued && offlineWording.queued.subscribe}
          />
        )}
        {sent && !isSending && !sent.refusal && !sent.isQueued && <NextStep />}
        <div className={styles.line}>
          <Field
            label="Your email"
            name="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={sent?.refusal && sent.typed}
            error={isSending ? undefined : sent?.refusal?.errors.email}
          />
          <Button isBusy={isSending}>{wording.subscribe.button}</Button>
        </div>
        <div className={styles.consent}>
          <Agreement />
        </div>
      </fetcher.Form>
    </section>
  )
}

const Invitation = () => {
  const { newsletterTitle, newsletterText } = useSiteContent('footer', footer)
  return (
    <>
      <h2 id="newsletter-title">{newsletterTitle}</h2>
      <p>{newsletterText}</p>
    </>
  )
}
