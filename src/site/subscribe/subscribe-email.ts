import type { ApiClient } from '#ui/api.ts'
import { sendOrKeep } from '../offline/errands/send-or-keep.ts'
import { formOf, type Refusal, refusalOf } from '../sent-form.ts'

export type Subscribed = {
  typed: string
  refusal: Refusal | undefined
  /** There was no network: it waits on this phone. */
  isKept?: boolean
}

const typedIn = async (request: Request) => (await formOf(request))('email')

/** The address goes as it was typed: the server decides. */
export const subscribeEmail = async (api: ApiClient, request: Request): Promise<Subscribed> => {
  const email = await typedIn(request)
  return { typed: email, refusal: await refusalOf(() => api.subscribe.$post({ json: { email } })) }
}

export const sendOrKeepEmail = async (api: ApiClient, request: Request): Promise<Subscribed> => {
  const email = await typedIn(request)
  const send = () => api.subscribe.$post({ json: { email } })
  return { typed: email, ...(await sendOrKeep({ call: 'subscribe', body: { email } }, send)) }
}
