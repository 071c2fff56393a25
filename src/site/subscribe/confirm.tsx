/** The page behind the link in the confirmation email (double opt-in); `core/subscribers/confirm.ts` decides. */
import { data, Form, useNavigation } from 'react-router'
import { type ApiClient, apiContext, browserApi } from '#page/api-client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { refusalOf } from '../form-values.ts'
import type { Route } from './+types/confirm'
import { LinkPage } from './link-page.tsx'

const confirm = async (api: ApiClient, token: string) => ({
  refusal: await refusalOf(() => api.subscribe.confirm.$post({ json: { token } })),
})

export const action = async ({ context, params }: Route.ActionArgs) => {
  const outcome = await confirm(context.get(apiContext), params.token)
  return data(outcome, { status: outcome.refusal?.status ?? 200 })
}

export const clientAction = ({ params }: Route.ClientActionArgs) => confirm(browserApi(), params.token)

/** Opening the page confirms nothing, because email scanners open every link. */
export default function Confirm({ actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  if (actionData && !actionData.refusal)
    return (
      <LinkPage
        of={actionData}
        title="Thank you"
        lead="You will get our next newsletter. Each one has an unsubscribe link."
      />
    )
  return (
    <LinkPage of={actionData} title="Confirm your subscription" lead="Press the button to get our newsletter.">
      {actionData?.refusal && <Alert kind="failure">{sentenceFor(actionData.refusal.status)}</Alert>}
      <Form method="post">
        <Button isBusy={isSending}>Yes, send me the newsletter</Button>
      </Form>
    </LinkPage>
  )
}

const sentenceFor = (status: number) =>
  status === 404 || status === 422
    ? 'This link has expired or is incomplete. Please subscribe again to get a new one.'
    : 'That did not work. Check your connection and try again.'
