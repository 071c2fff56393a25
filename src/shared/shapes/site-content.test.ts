import { expect, test } from 'vitest'
import { defaultContent } from '../content/defaults.ts'
import { sectionNames } from '../content/sections.ts'
import { sectionShapes } from './site-content.ts'

test.each(sectionNames)('the default %s pass the validation', (part) => {
  expect(sectionShapes[part].parse(defaultContent[part])).toEqual(defaultContent[part])
})

const refusals = (part: (typeof sectionNames)[number], words: unknown) => {
  const { error } = sectionShapes[part].safeParse(words)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('errors for missing, excessive or invalid values name the field', () => {
  const [voice] = defaultContent.testimonials.voices
  expect(refusals('testimonials', { voices: [{ ...voice, role: ' ' }] })).toEqual({
    'voices.0.role': 'Enter the “Who they are”.',
  })
  expect(refusals('testimonials', { voices: [] })).toEqual({ voices: 'At least 1 voice.' })
  expect(Object.keys(refusals('social', { accounts: [{ name: 'X', url: 'javascript:alert(1)' }] }))).toEqual([
    'accounts.0.url',
  ])
  expect(Object.keys(refusals('contact', { ...defaultContent.contact, email: 'nobody' }))).toEqual(['email'])
  expect(
    Object.keys(
      refusals('slides', {
        slides: [
          { alt: 'x', drawing: 'weave' },
          { alt: 'x', drawing: 'a face' },
        ],
      }),
    ),
  ).toEqual(['slides.1.drawing'])
})

test('a real person needs a confirmed consent, an example does not', () => {
  const real = { name: 'Abena', role: 'Nurse', quote: 'We listen first.' }
  expect(refusals('testimonials', { voices: [real] })).toEqual({
    'voices.0.consent': 'Please tick this for a real person.',
  })
  expect(refusals('testimonials', { voices: [{ ...real, consent: true }] })).toEqual({})
})

test('a photo needs a confirmed consent, and only its id is stored', () => {
  const [slide, other] = defaultContent.slides.slides
  const picture = { id: '0123456789abcdef', url: 'https://elsewhere.example/x.jpg' }
  expect(Object.keys(refusals('slides', { slides: [{ ...slide, picture }, other] }))).toEqual(['slides.0.consent'])
  const { slides } = sectionShapes.slides.parse({ slides: [{ ...slide, picture, consent: true }, other] })
  expect(slides[0]?.picture).toEqual({ id: picture.id })
})

test('unknown fields and empty optional fields are dropped', () => {
  const { contact } = defaultContent
  expect(sectionShapes.contact.parse({ ...contact, phone: '', colour: 'green' })).toEqual(contact)
})
