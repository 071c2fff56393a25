import type { ApiClient } from '#ui/api.ts'
import { formOf, type Refusal, refusalOf } from '../sent-form.ts'

export type Sent = { typed: { name: string; email: string; subject: string }; refusal: Refusal | undefined }

/** What the form calls Subject travels as the message. */
export const sendMessage = async (api: ApiClient, request: Request): Promise<Sent> => {
  const field = await formOf(request)
  const typed = { name: field('name'), email: field('email'), subject: field('subject') }
  const { name, email, subject: message } = typed
  return { typed, refusal: await refusalOf(() => api.contact.$post({ json: { name, email, message } })) }
}
