/**
 * Bot detection without a CAPTCHA, the API's half: hands out signed times for forms, and reads the signals
 * (honeypot, seconds) that tell people from bots. `core/messages/bot-check.ts` judges them.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { FormSignals } from '#core/messages/bot-check.ts'
import type { Core } from '#core/organisation/core.ts'
import { type ApiEnv, answer, callsTagged } from './calls.ts'

const call = callsTagged('Forms', 'nothing')

const ask = call('get', '/', {
  summary: 'Get a signed time for a form of this site; other programs do not need it',
  gives: { 200: answer('The stamp to send with the form', z.object({ stamp: z.string() })) },
})

export const formCheckRoutes = ({ botCheck }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(ask, async (c) => c.json({ stamp: await botCheck.stamp() }, 200))

/** Parses the header `form-check`; undefined when the client sent none. */
export const signalsIn = (header: string | undefined): FormSignals | undefined => {
  if (header === undefined) return undefined
  const said = new URLSearchParams(header)
  const seconds = Number(said.get('seconds') || Number.NaN)
  return {
    honeypot: said.get('trap') ?? '',
    stamp: said.get('stamp') ?? '',
    seconds: Number.isFinite(seconds) ? seconds : undefined,
  }
}
