import type { SiteContent } from './words.ts'

/** Places kept for six people. Each says that it is one, until a real name and picture take it. */
export const team: SiteContent['team'] = {
  members: [
    { name: 'Team member 1', position: 'Programme lead' },
    { name: 'Team member 2', position: 'Community outreach' },
    { name: 'Team member 3', position: 'Medical adviser' },
    { name: 'Team member 4', position: 'Research' },
    { name: 'Team member 5', position: 'Technology' },
    { name: 'Team member 6', position: 'Communications' },
  ],
}
