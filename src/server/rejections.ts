/**
 * Counts the requests that the server rejects because of overload (load shedding), and logs when this begins and ends.
 */
import type { Log } from './log.ts'

/** Why a request got 503, or a connection was closed. The sentences are for the log; docs/overload.md explains each. */
const reasons = {
  generated: 'pages and API responses are requested faster than they can be generated',
  write: 'forms and API calls arrive faster than they can be saved',
  file: 'too many files are being downloaded',
  upload: 'too many pictures are being uploaded',
  'visitor-upload': 'clients that are not signed in send too many large bodies',
  pipelining: 'a client sends requests and does not read the responses',
  'connection-share': 'one client network opens too many connections',
  connections: 'too many connections are open',
}
export type Reason = keyof typeof reasons

export type Rejections = ReturnType<typeof createRejections>

const quietMilliseconds = 20_000
const checkMilliseconds = 5_000

export const createRejections = (log: Pick<Log, 'warning'>, now = () => performance.now()) => {
  const totals = new Map<Reason, number>()
  let overload: { beganAt: number; lastAt: number; before: Map<Reason, number> } | undefined

  const end = () => {
    if (!overload) return
    const { beganAt, lastAt, before } = overload
    overload = undefined
    const counts = [...totals].map(([reason, total]) => [reason, total - (before.get(reason) ?? 0)] as const)
    const listed = counts.filter(([, count]) => count > 0).map(([reason, count]) => `${reason} ${count}`)
    const seconds = Math.ceil((lastAt - beganAt) / 1000)
    log.warning('overload-ended', `The overload ended after ${seconds} s. Rejected: ${listed.join(', ')}.`)
  }
  const checkLater = () => {
    setTimeout(() => {
      if (overload && now() - overload.lastAt > quietMilliseconds) end()
      else checkLater()
    }, checkMilliseconds).unref()
  }
  const begin = (reason: Reason) => {
    overload = { beganAt: now(), lastAt: now(), before: new Map(totals) }
    log.warning('overload-began', `Overload began: ${reasons[reason]}. See docs/overload.md.`)
    checkLater()
  }

  return {
    count: (reason: Reason) => {
      if (overload) overload.lastAt = now()
      else begin(reason)
      totals.set(reason, (totals.get(reason) ?? 0) + 1)
    },
    /** Includes every reason, even those that never occurred. */
    totals: () => (Object.keys(reasons) as Reason[]).map((reason) => ({ reason, total: totals.get(reason) ?? 0 })),
  }
}
