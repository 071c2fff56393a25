/** The page behind the unsubscribe link of a newsletter, and the one-click unsubscribing of email programs. */
import { data } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { formWording } from '#shared/wording/forms.ts'
import { Alert } from '#ui/alert.tsx'
import { TextArea } from '#ui/field.tsx'
import { formOf, refusalOf } from '../form-values.ts'
import { PublicForm, SendButton } from '../public-form.tsx'
import type { Route } from './+types/unsubscribe'
import { LinkPage } from './link-page.tsx'
import styles from './subscribe.module.css'

const unsubscribe = async (api: ApiClient, request: Request, token: string) => {
  const reason = (await formOf(request))('reason')
  const refusal = await refusalOf(() => api.subscribe.unsubscribe.$post({ json: { token, ...(reason && { reason }) } }))
  return { refusal, hasReason: reason !== '' }
}

/** Email programs post here when a reader presses the program's unsubscribe button (RFC 8058, one-click). */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const outcome = await unsubscribe(context.get(apiContext), request, params.token)
  return data(outcome, { status: outcome.refusal?.status ?? 200 })
}

/** Opening the page does not unsubscribe, because email scanners open every link. */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  if (actionData && !actionData.refusal) return <Unsubscribed sent={actionData} />
  return (
    <LinkPage
      of={actionData}
      title="Unsubscribe from our newsletter?"
      lead="Press the button and we will stop sending it to this address."
    >
      {actionData?.refusal && (
        <Alert kind="failure">
          {actionData.refusal.status === 503
            ? formWording.unreachable
            : 'This link is incomplete. Please open it from the email again.'}
        </Alert>
      )}
      <PublicForm name="unsubscribe" failed={formWording.unreachable}>
        <SendButton>Unsubscribe</SendButton>
      </PublicForm>
    </LinkPage>
  )
}

const Unsubscribed = ({ sent }: { sent: { hasReason: boolean } }) => (
  <LinkPage
    of={sent}
    title="You have unsubscribed"
    lead="Thank you for reading. You will get no more newsletters from us. You can subscribe again at any time."
  >
    {sent.hasReason ? (
      <Alert kind="success">Thank you for telling us.</Alert>
    ) : (
      <PublicForm name="reason" className={styles.form} failed={formWording.unreachable}>
        <TextArea
          label="Would you like to tell us why? (optional)"
          name="reason"
          rows={3}
          maxLength={limits.unsubscribeReason}
        />
        <p>
          <SendButton variant="outline">Send</SendButton>
        </p>
      </PublicForm>
    )}
  </LinkPage>
)
