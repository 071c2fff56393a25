/** The names of a genotype: on a control, below a drawing, and in an address. */
import type { ChildGenotype, Genotype } from '#shared/genotypes.ts'

/** One or two words for each genotype, because many visitors remember the words they were told, but not the letters. */
export const chipWords: Record<Genotype, string> = {
  AA: 'not a carrier',
  AS: 'carrier of S',
  AC: 'carrier of C',
  SS: 'sickle cell',
  SC: 'sickle cell',
  CC: 'C disease',
  Aβ: 'carrier of β',
  Sβ: 'sickle cell',
}

/** Short enough for a label below a drawing, with soft hyphens for narrow phones. */
export const genotypeNames: Record<ChildGenotype, string> = {
  AA: 'Not a carrier',
  AS: 'Carrier of S',
  AC: 'Carrier of C',
  Aβ: 'Carrier of beta thalass\u00adaemia',
  SS: 'Sickle cell disease',
  SC: 'Sickle cell disease',
  Sβ: 'Sickle cell disease',
  CC: 'Haemo\u00adglobin C disease, usually mild',
  Cβ: 'Not sickle cell; can cause anaemia',
  ββ: 'Beta thalass\u00adaemia; can be serious',
}

/** The id of the answer for two parents, also used after the # of an address, which browsers never send: as-ac. */
export const pairSlug = (one: Genotype, other: Genotype) => `${one}-${other}`.toLowerCase().replaceAll('β', 'b')

/** The first sentence of the tool, on its page and on the home page. */
export const genotypeLead =
  'See the chance that your child will have sickle cell disease. Your answers stay on this device.'
