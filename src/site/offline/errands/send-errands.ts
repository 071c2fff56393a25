import { isUrgentIn, refusalIn } from '../../sent-form.ts'
import { type Errand, isWaiting } from './errand.ts'
import { allErrands, putErrand } from './kept-errands.ts'

/**
 * Sends what waits, the oldest first. Pages and the worker all try when the network is back: one at a time, and where a
 * browser has no locks, the errand's own key keeps it from arriving twice. Throws when some must wait longer.
 */
export const sendErrands = () => alone(sendWaiting)

const alone = (work: () => Promise<void>) => (navigator.locks ? navigator.locks.request('voima-errands', work) : work())

const sendWaiting = async () => {
  for (const errand of (await allErrands()).filter(isWaiting)) await send(errand)
}

const send = async (errand: Errand) => {
  const { id, call, body, writtenAt } = errand
  const answer = await fetch(`/api/v1/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(body),
  })
  if (isTooEarly(answer.status)) throw new Error(`The errands must wait: ${answer.status}`)
  const isUrgent = await isUrgentIn(answer.clone())
  const refusal = await refusalIn(answer)
  const sentAt = new Date().toISOString()
  await putErrand(refusal ? { ...errand, refusal } : { id, call, writtenAt, sentAt, isUrgent })
}

/** Too many at once, or trouble on our side: later it may go well as it is. */
const isTooEarly = (status: number) => status === 429 || status >= 500
