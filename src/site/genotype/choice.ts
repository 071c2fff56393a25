import { type Genotype, genotypes } from '#shared/genotypes.ts'

/** What is known of one parent: a genotype, that it is not known, or nothing yet. */
export type Known = Genotype | 'unknown' | undefined
export type Choice = [Known, Known]

const slugOf = (known: Known) => (known === 'unknown' ? 'x' : known?.toLowerCase().replace('β', 'b'))

const slugs = new Map<string, Known>([...genotypes, 'unknown' as const].map((known) => [slugOf(known) ?? '', known]))

/**
 * The choice lives in the fragment of the address, the part that a browser never sends: a genotype is nobody's
 * business but the visitor's.
 */
export const fragmentOf = ([one, other]: Choice) => (one && other ? `#${slugOf(one)}-${slugOf(other)}` : '')

export const choiceIn = (fragment: string): Choice => {
  const [one = '', other = ''] = fragment.replace('#', '').split('-')
  return slugs.has(one) && slugs.has(other) ? [slugs.get(one), slugs.get(other)] : [undefined, undefined]
}
