import type { ApiClient } from '#ui/api.ts'
import { formOf, type Refusal, refusalOf } from '../sent-form.ts'

export type Subscribed = { typed: string; refusal: Refusal | undefined }

/** The address goes as it was typed: the server decides. */
export const subscribeEmail = async (api: ApiClient, request: Request): Promise<Subscribed> => {
  const field = await formOf(request)
  const email = field('email')
  return { typed: email, refusal: await refusalOf(() => api.subscribe.$post({ json: { email } })) }
}
