/** Sends the newsletter form to the API, for a form without scripts. */
import type { ApiClient } from '#page/api-client.ts'
import { botCheckHeader } from '../bot-check/bot-check-header.ts'
import { callBodyOf } from '../form-calls.ts'
import { formKeyOf } from '../form-key.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'

export type Subscribed = { typed: string; refusal: Refusal | undefined; sendsEmail: boolean }

/** Sends the email address as typed, because the server validates it, with the page on which the visitor agreed. */
export const subscribeEmail = async (api: ApiClient, request: Request): Promise<Subscribed> => {
  const field = await formOf(request)
  const json = callBodyOf('subscribe', field)
  const page = field('page')
  const key = await formKeyOf(field, json)
  const header = {
    ...botCheckHeader(field),
    ...(page && { 'form-page': page }),
    ...(key && { 'idempotency-key': key }),
  }
  let sendsEmail = true
  const refusal = await refusalOf(async () => {
    const answer = await api.subscribe.$post({ json, header })
    if (answer.status === 201) sendsEmail = (await answer.json()).sendsEmail
    return answer
  })
  return { typed: json.email, refusal, sendsEmail }
}
