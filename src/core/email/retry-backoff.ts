/** How long to wait before something is tried again. */
import { createHash } from 'node:crypto'
import { hours, minutes } from '../lib/clock.ts'

// Nearly three days in all: a mail server that was away over a weekend still gets its emails.
const afterTries = [minutes(1), minutes(5), minutes(15), hours(1), hours(4), hours(12), hours(24), hours(24)]
const afterTroubles = [minutes(1), minutes(5), minutes(15)]
export const longestAccountDelay = minutes(30)
const spread = 0.2

export const longestRetryDelay = Math.max(...afterTries) * (1 + spread)

/** For an email that was put off so many times; undefined: often enough. */
export const retryDelay = (id: string, tries: number) => {
  const pause = afterTries[tries - 1]
  return pause && Math.round(pause * (1 + spread * (2 * chanceOf(`${id} ${tries}`) - 1)))
}

/** For a mail server that takes no email at all. It is asked again for ever: no email is at fault. */
export const accountRetryDelay = (troubles: number) => afterTroubles[troubles - 1] ?? longestAccountDelay

/** From 0 to 1, the same for the same name: emails that were put off together do not come back together. */
const chanceOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32
