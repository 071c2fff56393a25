/** The default content of the page about us. */
import { country } from '../country/country.ts'
import type { SiteContent } from './types.ts'

export const about: SiteContent['about'] = {
  whatIsVoima: `A youth-led non-profit in ${country.name}, working for people with sickle cell disease. We bring facts to communities, and plan free screening days, help with medicine, research and technology.`,
  approach: [
    { name: 'Listen', text: 'We begin by asking what people know and what worries them.' },
    { name: 'Test early', text: 'Care can begin before the first crisis.' },
    { name: 'Explain simply', text: 'We use plain words, and we blame nobody.' },
    { name: 'Stand beside families', text: 'We want no family to face it alone.' },
    { name: 'Learn and share', text: 'We check our facts and say where they come from.' },
  ],
}

/** Shown for an example in place of a position. */
const invitation = 'Could this be you?'

const places = ['Programme lead', 'Community outreach', 'Medical adviser', 'Research', 'Technology', 'Media']

/** Six open places: each invites the visitor, until an administrator enters a real name. */
export const team: SiteContent['team'] = { members: places.map((name) => ({ name, position: invitation })) }

/** Whether a member is an example from the defaults (now or in an earlier version), and no real person. */
export const isPlaceholderMember = ({ name, position }: { name: string; position: string }) =>
  position === invitation || places.includes(name) || /^Team member \d$/.test(name)
