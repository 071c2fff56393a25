import type { ApiClient } from '#page/api-client.ts'
import { signsOf } from '../form-check/signs-of.ts'
import { sendOrQueue } from '../offline/send-or-queue.ts'
import { formOf, isUrgentIn, type Refusal, refusalOf } from '../sent-form.ts'

export type Sent = {
  typed: { name: string; email: string; subject: string }
  refusal: Refusal | undefined
  /** There was no network: it waits on this phone. */
  isQueued?: boolean
  /** The words may mean an emergency. */
  isUrgent?: boolean
}

const readForm = async (request: Request) => {
  const field = await formOf(request)
  const typed = { name: field('name'), email: field('email'), subject: field('subject') }
  return { typed, signs: signsOf(field) }
}

/** What the form calls Subject travels as the message. */
const bodyOf = ({ name, email, subject: message }: Sent['typed']) => ({ name, email, message })

export const sendMessage = async (api: ApiClient, request: Request): Promise<Sent> => {
  const { typed, signs } = await readForm(request)
  const told = urgencyTold()
  const send = () => api.contact.$post({ json: bodyOf(typed), header: signs }).then(told.hear)
  return { typed, refusal: await refusalOf(send), isUrgent: told.isUrgent() }
}

export const sendOrKeepMessage = async (api: ApiClient, request: Request): Promise<Sent> => {
  const { typed, signs } = await readForm(request)
  const json = bodyOf(typed)
  const told = urgencyTold()
  const send = (key?: string) =>
    api.contact.$post({ json, header: { ...signs, ...(key && { 'idempotency-key': key }) } }).then(told.hear)
  const came = await sendOrQueue({ call: 'contact', body: json }, send)
  return { typed, ...came, isUrgent: told.isUrgent() }
}

/** Hears from an answer on its way whether the words may mean an emergency. */
const urgencyTold = () => {
  let isUrgent = false
  return {
    hear: async <Answer extends Response>(answer: Answer) => {
      isUrgent = await isUrgentIn(answer.clone())
      return answer
    },
    isUrgent: () => isUrgent,
  }
}
