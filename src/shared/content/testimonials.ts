import type { SiteContent } from './words.ts'

const exampleQuote =
  'Example text. Replace with a real quote, with written permission. Two or three short sentences fit best here.'

/** Invented voices would be lies: these say that they are examples until real people agree to be quoted. */
export const testimonials: SiteContent['testimonials'] = {
  voices: ['Parent of a child with SCD', 'Young person with SCD', 'Nurse at a clinic', 'Volunteer'].map(
    (role, index) => ({ name: `Example ${index + 1}`, role, quote: exampleQuote }),
  ),
}
