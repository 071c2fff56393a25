/** Sends the contact form to the API; without a network the browser adds the message to the offline queue. */
import type { ApiClient } from '#page/api-client.ts'
import type { Danger } from '#shared/shapes/danger.ts'
import { botCheckHeader } from '../bot-check/bot-check-header.ts'
import { formKeyOf } from '../form-key.ts'
import { formOf, type Refusal, readDanger, refusalOf } from '../form-values.ts'
import { sendOrQueue } from '../offline/offline-send.ts'

export type SentMessage = {
  typed: { name: string; email: string; subject: string }
  refusal: Refusal | undefined
  /** There was no network: the message waits in the offline queue. */
  isQueued?: boolean
  danger?: Danger | undefined
  /** In how many days the sender gets a reply; undefined: the organisation promises none. */
  replyDays?: number | undefined
}

const readForm = async (request: Request) => {
  const field = await formOf(request)
  const typed = { name: field('name'), email: field('email'), subject: field('subject') }
  // The form's field Subject becomes the API's `message`.
  const json = { name: typed.name, email: typed.email, message: typed.subject }
  const key = await formKeyOf(field, json)
  return { typed, json, key, header: { ...botCheckHeader(field), ...(key && { 'idempotency-key': key }) } }
}

export const sendMessage = async (api: ApiClient, request: Request): Promise<SentMessage> => {
  const { typed, json, header } = await readForm(request)
  const answer = watchAnswer()
  const send = () => api.contact.$post({ json, header }).then(answer.read)
  return { typed, refusal: await refusalOf(send), ...answer.said() }
}

export const sendOrQueueMessage = async (api: ApiClient, request: Request): Promise<SentMessage> => {
  const { typed, json, key: id, header } = await readForm(request)
  const answer = watchAnswer()
  const send = () => api.contact.$post({ json, header }).then(answer.read)
  const outcome = await sendOrQueue({ call: 'contact', body: json, id }, send)
  return { typed, ...outcome, ...answer.said() }
}

/** Reads from the API's response whether the message may be about an emergency, and when the sender gets a reply. */
const watchAnswer = () => {
  let said: Pick<SentMessage, 'danger' | 'replyDays'> = {}
  return {
    read: async <Answered extends Response>(response: Answered) => {
      const { replyDays }: { replyDays?: number } = await response
        .clone()
        .json()
        .catch(() => ({}))
      said = { danger: await readDanger(response.clone()), replyDays }
      return response
    },
    said: () => said,
  }
}
