import { describe, expect, it } from 'vitest'
import { readabilityOf } from './readability.ts'

const english = { language: 'en', hasSources: true }

const easy = `## When it hurts

Go to the clinic. Take a friend with you. Drink much water on the way. Tell the nurse that you have sickle cell.
Say where it hurts and since when. The nurse will help you. You may get some medicine. Rest when you are home again.`

const hard = `Comprehensive interdisciplinary management of haemoglobinopathies necessitates longitudinal multidisciplinary
collaboration between haematologists, paediatricians and community organisations, particularly regarding prophylaxis,
vaccination and transfusion programmes. Consequently, institutional infrastructure considerably determines individual
outcomes, notwithstanding pharmacological innovation and international epidemiological surveillance initiatives.`

describe('the readability', () => {
  it('recognises a text for children and one for scholars', () => {
    expect(readabilityOf(easy, english).age).toBeLessThanOrEqual(11)
    expect(readabilityOf(hard, english).age).toBeGreaterThanOrEqual(18)
  })

  it('is unknown for a few words, and for Twi', () => {
    expect(readabilityOf('Come along.', english).age).toBeUndefined()
    expect(readabilityOf(easy, { ...english, language: 'tw' }).age).toBeUndefined()
  })

  it('ignores the numbers of sources, however they are written', () => {
    const { words, hints } = readabilityOf('Go at once.[1] Call 112.\\[2\\] Do it.', english)
    expect({ words, hints }).toEqual({ words: 7, hints: [] })
  })

  it('counts the words that a reader sees', () => {
    expect(readabilityOf('# One two\n\n- **three** [four](https://a.example/five)\n\n| six | 7 |', english).words).toBe(
      6,
    )
    expect(readabilityOf('', english)).toEqual({ words: 0, minutes: 1, age: undefined, hints: [] })
  })
})

describe('the hints', () => {
  it('name sentences that are too long, the longest first', () => {
    const long = (word: string, count: number) => `${`${word} `.repeat(count).trim()}.`
    const { hints } = readabilityOf(`${long('Water', 22)} Short one. ${long('Rest', 30)}`, english)
    expect(hints).toEqual([
      expect.stringMatching(/^A sentence has 30 words: “Rest/),
      expect.stringMatching(/^A sentence has 22 words: “Water/),
    ])
  })

  it('suggest an easier word', () => {
    expect(readabilityOf('Obtain medication.', english).hints).toEqual([
      '“obtain” is a hard word. Could you say “get”?',
      '“medication” is a hard word. Could you say “medicine”?',
    ])
  })
})

describe('a number without a source', () => {
  const asked = { language: 'en', hasSources: false }
  for (const text of [
    '2% of babies have it.',
    'About 15,000 babies a year.',
    '1 in 4 children.',
    '3 million people.',
    '500 children died.',
    '120 young people have it.',
  ])
    it(`gets a hint: ${text}`, () => expect(readabilityOf(text, asked).unsourced).toBeTruthy())

  for (const text of [
    'Call 112.',
    'On 19 June 2026 at 14:00.',
    'We were 12 people.',
    '1. First\n2. Second',
    'Call 112 for help.',
    '100. Children first.',
    'Come at 14:30, children.',
  ])
    it(`gets no hint, because it makes no claim: ${text}`, () =>
      expect(readabilityOf(text, asked).unsourced).toBeUndefined())

  it('gets no hint once there is a source', () => {
    expect(readabilityOf('2% of babies have it.', english).unsourced).toBeUndefined()
  })
})
