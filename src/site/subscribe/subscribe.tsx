/** The newsletter sign-up as a page; `frame/footer.tsx` has the same form. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { footer } from '#shared/content/frame.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { subscribePath } from '#shared/paths.ts'
import { wording } from '#shared/wording.ts'
import { Field } from '#ui/field.tsx'
import { stampOf } from '../bot-check/stamp.ts'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { SendButton } from '../public-form.tsx'
import { useSiteContent } from '../site-content.ts'
import type { Route } from './+types/subscribe'
import { Agreement } from './consent.tsx'
import styles from './subscribe.module.css'
import { subscribeEmail } from './subscribe-email.ts'
import { SubscribeForm } from './subscribe-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({ stamp: await stampOf(context.get(apiContext)) })

export const action = async ({ context, request }: Route.ActionArgs) => {
  const sent = await subscribeEmail(context.get(apiContext), request)
  return data(sent, { status: sent.refusal?.status ?? 200 })
}

/** The newsletter form as a page, to which the form in the footer posts without scripts. */
export default function Subscribe({ actionData: sent, loaderData }: Route.ComponentProps) {
  const { newsletterTitle, newsletterText } = useSiteContent('footer', footer)
  return (
    <>
      <PageHead
        title="Our newsletter"
        description={`Subscribe to ${organisationName()}’s newsletter by email.`}
        path={subscribePath}
      />
      <PageTop title={newsletterTitle} lead={newsletterText} isArtOnlyWide />
      <section className={`container page`}>
        <SubscribeForm name="subscribe" className={styles.form} sent={sent}>
          <Field
            label="Your email"
            name="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={sent?.refusal && sent.typed}
          />
          <Agreement stamp={loaderData.stamp} />
          <p>
            <SendButton>{wording.subscribe.button}</SendButton>
          </p>
        </SubscribeForm>
      </section>
    </>
  )
}
