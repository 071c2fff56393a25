/** Sends the contact form to the API, for a form without scripts. */
import type { ApiClient } from '#page/api-client.ts'
import type { Danger } from '#shared/shapes/danger.ts'
import { byField, callBodyOf } from '../form-calls.ts'
import { formHeader } from '../form-header.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'

export type SentMessage = {
  typed: { name: string; email: string; subject: string }
  refusal: Refusal | undefined
  /** What the site found in words that suggest an emergency. */
  danger?: Danger | undefined
  /** In how many days the sender gets a reply; undefined: the organisation promises none. */
  replyDays?: number | undefined
}

type Answer = { message: { danger?: Danger }; replyDays?: number }

export const sendMessage = async (api: ApiClient, request: Request): Promise<SentMessage> => {
  const field = await formOf(request)
  const typed = { name: field('name'), email: field('email'), subject: field('subject') }
  const json = callBodyOf('contact', field)
  const header = await formHeader(field, json)
  let answer: Pick<SentMessage, 'danger' | 'replyDays'> = {}
  const refusal = await refusalOf(async () => {
    const response = await api.contact.$post({ json, header })
    if (response.ok) {
      const { message, replyDays } = (await response.clone().json()) as Answer
      answer = { danger: message.danger, replyDays }
    }
    return response
  })
  return { typed, refusal: refusal && { ...refusal, errors: byField('contact', refusal.errors) }, ...answer }
}
