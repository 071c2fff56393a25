import { type Refusal, refusalOf } from '../../sent-form.ts'
import type { Errand } from './errand.ts'

/** Nothing is refused: it has arrived. Kept: there is no network, and it waits on this phone. */
export type Came = { refusal: Refusal | undefined; isKept: boolean }

/** Without a key where the site is tried without https: no browser keeps anything there. */
type Send = (key: string | undefined) => Promise<Response>

/** Every try of an errand carries the same key: of the one that failed nobody knows whether it arrived. */
export const sendOrKeep = async (errand: Pick<Errand, 'call' | 'body'>, send: Send): Promise<Came> => {
  const id: string | undefined = crypto.randomUUID?.()
  let isKept = false
  const refusal = await refusalOf(() =>
    send(id).catch(async (failure) => {
      // A network that is there and fails is said at once: the person can try again, and knows how it went.
      if (navigator.onLine || !id) throw failure
      // Only who writes without a network needs it: the worker keeps the file.
      const { keepErrand } = await import('./keep-errand.ts')
      await keepErrand({ ...errand, id, writtenAt: new Date().toISOString() })
      isKept = true
      return Response.json(null)
    }),
  )
  return { refusal, isKept }
}
