/** The idempotency key of a form, new after each success. `core/lib/id.ts` makes the id of the new record from it. */
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
