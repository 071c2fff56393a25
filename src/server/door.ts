/** Lets in what the machine can answer and turns the rest away at once: a queue that only grows serves nobody. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasArrived, isSmall } from './arrival.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

const secondsUntilNextTry = 2
const sentence = 'Too many people ask at the same time. Please try again in a moment.'

/**
 * `atOnce` requests of a kind may be on their way. Readers, writers, and who brings something large (which takes minutes
 * on a weak link) do not stand in each other's way, and no household takes up more than a quarter of the places for these.
 */
export const createDoor = (
  atOnce: number,
  answer: Answer,
  householdOf: (request: IncomingMessage) => string,
): Answer => {
  const readers = createRoom(atOnce)
  const writers = createRoom(atOnce)
  const carriers = createRoom(atOnce, Math.ceil(atOnce / 4))
  return async (request, response) => {
    const isReader = request.method === 'GET' || request.method === 'HEAD'
    const room = isReader ? readers : isSmall(request) ? writers : carriers
    if (room === writers && !(await hasArrived(request))) return
    const household = householdOf(request)
    if (!room.hasSpace(household)) return turnAway(request, response)
    await room.during(household, () => answer(request, response))
  }
}

const createRoom = (size: number, ofOneHousehold = size) => {
  const inside = new Map<string, number>()
  let all = 0
  const of = (household: string) => inside.get(household) ?? 0
  const count = (household: string, change: 1 | -1) => {
    all += change
    inside.set(household, of(household) + change)
    if (of(household) === 0) inside.delete(household)
  }
  return {
    hasSpace: (household: string) => all < size && of(household) < ofOneHousehold,
    during: async (household: string, work: () => Promise<unknown>) => {
      count(household, 1)
      try {
        await work()
      } finally {
        count(household, -1)
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
