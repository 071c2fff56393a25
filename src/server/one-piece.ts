/**
 * Sends what is kept in one piece, head and body. Node puts the lines of a head together and checks them anew for every
 * answer, which takes longer than all the rest: see docs/decisions/0045-answers-in-one-piece.md.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Headers and their values have been checked: they come from a `Headers`. */
export type ReadyAnswer = { status: 200 | 304; headers: Record<string, string>; body?: Uint8Array<ArrayBuffer> }

/** How Node remembers that a head is sent. Undocumented, so whoever has no such fields is answered the usual way. */
type WithHead = { _header: string | null; _headerSent: boolean }

export const sendReady = (answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse) => {
  const isHead = request.method === 'HEAD'
  if (isHead || !staysOpen(request, response) || !hasHead(response))
    return response.writeHead(answer.status, answer.headers).end(isHead ? undefined : answer.body)
  response.statusCode = answer.status
  response._header = 'in the piece'
  response._headerSent = true
  return response.end(pieceOf(answer))
}

/** Otherwise the head must say that the connection ends, or be of an older kind. */
const staysOpen = ({ httpVersion }: IncomingMessage, { shouldKeepAlive }: ServerResponse) =>
  shouldKeepAlive && httpVersion === '1.1'

const hasHead = (response: ServerResponse): response is ServerResponse & WithHead =>
  '_header' in response && response._header === null && '_headerSent' in response && response._headerSent === false

/** What was sent in this second: the next one has another date. */
let second = 0
let pieces = new Map<ReadyAnswer, Uint8Array>()

const pieceOf = (answer: ReadyAnswer) => {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    pieces = new Map()
  }
  const known = pieces.get(answer)
  if (known) return known
  const piece = Buffer.concat([headOf(answer), answer.body ?? Buffer.alloc(0)])
  pieces.set(answer, piece)
  return piece
}

const reasons = { 200: 'OK', 304: 'Not Modified' }

const headOf = ({ status, headers }: ReadyAnswer) => {
  const lines = Object.entries({ ...headers, date: new Date().toUTCString() }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1')
}
