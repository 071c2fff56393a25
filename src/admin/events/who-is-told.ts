/** Who is told of a change or a cancellation of a published event, and how. */
import { counted } from '#shared/format.ts'
import { keysOf } from '#shared/keys.ts'
import type { TakenTime } from '#shared/shapes/event.ts'

type Contacts = TakenTime['contacts']

export const contactsIn = (times: TakenTime[]): Contacts => {
  const sum = { email: 0, phoneOnly: 0, neither: 0 }
  for (const { contacts } of times) for (const how of keysOf(sum)) sum[how] += contacts[how]
  return sum
}

/** For users who do not see who signed up. */
export const askTheDoor = 'Please ask a person with the job Door to call those whom no email reaches.'

/** Such as "2 people get an email, 1 person needs a call."; empty if nobody can be told. */
export const whoIsTold = ({ email, phoneOnly }: Contacts, mayCall: boolean) => {
  const parts = [
    email > 0 && counted(email, 'person gets an email', 'people get an email'),
    phoneOnly > 0 && counted(phoneOnly, 'person needs a call', 'people need a call'),
  ].filter(Boolean)
  const sentences = [parts.length > 0 && `${parts.join(', ')}.`, phoneOnly > 0 && !mayCall && askTheDoor]
  return sentences.filter(Boolean).join(' ')
}
