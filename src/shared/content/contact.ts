import type { Words } from './words.ts'

/** How the organisation is reached: placeholders, until an administrator writes the real ones. */
export const contact: Words['contact'] = {
  email: 'info@voima.example',
  address: [],
  place: { name: 'Accra, Ghana', latitude: 5.6037, longitude: -0.187 },
}
