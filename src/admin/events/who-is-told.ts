/** Who is told of a change or a cancellation of a published event, and how. */
import { counted } from '#shared/format.ts'
import type { TakenTime } from '#shared/shapes/event.ts'

/** How many people have only a phone number. */
export const peopleToCall = (times: TakenTime[]) => times.reduce((all, { contacts }) => all + contacts.phoneOnly, 0)

/** In sentences; undefined if nobody signed up with an email address or a phone number. */
export const whoIsTold = (times: TakenTime[], maySeePeople: boolean) => {
  const emails = times.reduce((all, { contacts }) => all + contacts.email, 0)
  const calls = peopleToCall(times)
  const next = maySeePeople ? 'the next page lists them' : 'somebody with the job Door must call them'
  const sentences = [
    emails > 0 && `${counted(emails, 'person gets', 'people get')} an email.`,
    calls > 0 && `${counted(calls, 'person has', 'people have')} only a phone number: ${next}.`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
