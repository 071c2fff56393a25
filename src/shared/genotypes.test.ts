import { expect, test } from 'vitest'
import { childrenOf, commonGenotypes, type Genotype, genotypes, meaningOf, pairsOf, quartersOf } from './genotypes.ts'

/**
 * The published table, row by row: the parents, the possible children, sickle cell disease and other conditions in
 * percent.
 */
const table: [Genotype, Genotype, string, number, number][] = [
  ['AA', 'AA', 'AA 100%', 0, 0],
  ['AA', 'AS', 'AA 50%, AS 50%', 0, 0],
  ['AA', 'AC', 'AA 50%, AC 50%', 0, 0],
  ['AA', 'SS', 'AS 100%', 0, 0],
  ['AA', 'SC', 'AS 50%, AC 50%', 0, 0],
  ['AA', 'CC', 'AC 100%', 0, 0],
  ['AS', 'AS', 'AA 25%, AS 50%, SS 25%', 25, 0],
  ['AS', 'AC', 'AA 25%, AS 25%, AC 25%, SC 25%', 25, 0],
  ['AS', 'SS', 'AS 50%, SS 50%', 50, 0],
  ['AS', 'SC', 'AS 25%, AC 25%, SS 25%, SC 25%', 50, 0],
  ['AS', 'CC', 'AC 50%, SC 50%', 50, 0],
  ['AC', 'AC', 'AA 25%, AC 50%, CC 25%', 0, 25],
  ['AC', 'SS', 'AS 50%, SC 50%', 50, 0],
  ['AC', 'SC', 'AS 25%, AC 25%, SC 25%, CC 25%', 25, 25],
  ['AC', 'CC', 'AC 50%, CC 50%', 0, 50],
  ['SS', 'SS', 'SS 100%', 100, 0],
  ['SS', 'SC', 'SS 50%, SC 50%', 100, 0],
  ['SS', 'CC', 'SC 100%', 100, 0],
  ['SC', 'SC', 'SS 25%, SC 50%, CC 25%', 75, 25],
  ['SC', 'CC', 'SC 50%, CC 50%', 50, 50],
  ['CC', 'CC', 'CC 100%', 0, 100],
  ['AA', 'Aβ', 'AA 50%, Aβ 50%', 0, 0],
  ['AS', 'Aβ', 'AA 25%, AS 25%, Aβ 25%, Sβ 25%', 25, 0],
  ['AC', 'Aβ', 'AA 25%, AC 25%, Aβ 25%, Cβ 25%', 0, 25],
  ['SS', 'Aβ', 'AS 50%, Sβ 50%', 50, 0],
  ['SC', 'Aβ', 'AS 25%, AC 25%, Sβ 25%, Cβ 25%', 25, 25],
  ['CC', 'Aβ', 'AC 50%, Cβ 50%', 0, 50],
  ['Aβ', 'Aβ', 'AA 25%, Aβ 50%, ββ 25%', 0, 25],
  ['Sβ', 'Aβ', 'AS 25%, Aβ 25%, Sβ 25%, ββ 25%', 25, 25],
  ['AA', 'Sβ', 'AS 50%, Aβ 50%', 0, 0],
  ['AS', 'Sβ', 'AS 25%, Aβ 25%, SS 25%, Sβ 25%', 50, 0],
  ['AC', 'Sβ', 'AS 25%, Aβ 25%, SC 25%, Cβ 25%', 25, 25],
  ['SS', 'Sβ', 'SS 50%, Sβ 50%', 100, 0],
  ['SC', 'Sβ', 'SS 25%, SC 25%, Sβ 25%, Cβ 25%', 75, 25],
  ['CC', 'Sβ', 'SC 50%, Cβ 50%', 50, 50],
  ['Sβ', 'Sβ', 'SS 25%, Sβ 50%, ββ 25%', 75, 25],
]

const said = (one: Genotype, other: Genotype) => {
  const children = childrenOf(one, other)
  const kinds = [...new Set(children)]
  return kinds.map((kind) => `${kind} ${children.filter((child) => child === kind).length * 25}%`)
}

test.each(table)('%s and %s: a child may be %s', (one, other, children, disease, elsewise) => {
  expect(said(one, other).sort()).toEqual(children.split(', ').sort())
  expect(quartersOf(childrenOf(one, other), 'disease') * 25).toBe(disease)
  expect(quartersOf(childrenOf(one, other), 'other') * 25).toBe(elsewise)
})

test('the table has every pair, and every pair is in the table', () => {
  const named = (pairs: [Genotype, Genotype][]) => pairs.map((pair) => [...pair].sort().join(' ')).sort()
  expect(named(pairsOf(genotypes))).toEqual(named(table.map(([one, other]) => [one, other])))
  expect(pairsOf(commonGenotypes)).toHaveLength(21)
  expect(pairsOf(genotypes)).toHaveLength(36)
})

test('the order of the parents does not matter', () => {
  for (const [one, other] of pairsOf(genotypes)) expect(childrenOf(one, other)).toEqual(childrenOf(other, one))
})

test('the chances of every pair add up to 4 in 4', () => {
  for (const [one, other] of pairsOf(genotypes)) {
    const children = childrenOf(one, other)
    const sum = (['none', 'carrier', 'disease', 'other'] as const).reduce(
      (all, meaning) => all + quartersOf(children, meaning),
      0,
    )
    expect(sum).toBe(4)
  }
})

test('haemoglobin C alone is never sickle cell disease', () => {
  expect(meaningOf('CC')).toBe('other')
  expect(quartersOf(childrenOf('AC', 'AC'), 'disease')).toBe(0)
})
