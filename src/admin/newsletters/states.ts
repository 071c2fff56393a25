import type { CampaignState } from '#shared/shapes/newsletter.ts'

export const stateWords: Record<CampaignState, string> = {
  draft: 'Draft',
  scheduled: 'Waits for its hour:',
  sending: 'Being sent',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
}
