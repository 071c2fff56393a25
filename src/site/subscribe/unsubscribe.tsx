/** The page behind the unsubscribe link of a newsletter, and the one-click unsubscribing of email programs. */
import { data, Form, useNavigation } from 'react-router'
import { type ApiClient, apiContext, browserApi } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { formOf, refusalOf } from '../form-values.ts'
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

export const clientAction = ({ params, request }: Route.ClientActionArgs) =>
  unsubscribe(browserApi(), request, params.token)

/** Opening the page does not unsubscribe, because email scanners open every link. */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  if (actionData && !actionData.refusal) return <Unsubscribed sent={actionData} isSending={isSending} />
  return (
    <LinkPage
      of={actionData}
      title="Unsubscribe from our newsletter?"
      lead="Press the button and we will stop sending it to this address."
    >
      {actionData?.refusal && (
        <Alert kind="failure">
          {actionData.refusal.status === 503
            ? 'That did not work. Check your connection and try again.'
            : 'This link is incomplete. Please open it from the email again.'}
        </Alert>
      )}
      <Form method="post">
        <Button isBusy={isSending}>Unsubscribe</Button>
      </Form>
    </LinkPage>
  )
}

const Unsubscribed = ({ sent, isSending }: { sent: { hasReason: boolean }; isSending: boolean }) => (
  <LinkPage
    of={sent}
    title="You have unsubscribed"
    lead="You will get no more newsletters from us. You can subscribe again at any time."
  >
    {sent.hasReason ? (
      <Alert kind="success">Thank you for telling us.</Alert>
    ) : (
      <Form method="post" className={styles.form}>
        <TextArea
          label="Would you like to tell us why? (optional)"
          name="reason"
          rows={3}
          maxLength={limits.unsubscribeReason}
        />
        <p>
          <Button variant="outline" isBusy={isSending}>
            Send
          </Button>
        </p>
      </Form>
    )}
  </LinkPage>
)
