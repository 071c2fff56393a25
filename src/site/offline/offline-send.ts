/** Sends a form to the API, or adds the request to the offline queue if there is no network (offline-first forms). */
import { type Location, useLocation } from 'react-router'
import { useIsScripted } from '#page/use-scripts.ts'
import { type Refusal, refusalOf } from '../form-values.ts'
import type { QueuedRequest } from './offline-request.ts'

/**
 * Without an error: the API accepted the request. Queued: there is no network, and the request waits on this device.
 */
export type SendOutcome = { refusal: Refusal | undefined; isQueued: boolean }

/** `id`, the key of the form, is undefined without https, where the browser has no storage for the offline queue. */
type Unsent = Pick<QueuedRequest, 'call' | 'body'> & { id: string | undefined }

export const sendOrQueue = async ({ id, ...request }: Unsent, send: () => Promise<Response>): Promise<SendOutcome> => {
  let isQueued = false
  const refusal = await refusalOf(() =>
    send().catch(async (failure) => {
      // With a network, a failure is shown at once: the visitor can try again and sees the result.
      if (navigator.onLine || !id) throw failure
      // Loaded only without a network: the worker has precached the file.
      const { queueRequest } = await import('./offline-queue.ts')
      await queueRequest({ ...request, id, writtenAt: new Date().toISOString() })
      isQueued = true
      return Response.json(null)
    }),
  )
  return { refusal, isQueued }
}

/** The values of a rejected request, which the offline notice passes to the form to be corrected and sent again. */
export const useRetry = <Sent>() => {
  const { state }: Location<{ retry?: Sent } | null> = useLocation()
  const isScripted = useIsScripted()
  return isScripted ? state?.retry : undefined
}
