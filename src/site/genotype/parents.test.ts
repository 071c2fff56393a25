import { expect, test } from 'vitest'
import { genotypes, pairsOf } from '#shared/genotypes.ts'
import { fragmentOf, parentsInFragment } from './parents.ts'

test('a choice is read back from the address it was written to', () => {
  for (const pair of pairsOf(genotypes)) expect(parentsInFragment(fragmentOf(pair))).toEqual(pair)
  expect(parentsInFragment(fragmentOf(['AS', 'unknown']))).toEqual(['AS', 'unknown'])
})

test('the choice stands in the fragment, which no browser sends', () => {
  expect(fragmentOf(['AS', 'AC'])).toBe('#as-ac')
})

test.each(['', '#genotype', '#as', '#as-zz', '#<script>-as'])('%s is no choice', (fragment) => {
  expect(parentsInFragment(fragment)).toEqual([undefined, undefined])
})
