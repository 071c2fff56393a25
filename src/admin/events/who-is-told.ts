/** Who is told of a change or a cancellation of a published event, and how. */
import { counted } from '#shared/format.ts'
import type { TakenTime } from '#shared/shapes/event.ts'

/** How many people no email reaches, but a call. */
export const peopleToCall = (times: TakenTime[]) => sumOf(times, 'phoneOnly')

const sumOf = (times: TakenTime[], contact: keyof TakenTime['contacts']) =>
  times.reduce((all, { contacts }) => all + contacts[contact], 0)

/** Such as "2 people get an email, 1 person needs a call"; undefined if nobody can be told. */
export const whoIsTold = (times: TakenTime[]) => {
  const emails = sumOf(times, 'email')
  const calls = peopleToCall(times)
  const parts = [
    emails > 0 && counted(emails, 'person gets an email', 'people get an email'),
    calls > 0 && counted(calls, 'person needs a call', 'people need a call'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}
