/** The requests of the offline queue, and how pages and the service worker learn that the queue has changed. */
import type { Refusal } from '../form-values.ts'

/** A message or a subscription that was written without a network, as the API call that it will become. */
export type QueuedRequest = {
  /** The idempotency key of every try, so that a request that is sent twice arrives once. */
  id: string
  call: 'contact' | 'subscribe'
  body: Record<string, string>
  writtenAt: string
}

/** A request that is pending, was refused by the API, or was sent; of a sent one the queue holds no text. */
export type QueueEntry = (QueuedRequest & { refusal?: Refusal }) | SentRequest
export type SentRequest = Pick<QueuedRequest, 'id' | 'call' | 'writtenAt'> & { sentAt: string; isUrgent?: boolean }

export const isSent = (entry: QueueEntry): entry is SentRequest => 'sentAt' in entry
export const isPending = (entry: QueueEntry): entry is QueuedRequest => !isSent(entry) && !entry.refusal

const channel = 'voima-errands'

export const announceQueueChange = () => {
  const sender = new BroadcastChannel(channel)
  sender.postMessage('changed')
  sender.close()
}

/** Calls back when the queue changes, in this page, in another one or in the worker. Returns how to stop. */
export const onQueueChange = (notice: () => void) => {
  const receiver = new BroadcastChannel(channel)
  receiver.onmessage = notice
  return () => receiver.close()
}
