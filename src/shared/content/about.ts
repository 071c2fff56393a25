/** The default content of the page about us. */
import type { SiteContent } from './types.ts'

export const about: SiteContent['about'] = {
  whatIsVoima:
    'A youth-led non-profit in Ghana, working against sickle cell disease. We bring facts, free screening and help with medicine to communities, support research, and build technology.',
  approach: [
    { name: 'Listen', text: 'We start with what people already know and fear.' },
    { name: 'Test early', text: 'A result before a crisis can save a life.' },
    { name: 'Explain simply', text: 'Short words, and no blame.' },
    { name: 'Stand beside families', text: 'At the clinic, at school, on hard days.' },
    { name: 'Learn and share', text: 'We check our facts and say where they come from.' },
  ],
}

/** Placeholders for six people. Each says that it is one, until an administrator enters a real name and picture. */
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
