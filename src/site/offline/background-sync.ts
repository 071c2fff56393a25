/**
 * Background sync: retries the pending requests of the offline queue when the network is back. `offline-queue.ts`
 * stores them.
 */
import { readDanger, refusalIn } from '../form-values.ts'
import { timeoutSignal } from '../request-timeout.ts'
import { listQueue, saveEntry } from './offline-queue.ts'
import { isPending, type QueuedRequest } from './offline-request.ts'

/**
 * Sends the pending requests, oldest first. Pages and the service worker all retry when the network is back: a lock
 * lets only one of them run, and in a browser without locks the idempotency key prevents duplicates. Throws when the
 * API cannot accept a request now, so that the browser retries the sync.
 */
export const syncQueue = () => withLock(sendPending)

const withLock = (work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request('voima-errands', work) : work()

const sendPending = async () => {
  for (const request of (await listQueue()).filter(isPending)) await send(request)
}

const send = async (request: QueuedRequest) => {
  const { id, call, body, writtenAt } = request
  const response = await fetch(`/api/v1/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(body),
    // Other pages wait for the lock meanwhile.
    signal: timeoutSignal(),
  })
  if (mustRetryLater(response.status)) throw new Error(`The queued request must wait: ${response.status}`)
  const danger = await readDanger(response.clone())
  const refusal = await refusalIn(response)
  const sentAt = new Date().toISOString()
  await saveEntry(refusal ? { ...request, refusal } : { id, call, writtenAt, sentAt, danger })
}

/** A rate limit or a server error: the same request may be accepted later. */
const mustRetryLater = (status: number) => status === 429 || status >= 500
