/**
 * The backoff (retries with growing delays and jitter): decides whether and when an email, or the mail account, is
 * tried again after an error for which `smtp-errors.ts` allows a retry.
 */
import { createHash } from 'node:crypto'
import { hours, minutes } from '../lib/clock.ts'

// Nearly three days in total, so that a mail server that is down over a weekend still gets its emails.
const delays = [minutes(1), minutes(5), minutes(15), hours(1), hours(4), hours(12), hours(24), hours(24)]
const accountDelays = [minutes(1), minutes(5), minutes(15)]
export const longestAccountDelay = minutes(30)
const jitter = 0.2

export const longestRetryDelay = Math.max(...delays) * (1 + jitter)

/** In milliseconds, after this many attempts. Undefined once the retries are used up. */
export const retryDelay = (id: string, attempts: number) => {
  const delay = delays[attempts - 1]
  return delay && Math.round(delay * (1 + jitter * (2 * chanceOf(`${id} ${attempts}`) - 1)))
}

/** For a mail server that accepts no email at all. The retries never end, because no email is at fault. */
export const accountRetryDelay = (troubles: number) => accountDelays[troubles - 1] ?? longestAccountDelay

/** A number from 0 to 1 that depends only on the name: emails that were deferred together are not retried together. */
const chanceOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
