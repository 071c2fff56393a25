import { describe, expect, test } from 'vitest'
import { emergencyWords, soundsUrgent } from './emergency.ts'

describe('a message sounds urgent', () => {
  test.each([
    'My son has CHEST PAIN and a cough',
    'She can’t breathe!!!',
    "he won't   wake",
    'Please, it is an emergency.',
    'I want to die',
    'fever of 39 since morning',
  ])('%s', (text) => {
    expect(soundsUrgent(text)).toBe(true)
  })

  test.each(emergencyWords)('whenever it says "%s"', (words) => {
    expect(soundsUrgent(`Hello, ${words}. Thank you`)).toBe(true)
  })
})

describe('a message does not', () => {
  test.each([
    'Where can I be tested in Kumasi?',
    'We would like to invite you to our school.',
    'Is hydroxyurea covered by NHIS?',
    'A masterstroke of a campaign!',
    '',
  ])('%s', (text) => {
    expect(soundsUrgent(text)).toBe(false)
  })
})
