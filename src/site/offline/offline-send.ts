/** Sends a form to the API, or puts it in the offline queue where there is no network. */
import { type Location, useLocation } from 'react-router'
import { type Refusal, refusalOf } from '../form-values.ts'
import { useIsScripted } from '../use-scripts.ts'
import type { QueuedRequest } from './offline-request.ts'

/** No refusal: it has arrived. Queued: there is no network, and it waits on this device. */
export type SendOutcome = { refusal: Refusal | undefined; isQueued: boolean }

/** Without a key where the site is tried without https: no browser stores anything there. */
type Send = (key: string | undefined) => Promise<Response>

/** Every try carries the same idempotency key: of a try that failed nobody knows whether it arrived. */
export const sendOrQueue = async (request: Pick<QueuedRequest, 'call' | 'body'>, send: Send): Promise<SendOutcome> => {
  const id: string | undefined = crypto.randomUUID?.()
  let isQueued = false
  const refusal = await refusalOf(() =>
    send(id).catch(async (failure) => {
      // Where there is a network, its failure is shown at once: the visitor can try again, and knows how it went.
      if (navigator.onLine || !id) throw failure
      // Loaded only by visitors without a network: the worker has precached the file.
      const { queueRequest } = await import('./offline-queue.ts')
      await queueRequest({ ...request, id, writtenAt: new Date().toISOString() })
      isQueued = true
      return Response.json(null)
    }),
  )
  return { refusal, isQueued }
}

/** What a refused request held, to be corrected and sent again: the offline notice hands it over in the browser. */
export const useRetry = <Sent>() => {
  const { state }: Location<{ retry?: Sent } | null> = useLocation()
  const isScripted = useIsScripted()
  return isScripted ? state?.retry : undefined
}
