import type { SiteContent } from './words.ts'

export const services: SiteContent['services'] = {
  community: {
    title: 'Community engagement',
    text: 'Talks, free screening and help with medicine, close to home. Dates are in our News, or ask us.',
  },
  research: { title: 'Research', text: 'We support research so that care fits life in Ghana.' },
  technology: {
    title: 'Technology',
    text: 'A phone app to note symptoms and remember medicine. Not a medical device.',
    isPlanned: true,
  },
}
