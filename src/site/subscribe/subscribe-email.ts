/** Sends the newsletter form to the API, for a form without scripts. */
import type { ApiClient } from '#page/api-client.ts'
import { callBodyOf } from '../form-calls.ts'
import { formHeader } from '../form-header.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'

export type Subscribed = { typed: string; refusal: Refusal | undefined; sendsEmail: boolean }

/** Sends the email address as typed, because the server validates it, with the page on which the visitor agreed. */
export const subscribeEmail = async (api: ApiClient, request: Request): Promise<Subscribed> => {
  const field = await formOf(request)
  const json = callBodyOf('subscribe', field)
  const page = field('page')
  const header = { ...(await formHeader(field, json)), ...(page && { 'form-page': page }) }
  let sendsEmail = true
  const refusal = await refusalOf(async () => {
    const answer = await api.subscribe.$post({ json, header })
    if (answer.status === 201) sendsEmail = (await answer.json()).sendsEmail
    return answer
  })
  return { typed: json.email, refusal, sendsEmail }
}
