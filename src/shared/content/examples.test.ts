import { expect, test } from 'vitest'
import { defaultContent } from './defaults.ts'
import { examplesIn } from './examples.ts'

test('every default testimonial, team member and address counts as an example', () => {
  const { testimonials, team } = defaultContent
  expect(examplesIn(defaultContent)).toEqual({
    testimonials: testimonials.voices.length,
    team: team.members.length,
    contact: 1,
  })
})

test('replaced content is no longer an example, but a new name alone is not enough', () => {
  const { testimonials, contact } = defaultContent
  const [first, second] = testimonials.voices
  const voices = [
    { ...first, name: 'Abena' },
    { ...second, name: 'Kojo', quote: 'They listened.' },
  ]
  expect(examplesIn({ testimonials: { voices } as never, contact: { ...contact, email: 'us@voima.org' } })).toEqual({
    testimonials: 1,
  })
})
