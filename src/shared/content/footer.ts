import type { Words } from './words.ts'

export const footer: Words['footer'] = {
  letterTitle: 'One short letter, now and then',
  letterText: 'News, dates and plain facts. Leave any time.',
}
