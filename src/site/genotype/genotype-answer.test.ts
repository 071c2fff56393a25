import { expect, test } from 'vitest'
import { childrenOf, type Genotype, genotypes, pairsOf, quartersOf } from '#shared/genotypes.ts'
import { answerOf, choices } from './genotype-answer.ts'
import { drawChild } from './genotype-script.ts'

const said = (one: Genotype, other: Genotype) => {
  const { figure, headline, words, afterwards, hasChoices } = answerOf(one, other)
  return [figure, headline, ...words, ...afterwards, hasChoices && choices.words].filter(Boolean).join(' ')
}

test('with no chance of the disease, the answer says so and suggests no counsellor', () => {
  expect(said('AA', 'AS')).toBe(
    '0 in 4 No chance of sickle cell disease If both results are right, no child of these parents can have sickle cell disease.',
  )
})

test('if every child is affected, the answer says so and does not speak of each pregnancy', () => {
  expect(said('SS', 'SC')).toBe(
    '4 in 4 Every child has sickle cell disease If both results are right, every child of these parents will have sickle cell disease. You have choices. A trained counsellor can go through them with you both.',
  )
})

test('any other chance is given for each pregnancy, with the chance of a baby without the disease', () => {
  expect(said('AS', 'AC')).toContain('1 in 4 Chance of sickle cell disease in each pregnancy')
  expect(said('AS', 'AC')).toContain(
    'each baby has a 25% chance of sickle cell disease and a 75% chance of not having it.',
  )
  expect(said('AS', 'AC')).toContain('exactly one of four children')
  expect(said('SC', 'SC')).toContain('exactly three of four children')
})

test('another condition is named with its chance, and the answer suggests a counsellor', () => {
  expect(said('CC', 'CC')).toContain('The chance of haemoglobin C disease (CC), which is usually mild, is 100%.')
  expect(said('AC', 'SC')).toContain(
    'a 75% chance of not having it. This includes a 25% chance of haemoglobin C disease (CC), which is usually mild.',
  )
  expect(said('CC', 'CC')).toContain('A trained counsellor')
  expect(said('Aβ', 'Aβ')).toContain('beta thalassaemia (ββ), which can be serious, is 25%.')
})

test.each(pairsOf(genotypes))('%s and %s: the answer has exactly the sentences for its chance', (one, other) => {
  const disease = quartersOf(childrenOf(one, other), 'disease')
  const text = said(one, other)
  expect(text.startsWith(`${disease} in 4 `)).toBe(true)
  expect(text.includes('in each pregnancy')).toBe(disease > 0 && disease < 4)
  expect(text.includes('no child')).toBe(disease === 0)
  expect(text.includes('every child')).toBe(disease === 4)
})

test.each(pairsOf(genotypes))('%s and %s: the four ways to draw two genes give the four children', (one, other) => {
  const ways = [
    [0, 0],
    [0, 0.999],
    [0.999, 0],
    [0.999, 0.999],
  ]
  const children = ways.map((numbers) => drawChild(one, other, () => numbers.shift() ?? 0).child)
  expect(children.sort()).toEqual([...childrenOf(one, other)].sort())
})
