/** Texts of the public pages with newsletters. */
import { country } from '../country/country.ts'

export const newslettersWording = {
  title: 'Our newsletters',
  description: `All our past newsletters, with news and clear facts about sickle cell disease in ${country.name}.`,
  empty: 'We have not sent one yet. Subscribe and get the first.',
  missingTitle: 'Newsletter not found',
  failed: 'The newsletters could not be loaded. Please try again.',
  back: 'All our newsletters',
  sentOn: (day: string) => `Sent on ${day}`,
} as const
