/** Asks another site again when it stumbles, and waits as long as it says. */
import { type Answer, askOnce, NoAnswer, type Wish } from './answers.ts'

export type Patience = { wait: (milliseconds: number) => Promise<void>; tell: (sentence: string) => void }
export type Ask = (wish: Wish) => Promise<Answer>

const pausesInSeconds = [1, 5, 20, 60]
const mostSeconds = 20 * 60

/** Throws NoAnswer. */
export const createAsking = ({ wait, tell }: Patience): Ask => {
  const pause = async (seconds: number) => {
    if (seconds > 5) tell(`The other site asks us to wait ${seconds} seconds.`)
    await wait(seconds * 1000)
  }
  return async (wish) => {
    for (const usual of pausesInSeconds) {
      const outcome = await askOnce(wish).catch(asOutcome)
      if (!isPassing(outcome)) return certain(outcome)
      await pause(wishedPause(outcome) ?? usual)
    }
    return askOnce(wish)
  }
}

const asOutcome = (error: unknown) => {
  if (error instanceof NoAnswer) return error
  throw error
}

const certain = (outcome: Answer | NoAnswer) => {
  if (outcome instanceof NoAnswer) throw outcome
  return outcome
}

const isPassing = (outcome: Answer | NoAnswer) =>
  outcome instanceof NoAnswer
    ? outcome.status === undefined && /answer|too long/.test(outcome.message)
    : outcome.status === 429 || outcome.status >= 500

const wishedPause = (outcome: Answer | NoAnswer) => {
  if (outcome instanceof NoAnswer) return undefined
  const seconds = Number(outcome.headers.get('Retry-After') ?? outcome.headers.get('RateLimit-Reset') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds, mostSeconds) : undefined
}
