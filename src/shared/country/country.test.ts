import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { country as testland } from '#test/testland.ts'
import { isComplete } from './country.ts'
import { ghana, ghanaSources } from './ghana.ts'

test('a country of which something is missing is refused', () => {
  const { healthInsurance, ...uninsured } = testland
  expect([isComplete(testland), isComplete(uninsured)]).toEqual([true, true])
  const { emergencyNumber, ...silent } = testland
  const { towns, ...empty } = testland
  expect([silent, empty, ghana].map(isComplete)).toEqual([false, false, false])
})

test('a file that cannot be read stops the start with one sentence', () => {
  expect(() => readConfig({ COUNTRY: 'atlantis.json' })).toThrow(
    'COUNTRY is "atlantis.json"; it must be "ghana" or the file of a country, as docs/settings.md describes.',
  )
})

test('every fact about Ghana has a source with the day of its check', () => {
  const sourced = ghanaSources.flatMap(({ of }) => of)
  expect(sourced).toEqual(expect.arrayContaining(['emergencyNumber', 'privacyLaw', 'healthInsurance']))
  for (const { url, checkedOn } of ghanaSources)
    expect([url, checkedOn]).toEqual([expect.stringMatching(/^https:/), expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
})
