import type { NewsletterState } from '#shared/shapes/newsletter.ts'

export const stateWords: Record<NewsletterState, string> = {
  draft: 'Draft',
  scheduled: 'Waits for its hour:',
  sending: 'Being sent',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
}
