import type { ApiClient } from '#page/api-client.ts'
import { botCheckHeader } from '../bot-check/bot-check-header.ts'
import { formKeyOf } from '../form-key.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'
import { sendOrQueue } from '../offline/offline-send.ts'

export type Subscribed = {
  typed: string
  refusal: Refusal | undefined
  /** There was no network: the subscription waits on this device. */
  isQueued?: boolean
}

/** Sends the email address as typed, because the server validates it, with the page on which the visitor agreed. */
const callIn = async (request: Request) => {
  const field = await formOf(request)
  const page = field('page')
  const json = { email: field('email') }
  const header = { ...botCheckHeader(field), ...(page && { 'form-page': page }) }
  return { call: { json, header }, id: await formKeyOf(field, json) }
}

export const subscribeEmail = async (api: ApiClient, request: Request): Promise<Subscribed> => {
  const { call } = await callIn(request)
  return { typed: call.json.email, refusal: await refusalOf(() => api.subscribe.$post(call)) }
}

export const sendOrKeepEmail = async (api: ApiClient, request: Request): Promise<Subscribed> => {
  const { call, id } = await callIn(request)
  const queued = { call: 'subscribe', body: call.json, id } as const
  return { typed: call.json.email, ...(await sendOrQueue(queued, () => api.subscribe.$post(call))) }
}
