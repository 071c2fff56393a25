import { expect, test } from 'vitest'
import { defaultContent } from './defaults.ts'
import { examplesIn } from './examples.ts'

test('every voice, place and address that came with the site is an example', () => {
  const { testimonials, team } = defaultContent
  expect(examplesIn(defaultContent)).toEqual({
    testimonials: testimonials.voices.length,
    team: team.members.length,
    contact: 1,
  })
})

test('what was replaced is none any more, but a new name for our words is not enough', () => {
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
