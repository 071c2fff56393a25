/** The states of an email in the outbox. */

import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import type { EmailState } from '#shared/shapes/outbox.ts'

type Words = { tab: string; empty: string; about?: string }

/** The label of each state, and an explanation for the user. */
export const states: Record<EmailState, Words> = {
  waiting: { tab: 'Waiting', empty: 'No emails are waiting.' },
  sent: { tab: 'Sent', empty: `No emails were sent in the last ${limits.sentEmailDays} days.` },
  failed: {
    tab: 'Failed',
    empty: 'No emails failed.',
    about: 'These emails were not delivered. Fix the cause, then send them again, or delete them.',
  },
  unknown: {
    tab: 'Uncertain',
    empty: 'No emails are uncertain.',
    about:
      'These emails were handed over, but the mail server never said that it has them. They may have arrived. The site does not send them again by itself, so that nobody gets an email twice. Ask the reader, or look into the mail account, then decide.',
  },
}

export const stateNames = keysOf(states)

/** The state in the URL; anything else means pending emails. */
export const stateIn = (search: URLSearchParams): EmailState => {
  const asked = search.get('state') ?? ''
  return stateNames.find((state) => state === asked) ?? 'waiting'
}

export const hrefOfState = (state: EmailState, page = 1) => `?state=${state}&page=${page}`
