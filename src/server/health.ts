/**
 * Health checks for monitoring: is the process alive (liveness), and can it reach its data (readiness)? Answered even
 * when the server is overloaded.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { diskFull } from '#core/database/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { version } from '#settings/version.ts'

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** A restored copy serves pages, so it is ready; a monitor that reads the words can warn. */
const nobodyTold = 'ready, but nobody is being told: this is a restored copy that an administrator must release'

/**
 * Answers `/healthz` and `/readyz`, and returns whether it did. `headers` are sent with every response of the site. A
 * proxy sends no more visitors to a process that is stopping.
 */
export const createHealth = (
  { checkData }: Pick<Core, 'checkData'>,
  headers: Record<string, string>,
  isStopping: () => boolean,
) => {
  const say = (response: ServerResponse, status: number, sentence: string) =>
    response.writeHead(status, { ...plain, ...headers }).end(`${sentence}\n`)
  return ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (url === '/healthz') isStopping() ? say(response, 503, 'The site is stopping.') : say(response, 200, 'alive')
    else if (url === '/readyz')
      checkData().then(
        ({ maySend }) => say(response, 200, `${maySend ? 'ready' : nobodyTold}\nversion ${version}`),
        (error) => say(response, 503, error.message === diskFull ? diskFull : 'The database cannot be reached.'),
      )
    else return false
    return true
  }
}
