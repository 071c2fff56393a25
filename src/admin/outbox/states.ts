import { limits } from '#shared/limits.ts'
import type { LetterState } from '#shared/shapes/outbox.ts'

type Words = { tab: string; empty: string; about?: string }

/** What each state is called, and what somebody should know who looks at its letters. */
export const states: Record<LetterState, Words> = {
  waiting: { tab: 'Waiting', empty: 'No letter waits.' },
  sent: { tab: 'Sent', empty: `No letter was sent in the last ${limits.sentLetterDays} days.` },
  failed: {
    tab: 'Failed',
    empty: 'No letter failed.',
    about: 'These letters did not arrive. Put right what was wrong, then send them again, or delete them.',
  },
  unknown: {
    tab: 'In doubt',
    empty: 'No letter is in doubt.',
    about:
      'These letters were handed over, but the mail server never said that it has them. They may have arrived. The site does not send them again by itself, so that nobody gets a letter twice. Ask the reader, or look into the mail account, then decide.',
  },
}

export const stateNames = Object.keys(states) as LetterState[]

/** Which state this address asks for; anything else means what waits. */
export const stateIn = (search: URLSearchParams): LetterState => {
  const asked = search.get('state') ?? ''
  return stateNames.find((state) => state === asked) ?? 'waiting'
}

export const hrefOfState = (state: LetterState, page = 1) => `?state=${state}&page=${page}`
