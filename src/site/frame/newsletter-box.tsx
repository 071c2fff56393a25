import { footer } from '#shared/content/frame.ts'
import { wording } from '#shared/wording.ts'
import { Field } from '#ui/field.tsx'
import { SendButton } from '../public-form.tsx'
import { useSiteContent } from '../site-content.ts'
import { Agreement } from '../subscribe/consent.tsx'
import { SubscribeForm } from '../subscribe/subscribe-form.tsx'
import styles from './footer.module.css'

/** The newsletter form of every page. With scripts the result appears here, without scripts on /subscribe. */
export const NewsletterBox = () => {
  const { newsletterTitle, newsletterText } = useSiteContent('footer', footer)
  return (
    <section className={styles.box} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{newsletterTitle}</h2>
      <p>{newsletterText}</p>
      <SubscribeForm name="newsletter">
        <div className={styles.line}>
          <Field label="Your email" name="email" inputMode="email" autoComplete="email" />
          <SendButton>{wording.subscribe.button}</SendButton>
        </div>
        <div className={styles.consent}>
          <Agreement />
        </div>
      </SubscribeForm>
    </section>
  )
}
