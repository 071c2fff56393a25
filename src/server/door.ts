/** Lets in what the machine can answer and turns the rest away at once: a queue that only grows serves nobody. */
import type { IncomingMessage, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

const secondsUntilNextTry = 2
const sentence = 'Too many people ask at the same time. Please try again in a moment.'

/** `atOnce` requests of a kind may be on their way. Readers and writers do not stand in each other's way. */
export const createDoor = (atOnce: number, answer: Answer): Answer => {
  const readers = createRoom(atOnce)
  const writers = createRoom(atOnce)
  return async (request, response) => {
    const room = request.method === 'GET' || request.method === 'HEAD' ? readers : writers
    if (!room.hasSpace()) return turnAway(request, response)
    await room.during(() => answer(request, response))
  }
}

const createRoom = (size: number) => {
  let inside = 0
  return {
    hasSpace: () => inside < size,
    during: async (work: () => Promise<unknown>) => {
      inside += 1
      try {
        await work()
      } finally {
        inside -= 1
      }
    },
  }
}

const turnAway = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
  const headers = { 'Retry-After': String(secondsUntilNextTry), 'Cache-Control': 'no-store' }
  if (!url.startsWith('/api/'))
    return response.writeHead(503, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: sentence }
  return response
    .writeHead(503, { ...headers, 'Content-Type': 'application/problem+json' })
    .end(JSON.stringify(problem))
}
