import { refusalIn } from '../../sent-form.ts'
import { isWaiting, type Letter } from './letter.ts'
import { allLetters, putLetter } from './outbox.ts'

/**
 * Sends what waits, the oldest first. Pages and the worker all try when the network is back: one at a time, and where a
 * browser has no locks, the letter's own key keeps it from arriving twice. Throws when some must wait longer.
 */
export const sendLetters = () => alone(sendWaiting)

const alone = (work: () => Promise<void>) => (navigator.locks ? navigator.locks.request('voima-letters', work) : work())

const sendWaiting = async () => {
  for (const letter of (await allLetters()).filter(isWaiting)) await send(letter)
}

const send = async (letter: Letter) => {
  const { id, call, body, writtenAt } = letter
  const answer = await fetch(`/api/v1/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(body),
  })
  if (isTooEarly(answer.status)) throw new Error(`The letters must wait: ${answer.status}`)
  const refusal = await refusalIn(answer)
  await putLetter(refusal ? { ...letter, refusal } : { id, call, writtenAt, sentAt: new Date().toISOString() })
}

/** Too many at once, or trouble on our side: later it may go well as it is. */
const isTooEarly = (status: number) => status === 429 || status >= 500
