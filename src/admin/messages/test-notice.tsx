/** Lets users find out whether notices reach them: a test notice, whose link the reply settings open. */
import { redirect, useFetcher, useSearchParams } from 'react-router'
import { replySettingsPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { adminApi, doneOf, isFailure } from '../api.ts'
import { FailureAlert, IntentForm, SubmitButton, SuccessNote } from '../intent-form.tsx'
import { type ActionResult, hasSucceeded } from '../intents.ts'
import { Section } from '../page-heading.tsx'

const outcomeName = 'test-notice'

/** Records that the link of a test notice was opened, and forgets the link. */
export const openTestNotice = async (request: Request) => {
  const token = new URL(request.url).searchParams.get('notice')
  if (!token) return
  const call = adminApi(request)['reply-settings']['test-notice'].opened
  const result = await doneOf(() => call.$post({ json: { token } }))
  if (isFailure(result) && result.status === 401) return
  throw redirect(`${replySettingsPath}?${outcomeName}=${isFailure(result) ? 'failed' : 'opened'}`)
}

export const TestNotice = () => {
  const fetcher = useFetcher<ActionResult>()
  const outcome = useSearchParams()[0].get(outcomeName)
  return (
    <Section title="Do notices reach you?">
      {outcome === 'opened' && <Alert kind="success">Yes: you have opened the test notice.</Alert>}
      {outcome === 'failed' && (
        <Alert kind="failure">
          This link was used already, or it belongs to an earlier test or another person. Please send a new test.
        </Alert>
      )}
      <p>
        Send yourself a test notice, by email and to your devices with notifications. Then open its link on the phone or
        computer that you always have with you.
      </p>
      <IntentForm fetcher={fetcher} intent="testNotice">
        <SubmitButton fetcher={fetcher} variant="outline">
          Send me a test notice
        </SubmitButton>
        <SuccessNote isShown={hasSucceeded(fetcher)}>On its way. Open the link in it.</SuccessNote>
        <FailureAlert failure={fetcher.data?.failure} />
      </IntentForm>
    </Section>
  )
}
