/** The requests of the offline queue, and how pages and the service worker learn that the queue has changed. */
import type { Danger } from '#shared/shapes/danger.ts'
import type { FormCall } from '../form-calls.ts'
import type { Refusal } from '../form-values.ts'

/** A message or a subscription that the visitor sent without a network, with the API call to make later. */
export type QueuedRequest = {
  /** The idempotency key of every attempt, so that the API accepts a repeated request only once. */
  id: string
  call: FormCall
  body: Record<string, string>
  writtenAt: string
}

/** A request that is pending, was rejected by the API, or was sent; the queue stores no text of a sent request. */
export type QueueEntry = (QueuedRequest & { refusal?: Refusal }) | SentRequest
export type SentRequest = Pick<QueuedRequest, 'id' | 'call' | 'writtenAt'> & {
  sentAt: string
  danger?: Danger | undefined
}

export const isSent = (entry: QueueEntry): entry is SentRequest => 'sentAt' in entry
export const isPending = (entry: QueueEntry): entry is QueuedRequest => !isSent(entry) && !entry.refusal

const channel = 'voima-errands'

export const announceQueueChange = () => {
  const sender = new BroadcastChannel(channel)
  sender.postMessage('changed')
  sender.close()
}

/** Calls back when the queue changes, in this page, another tab or the worker. Returns the cleanup function. */
export const onQueueChange = (notice: () => void) => {
  const receiver = new BroadcastChannel(channel)
  receiver.onmessage = notice
  return () => receiver.close()
}
