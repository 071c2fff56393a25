/** The states of an email in the outbox (waiting, sent, failed, unknown) as tabs. */

import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { outboxPath } from '#shared/paths.ts'
import type { EmailState } from '#shared/shapes/outbox.ts'
import { defineFilters } from '../lists/filters.ts'

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
    tab: 'Perhaps sent',
    empty: 'No emails are in doubt.',
    about:
      'The mail server did not confirm that it received these emails, so they may have arrived. The site does not resend them automatically, so that nobody gets an email twice. Ask the recipient or check the email account, then decide.',
  },
}

/** While the mail server accepts nothing. */
export const mailWaits = `Nothing is lost, and nobody is taken off a list. The site tries again by itself, at least every half hour, for ${limits.unsentEmailDays} days.`

export const outboxFilters = defineFilters({ state: keysOf(states) })

export const hrefOfState = (state: EmailState) => `${outboxPath}?state=${state}`
