import type { SiteContent } from './words.ts'

export const footer: SiteContent['footer'] = {
  letterTitle: 'One short letter, now and then',
  letterText: 'News, dates and plain facts. Leave any time.',
}
