import { expect, test } from 'vitest'
import { genotypes, pairsOf } from '#shared/genotypes.ts'
import { choiceIn, fragmentOf } from './choice.ts'

test('a choice is read back from the address it was written to', () => {
  for (const pair of pairsOf(genotypes)) expect(choiceIn(fragmentOf(pair))).toEqual(pair)
  expect(choiceIn(fragmentOf(['AS', 'unknown']))).toEqual(['AS', 'unknown'])
})

test('the choice stands in the fragment, which no browser sends', () => {
  expect(fragmentOf(['AS', 'AC'])).toBe('#as-ac')
})

test.each(['', '#genotype', '#as', '#as-zz', '#<script>-as'])('%s is no choice', (fragment) => {
  expect(choiceIn(fragment)).toEqual([undefined, undefined])
})
