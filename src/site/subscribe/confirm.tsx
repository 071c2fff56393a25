/** The page behind the link in the confirmation email (double opt-in); `core/subscribers/confirm.ts` decides. */
import { data } from 'react-router'
import { type ApiClient, apiContext } from '#page/api-client.ts'
import { formWording } from '#shared/wording/forms.ts'
import { Alert } from '#ui/alert.tsx'
import { refusalOf } from '../form-values.ts'
import { PublicForm, SendButton } from '../public-form.tsx'
import type { Route } from './+types/confirm'
import { LinkPage } from './link-page.tsx'

const confirm = async (api: ApiClient, token: string) => ({
  refusal: await refusalOf(() => api.subscribe.confirm.$post({ json: { token } })),
})

export const action = async ({ context, params }: Route.ActionArgs) => {
  const outcome = await confirm(context.get(apiContext), params.token)
  return data(outcome, { status: outcome.refusal?.status ?? 200 })
}

/** Opening the page confirms nothing, because email scanners open every link. */
export default function Confirm({ actionData }: Route.ComponentProps) {
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
      <PublicForm name="confirm" failed={formWording.unreachable}>
        <SendButton>Yes, send me the newsletter</SendButton>
      </PublicForm>
    </LinkPage>
  )
}

const sentenceFor = (status: number) =>
  status === 404 || status === 422
    ? 'This link has expired or is incomplete. Please subscribe again to get a new one.'
    : formWording.unreachable
