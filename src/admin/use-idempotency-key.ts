/** The idempotency key of a form: a new one after each success, so that a request that is sent again does nothing twice. */
import { useEffect, useState } from 'react'
import { newIdempotencyKey } from './api.ts'
import type { ActionResult } from './intents.ts'

export const useIdempotencyKey = (sent: ActionResult | undefined) => {
  const [key, setKey] = useState(() => newIdempotencyKey() ?? '')
  useEffect(() => {
    if (sent && !sent.failure) setKey(newIdempotencyKey() ?? '')
  }, [sent])
  return key
}
