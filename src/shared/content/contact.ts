import type { SiteContent } from './words.ts'

/** How the organisation is reached: placeholders, until an administrator writes the real ones. */
export const contact: SiteContent['contact'] = {
  email: 'info@voima.example',
  address: [],
  place: { name: 'Accra, Ghana', latitude: 5.6037, longitude: -0.187 },
}
