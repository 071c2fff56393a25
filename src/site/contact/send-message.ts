import type { ApiClient } from '#ui/api.ts'
import { sendOrKeep } from '../offline/errands/send-or-keep.ts'
import { formOf, type Refusal, refusalOf } from '../sent-form.ts'

export type Sent = {
  typed: { name: string; email: string; subject: string }
  refusal: Refusal | undefined
  /** There was no network: it waits on this phone. */
  isKept?: boolean
}

const typedIn = async (request: Request) => {
  const field = await formOf(request)
  return { name: field('name'), email: field('email'), subject: field('subject') }
}

/** What the form calls Subject travels as the message. */
const bodyOf = ({ name, email, subject: message }: Sent['typed']) => ({ name, email, message })

export const sendMessage = async (api: ApiClient, request: Request): Promise<Sent> => {
  const typed = await typedIn(request)
  return { typed, refusal: await refusalOf(() => api.contact.$post({ json: bodyOf(typed), header: {} })) }
}

export const sendOrKeepMessage = async (api: ApiClient, request: Request): Promise<Sent> => {
  const typed = await typedIn(request)
  const json = bodyOf(typed)
  const send = (key?: string) => api.contact.$post({ json, header: key ? { 'idempotency-key': key } : {} })
  return { typed, ...(await sendOrKeep({ call: 'contact', body: json }, send)) }
}
