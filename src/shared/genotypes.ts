/**
 * The possible genotypes of a child of two parents (Punnett square). A child gets one of the two genes of each parent, by chance, so all
 * four combinations are equally likely. Source of the rule and of the meaning of each result: the UK inheritance risk
 * table for sickle cell and thalassaemia screening, GOV.UK.
 */
type Gene = 'A' | 'S' | 'C' | 'β'

export const commonGenotypes = ['AA', 'AS', 'AC', 'SS', 'SC', 'CC'] as const
/** Rare in Ghana: genotypes with a beta thalassaemia gene. */
export const rareGenotypes = ['Aβ', 'Sβ'] as const
export const genotypes = [...commonGenotypes, ...rareGenotypes] as const
export type Genotype = (typeof genotypes)[number]

/** A child can also have pairs of genes that no parent in the tool has. */
export const childGenotypes = [...genotypes, 'Cβ', 'ββ'] as const
export type ChildGenotype = (typeof childGenotypes)[number]

/** `disease` is sickle cell disease; `other` is a different condition that a doctor should monitor (CC, Cβ, ββ). */
export type Meaning = 'none' | 'carrier' | 'disease' | 'other'

const meanings: Record<ChildGenotype, Meaning> = {
  AA: 'none',
  AS: 'carrier',
  AC: 'carrier',
  Aβ: 'carrier',
  SS: 'disease',
  SC: 'disease',
  Sβ: 'disease',
  CC: 'other',
  Cβ: 'other',
  ββ: 'other',
}

export const meaningOf = (genotype: ChildGenotype): Meaning => meanings[genotype]

/** The four equally likely children of two parents, in the order of the table: usual genes first. */
export const childrenOf = (one: Genotype, other: Genotype): ChildGenotype[] =>
  genesOf(one)
    .flatMap((gene) => genesOf(other).map((partner) => together(gene, partner)))
    .sort((left, right) => childGenotypes.indexOf(left) - childGenotypes.indexOf(right))

const genesOf = (genotype: Genotype) => [...genotype] as Gene[]

const together = (one: Gene, other: Gene) => {
  const order = 'ASCβ'
  return [one, other].sort((left, right) => order.indexOf(left) - order.indexOf(right)).join('') as ChildGenotype
}

/** How many of the four children have this meaning: 0 to 4, for each pregnancy. */
export const quartersOf = (children: ChildGenotype[], meaning: Meaning) =>
  children.filter((child) => meaningOf(child) === meaning).length

/** Every pair of genotypes once, in whichever order. */
export const pairsOf = (from: readonly Genotype[]): [Genotype, Genotype][] =>
  from.flatMap((one, index) => from.slice(index).map((other): [Genotype, Genotype] => [one, other]))
