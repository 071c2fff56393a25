import { botCheckHeader } from './bot-check/bot-check-header.ts'
import { formKeyOf } from './form-key.ts'

/** The headers of the call that sends a form: its bot signals, and its idempotency key. */
export const formHeader = async (...[field, ...form]: Parameters<typeof formKeyOf>) => {
  const key = await formKeyOf(field, ...form)
  return { ...botCheckHeader(field), ...(key && { 'idempotency-key': key }) }
}
